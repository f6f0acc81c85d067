/// Decimal odds: what a stake of one brings back.
public struct Odds: Hashable, Comparable, Sendable {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public static func < (one: Odds, other: Odds) -> Bool { one.value < other.value }
}
