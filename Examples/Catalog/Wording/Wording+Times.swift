extension Wording {
  /// Such as `20:45`.
  public func time(_ time: ClockTime) -> String {
    digits(of: time.plainText)
  }

  /// Such as `28 Nov, 20:14`.
  public func dayAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.dayAndTime, parts(of: date).merging([.time: self.time(time)]) { first, _ in first })
  }

  /// Such as `28 Nov 2025, 20:14`.
  public func dateAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.dateAndTime, parts(of: date).merging([.time: self.time(time)]) { first, _ in first })
  }

  /// Such as `Sat 18:00`.
  public func weekdayAndTime(_ date: CalendarDate, _ time: ClockTime) -> String {
    text(.weekdayAndTime, [.weekday: language.tables.calendarNames.weekdays[date.weekday], .time: self.time(time)])
  }

  private func parts(of date: CalendarDate) -> [Phrase.Placeholder: String] {
    [
      .day: number(date.day), .month: language.tables.calendarNames.months[date.month - 1],
      .year: digits(of: String(date.year)),
    ]
  }
}
