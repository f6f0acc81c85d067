import Foundation

/// A sum in a currency's smallest unit.
public struct Money: Hashable, Comparable, Sendable {
  public var cents: Int

  public init(cents: Int) {
    self.cents = cents
  }

  public init(_ euros: Int) {
    cents = euros * 100
  }

  public static func < (one: Money, other: Money) -> Bool { one.cents < other.cents }
  public static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
  public static func - (one: Money, other: Money) -> Money { Money(cents: one.cents - other.cents) }

  /// What the sum comes to at some odds, rounded down to a cent.
  public func multiplied(by odds: Odds) -> Money {
    // Odds have two digits: multiplied as whole numbers, they come out exact.
    let hundredths = Int((odds.value * 100).rounded())
    return Money(cents: cents * hundredths / 100)
  }

  /// Such as `€1,250.00`, in every locale.
  public var text: String {
    let sign = cents < 0 ? "-" : ""
    return sign + "€" + Self.grouped(abs(cents) / 100) + String(format: ".%02d", abs(cents) % 100)
  }

  /// Such as `€1,250` where there are no cents.
  public var shortText: String {
    cents % 100 == 0 ? (cents < 0 ? "-" : "") + "€" + Self.grouped(abs(cents) / 100) : text
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digits[index])
    }
  }
}
