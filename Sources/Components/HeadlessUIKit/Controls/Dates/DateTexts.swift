import Foundation

/// The texts of dates in a locale, calendar and time zone.
final class DateTexts {
  /// The calendar, with the locale and time zone.
  let calendar: Calendar
  let locale: Locale
  private var formatters: [String: DateFormatter] = [:]

  init(calendar: Calendar, locale: Locale, timeZone: TimeZone) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.locale = locale
  }

  /// Returns the texts for settings: the present ones, if they are for the same, because formatters are slow to make.
  static func texts(_ present: DateTexts?, calendar: Calendar, locale: Locale, timeZone: TimeZone) -> DateTexts {
    let new = DateTexts(calendar: calendar, locale: locale, timeZone: timeZone)
    if let present, present.calendar == new.calendar, present.locale == locale { return present }
    return new
  }

  /// Returns the text of a date, with the fields of a template in the order of the locale.
  ///
  /// - Parameter template: Letters of Unicode's date patterns (UTS #35); `j` is the hour as the locale counts it.
  func text(_ template: String, of date: Date) -> String {
    let formatter = formatters[template] ?? makeFormatter { $0.setLocalizedDateFormatFromTemplate(template) }
    formatters[template] = formatter
    return Self.withPlainSpaces(formatter.string(from: date))
  }

  /// Returns the day of the month in the digits of the locale, without a word for "day".
  func dayNumber(of date: Date) -> String { dayNumbers.string(from: date) }

  private lazy var dayNumbers = makeFormatter { $0.dateFormat = "d" }

  /// Returns a number in the digits of the locale.
  ///
  /// - Parameter digits: The least number of digits.
  func number(_ value: Int, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    return numbers.string(from: value as NSNumber) ?? "\(value)"
  }

  private lazy var numbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter
  }()

  private func makeFormatter(_ setFormat: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    setFormat(formatter)
    return formatter
  }

  /// Returns the fields of a template in the order of the locale: the first letter of each field.
  func fields(_ template: String) -> [Character] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var fields: [Character] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, letter.isASCII, letter.isLetter, fields.last != letter else { continue }
      fields.append(letter)
    }
    return fields
  }

  /// Some versions of the locale data have narrow spaces, which typefaces may lack.
  private static func withPlainSpaces(_ text: String) -> String {
    String(text.map { $0 == "\u{202F}" ? "\u{A0}" : $0 })
  }

  /// The names of the weekdays for the head of a month, from the first day of the locale's week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = max(calendar.firstWeekday - 1, 0) % max(names.count, 1)
    return Array(names[first...] + names[..<first])
  }
}

/// A month of a calendar, as weeks of seven days.
struct CalendarMonth: Hashable {
  /// The first instant of the month.
  let start: Date
  /// The number of days.
  let dayCount: Int
  /// The column of the first day, from 0.
  let firstColumn: Int

  /// Creates the month that contains a date.
  init(containing date: Date, in calendar: Calendar) {
    start = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  var weekCount: Int { (firstColumn + dayCount + 6) / 7 }

  /// Returns the first instant of a day, counted from 1, and that of the next day.
  func day(_ number: Int, in calendar: Calendar) -> (start: Date, end: Date) {
    let day = calendar.date(byAdding: .day, value: number - 1, to: start) ?? start
    return (day, calendar.date(byAdding: .day, value: 1, to: day) ?? day)
  }

  /// Returns the row and column of a day, counted from 1.
  func cell(of day: Int) -> (row: Int, column: Int) {
    let index = firstColumn + day - 1
    return (index / 7, index % 7)
  }
}
