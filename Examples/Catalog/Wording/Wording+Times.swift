extension Wording {
  /// Returns the text of a time, such as `20:45`.
  package func time(_ time: ClockTime) -> String {
    digits(of: time.plainText)
  }

  /// Returns the text of a day and a time, such as `28 Nov, 20:14`.
  package func dayAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.dayAndTime, parts(of: date).merging([.time: self.time(time)]) { first, _ in first })
  }

  /// Returns the text of a date and a time, such as `28 Nov 2025, 20:14`.
  package func dateAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.dateAndTime, parts(of: date).merging([.time: self.time(time)]) { first, _ in first })
  }

  /// Returns the text of a weekday and a time, such as `Sat 18:00`.
  package func weekdayAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.weekdayAndTime, [.weekday: language.tables.calendarNames.weekdays[date.weekday], .time: self.time(time)])
  }

  private func parts(of date: CalendarDate) -> [Phrase.Placeholder: String] {
    [
      .day: number(date.day), .month: language.tables.calendarNames.months[date.month - 1],
      .year: digits(of: String(date.year)),
    ]
  }
}
