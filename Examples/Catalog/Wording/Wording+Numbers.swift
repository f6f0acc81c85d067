import Foundation

extension Wording {
  package func number(_ number: Int) -> String {
    language.tables.numberStyle.text(of: String(number))
  }

  /// - Parameter digits: The number of digits after the decimal separator.
  package func number(_ number: Double, digits: Int) -> String {
    language.tables.numberStyle.text(of: String(format: "%.\(digits)f", number))
  }

  package func percent(_ number: Int) -> String {
    language.tables.numberStyle.percent(of: String(number))
  }

  /// Returns a text with its digits replaced by the digits of the language.
  package func digits(of text: String) -> String {
    language.tables.numberStyle.digits(of: text)
  }

  package func odds(_ odds: Odds) -> String {
    number(odds.value, digits: 2)
  }

  /// Returns the text of a sum, such as `€1,250.00`.
  package func money(_ sum: Money) -> String {
    language.tables.numberStyle.euros(sum.plainText)
  }

  /// Returns the text of a sum without zero cents, such as `€1,250`.
  package func shortMoney(_ sum: Money) -> String {
    sum.cents % 100 == 0 ? language.tables.numberStyle.euros(String(sum.cents / 100)) : money(sum)
  }

  /// Returns the text of a sum, with a plus sign if it is positive, such as `+€50.00`.
  package func gain(_ sum: Money) -> String {
    sum > Money(0) ? language.tables.numberStyle.plusSign + money(sum) : money(sum)
  }
}
