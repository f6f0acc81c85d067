import Foundation

/// A language that the library supports.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case french = "fr"
  case portuguese = "pt"
  case german = "de"
  case arabic = "ar"

  /// Creates the language of a locale, regardless of its region. English replaces an unsupported language.
  package init(of locale: Locale) {
    let code = locale.identifier.lowercased().prefix { $0 != "_" && $0 != "-" }
    self = Language(rawValue: String(code)) ?? .english
  }

  /// The locale that determines the formats of numbers and dates.
  package var locale: Locale {
    Locale(identifier: tables.locale)
  }

  /// The language's name in the language itself.
  package var nativeName: String { tables.nativeName }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { self == .arabic }

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
