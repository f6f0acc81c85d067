public import Foundation

/// A language that the library speaks.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
  case portuguese = "pt"
  case german = "de"
  case arabic = "ar"

  /// The language of a locale, wherever it is spoken; English for those that the library does not speak.
  public init(of locale: Locale) {
    let code = locale.identifier.lowercased().prefix { $0 != "_" && $0 != "-" }
    self = Language(rawValue: String(code)) ?? .english
  }

  /// The locale whose numbers and dates the library writes in the language.
  public var locale: Locale {
    Locale(identifier: tables.locale)
  }

  /// What the language is called by those who speak it.
  public var ownName: String { tables.ownName }

  /// Whether its lines begin on the right.
  public var isRightToLeft: Bool { self == .arabic }

  var tables: LanguageTables {
    switch self {
    case .english: .english
    case .french: .french
    case .portuguese: .portuguese
    case .german: .german
    case .arabic: .arabic
    }
  }
}
