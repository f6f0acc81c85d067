/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable {
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, starting at 1.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The weekday from 0 for Sunday to 6 (Zeller, 1882: the year begins in March and ends with a leap day).
  package var weekday: Int {
    let (year, month) = month < 3 ? (year - 1, month + 12) : (year, month)
    let days = day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400
    return (days + 6) % 7
  }
}
