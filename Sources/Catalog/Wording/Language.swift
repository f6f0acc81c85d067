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
    switch self {
    case .english: Locale(identifier: "en_US")
    case .french: Locale(identifier: "fr_FR")
    case .portuguese: Locale(identifier: "pt_PT")
    case .german: Locale(identifier: "de_DE")
    case .arabic: Locale(identifier: "ar_EG")
    }
  }

  /// What the language is called by those who speak it.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .french: "Français"
    case .portuguese: "Português"
    case .german: "Deutsch"
    case .arabic: "العربية"
    }
  }

  /// Whether its lines begin on the right.
  public var isRightToLeft: Bool { self == .arabic }

  var phrases: PhraseTable {
    switch self {
    case .english: .english
    case .french: .french
    case .portuguese: .portuguese
    case .german: .german
    case .arabic: .arabic
    }
  }

  var numberStyle: NumberStyle {
    switch self {
    case .english: .english
    case .french: .french
    case .portuguese: .portuguese
    case .german: .german
    case .arabic: .arabic
    }
  }

  var calendarNames: CalendarNames {
    switch self {
    case .english: .english
    case .french: .french
    case .portuguese: .portuguese
    case .german: .german
    case .arabic: .arabic
    }
  }
}
