/// A time of the day.
public struct ClockTime: Hashable, Sendable {
  public var hour: Int
  public var minute: Int

  public init(_ hour: Int, _ minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// The time in Western digits, such as `09:30`.
  var plainText: String { "\(Self.padded(hour)):\(Self.padded(minute))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
