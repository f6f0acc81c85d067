/// Decimal odds: the return of a stake of one.
public struct Odds: Hashable, Comparable, Sendable {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public static func < (one: Odds, other: Odds) -> Bool { one.value < other.value }
}
