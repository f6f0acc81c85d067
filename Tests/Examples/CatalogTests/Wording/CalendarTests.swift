import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameCatalog

/// Dates in five languages.
struct CalendarTests {
  @Test(arguments: Language.allCases)
  func monthsAndWeekdaysHaveFoundationsNames(language: Language) {
    let formatter = DateFormatter()
    formatter.locale = language.locale
    #expect(language.tables.calendarNames.months == formatter.shortMonthSymbols)
    #expect(language.tables.calendarNames.weekdays == formatter.shortWeekdaySymbols)
  }

  @Test func weekdaysMatchFoundationsCalendar() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed: \(seed)")
    var generator = SeededGenerator(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for _ in 0..<500 {
      let parts = DateComponents(
        year: Int.random(in: 1600...2400, using: &generator), month: Int.random(in: 1...12, using: &generator),
        day: Int.random(in: 1...28, using: &generator))
      let (year, month, day) = try (#require(parts.year), #require(parts.month), #require(parts.day))
      let date = try #require(calendar.date(from: parts))
      #expect(CalendarDate(year: year, month: month, day: day).weekday == calendar.component(.weekday, from: date) - 1)
    }
  }

  @Test(arguments: [
    (Language.english, "28 Nov, 09:30", "28 Nov 2025, 09:30", "Fri 09:30"),
    (.french, "28 nov., 09:30", "28 nov. 2025, 09:30", "ven. 09:30"),
    (.portuguese, "28 nov., 09:30", "28 nov. 2025, 09:30", "sex. 09:30"),
    (.german, "28. Nov., 09:30", "28. Nov. 2025, 09:30", "Fr. 09:30"),
    (.arabic, "٢٨ نوفمبر، ٠٩:٣٠", "٢٨ نوفمبر ٢٠٢٥، ٠٩:٣٠", "جمعة ٠٩:٣٠"),
  ])
  func texts(language: Language, day: String, date: String, weekday: String) {
    let (wording, friday, time) = (Wording(language), CalendarDate(year: 2025, month: 11, day: 28), ClockTime(9, 30))
    #expect(wording.dayAndTime(friday, time) == day)
    #expect(wording.dateAndTime(friday, time) == date)
    #expect(wording.weekdayAndTime(friday, time) == weekday)
  }
}
