public import HeadlessUIKit

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case date, time, relative, offset, timer }

    fileprivate let kind: Kind
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of the day, such as "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The distance to now, such as "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now with a sign, such as "+2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts to the date or from it, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted { style.text(of: date, in: $0) })
  }

  /// The days and times between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted { environment in
        var style = Date.IntervalFormatStyle(locale: environment.locale, calendar: environment.calendar)
        style.timeZone = environment.timeZone
        return style.format(dates.lowerBound..<dates.upperBound)
      })
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A clock that counts down or up in an interval, at the current time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .formatted { _ in
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        let distance =
          countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        return Duration.clock(Int(seconds: distance), showsHours: showsHours)
      })
  }
}

extension Text.DateStyle {
  fileprivate func text(of date: Date, in environment: EnvironmentValues) -> String {
    let seconds = Int(seconds: date.timeIntervalSince(Date()))
    switch kind {
    case .date: return format(.long, .omitted, environment).format(date)
    case .time: return format(.omitted, .shortened, environment).format(date)
    case .timer: return Duration.clock(abs(seconds))
    case .relative:
      let parts = Self.parts(of: abs(seconds)).filter { $0.count > 0 }.prefix(2)
      return parts.isEmpty ? "0 sec" : parts.map { "\($0.count) \($0.short)" }.joined(separator: ", ")
    case .offset:
      let part = Self.parts(of: abs(seconds)).first { $0.count > 0 } ?? (0, "sec", "second")
      return "\(seconds < 0 ? "-" : "+")\(part.count) \(part.long)\(part.count == 1 ? "" : "s")"
    }
  }

  private func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// The days, hours, minutes and seconds of a distance.
  private static func parts(of seconds: Int) -> [(count: Int, short: String, long: String)] {
    [
      (seconds / 86400, seconds / 86400 == 1 ? "day" : "days", "day"), (seconds / 3600 % 24, "hr", "hour"),
      (seconds / 60 % 60, "min", "minute"), (seconds % 60, "sec", "second"),
    ]
  }
}

extension Int {
  /// A distance in whole seconds. One that is not finite, or too long for a number, is zero.
  fileprivate init(seconds: TimeInterval) { self = Int(exactly: seconds.rounded()) ?? 0 }
}

extension Duration {
  /// A number of seconds as a clock, with hours if there are any.
  fileprivate static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(seconds % 60))" : "\(minutes):\(padded(seconds % 60))"
  }
}
