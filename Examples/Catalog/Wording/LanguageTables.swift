/// The formats and phrases of one language.
struct LanguageTables: Sendable {
  /// The identifier of the locale that determines the formats of numbers and dates.
  let locale: String
  let ownName: String
  let phrases: PhraseTable
  let numberStyle: NumberStyle
  let calendarNames: CalendarNames

  static let english = LanguageTables(
    locale: "en_US", ownName: "English", phrases: .english, numberStyle: .english, calendarNames: .english)
  static let french = LanguageTables(
    locale: "fr_FR", ownName: "Français", phrases: .french, numberStyle: .french, calendarNames: .french)
  static let portuguese = LanguageTables(
    locale: "pt_PT", ownName: "Português", phrases: .portuguese, numberStyle: .portuguese, calendarNames: .portuguese)
  static let german = LanguageTables(
    locale: "de_DE", ownName: "Deutsch", phrases: .german, numberStyle: .german, calendarNames: .german)
  static let arabic = LanguageTables(
    locale: "ar_EG", ownName: "العربية", phrases: .arabic, numberStyle: .arabic, calendarNames: .arabic)
}
