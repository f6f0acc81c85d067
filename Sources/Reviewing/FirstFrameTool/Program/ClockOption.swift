import Foundation

/// An instant on the command line, such as `2026-01-01T12:00:00Z` or `2026-01-01T12:00:00+02:00`.
enum ClockOption {
  /// Returns the instant; `nil` if the text has another form, or if it is not between 1970 and 2200.
  static func instant(_ text: String) -> Date? {
    guard let date = try? Date(text, strategy: .iso8601), date >= Date(timeIntervalSince1970: 0),
      date < Date(timeIntervalSince1970: 7_258_118_400)
    else { return nil }
    return date
  }

  /// The form that `FIRSTFRAME_CLOCK` has.
  static func text(of date: Date) -> String { date.formatted(.iso8601) }
}
