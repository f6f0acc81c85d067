/// Numbers in hexadecimal notation.
package enum Hexadecimal {
  /// Returns the digits of a number, with zeros before them up to a number of digits.
  package static func digits(_ value: UInt64, count: Int = 1, uppercase: Bool = false) -> String {
    let digits = String(value, radix: 16, uppercase: uppercase)
    return digits.utf8.count < count ? String(repeating: "0", count: count - digits.utf8.count) + digits : digits
  }
}
