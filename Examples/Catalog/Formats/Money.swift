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
  package static func + (one: Money, other: Money) -> Money { Money(cents: one.cents + other.cents) }
  package static func - (one: Money, other: Money) -> Money { Money(cents: one.cents - other.cents) }

  /// Returns the sum multiplied by odds, rounded down to a cent.
  package func multiplied(by odds: Odds) -> Money {
    // Odds have two decimal places, so the product of whole numbers is exact.
    let hundredths = Int((odds.value * 100).rounded())
    return Money(cents: cents * hundredths / 100)
  }

  /// The number of euros as Swift writes it, such as `-1250.05`; `Wording` formats sums for display.
  var plainText: String {
    let rest = abs(cents) % 100
    return (cents < 0 ? "-" : "") + "\(abs(cents) / 100)." + (rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
