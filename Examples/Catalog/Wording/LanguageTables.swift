/// The formats and phrases of one language.
struct LanguageTables: Sendable {
  /// The identifier of the locale that determines the formats of numbers and dates.
  let locale: String
  let nativeName: String
  let phrases: PhraseTable
  let numberStyle: NumberStyle
  let calendarNames: CalendarNames

  static let english = LanguageTables(
    locale: "en_US", nativeName: "English", phrases: .english, numberStyle: .english, calendarNames: .english)
  static let french = LanguageTables(
    locale: "fr_FR", nativeName: "Français", phrases: .french, numberStyle: .french, calendarNames: .french)
  static let portuguese = LanguageTables(
    locale: "pt_PT", nativeName: "Português", phrases: .portuguese, numberStyle: .portuguese,
    calendarNames: .portuguese)
  static let german = LanguageTables(
    locale: "de_DE", nativeName: "Deutsch", phrases: .german, numberStyle: .german, calendarNames: .german)
  static let arabic = LanguageTables(
    locale: "ar_EG", nativeName: "العربية", phrases: .arabic, numberStyle: .arabic, calendarNames: .arabic)
}
