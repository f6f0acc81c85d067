/// The short names of months and weekdays in dates (Unicode CLDR).
struct CalendarNames: Sendable {
  /// The months from January.
  let months: [String]
  /// The weekdays from Sunday.
  let weekdays: [String]

  static let english = CalendarNames(
    months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])

  static let french = CalendarNames(
    months: [
      "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ],
    weekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."])

  static let portuguese = CalendarNames(
    months: ["jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez."],
    weekdays: ["dom.", "seg.", "ter.", "qua.", "qui.", "sex.", "sáb."])

  static let german = CalendarNames(
    months: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
    weekdays: ["So.", "Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa."])

  static let arabic = CalendarNames(
    months: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
    ],
    weekdays: ["أحد", "اثنين", "ثلاثاء", "أربعاء", "خميس", "جمعة", "سبت"])
}
