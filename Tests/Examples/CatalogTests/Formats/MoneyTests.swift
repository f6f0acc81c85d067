import FirstFrameCatalog
import Testing

struct MoneyTests {
  @Test(arguments: [
    (0, "€0.00", "€0"), (5, "€0.05", "€0.05"), (100, "€1.00", "€1"), (99_999, "€999.99", "€999.99"),
    (100_000, "€1,000.00", "€1,000"), (123_456_789, "€1,234,567.89", "€1,234,567.89"), (-1_050, "-€10.50", "-€10.50"),
    (-20_000, "-€200.00", "-€200"),
  ])
  func text(cents: Int, text: String, short: String) {
    let wording = Wording(.english)
    #expect(wording.money(Money(cents: cents)) == text)
    #expect(wording.shortMoney(Money(cents: cents)) == short)
  }

  @Test(
    arguments: [
      (1_000, 2.35, 2_350), (2_000, 6.82, 13_640), (1, 1.99, 1), (333, 1.1, 366), (1_000, 1.15, 1_150),
    ])
  func winningsAreExactRoundedDownToACent(stake: Int, odds: Double, cents: Int) {
    #expect(Money(cents: stake).multiplied(by: Odds(odds)) == Money(cents: cents))
  }
}
