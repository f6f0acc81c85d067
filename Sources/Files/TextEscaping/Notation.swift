package import Foundation

extension Int {
  /// The number with a noun, such as `1 test` or `2 tests`.
  ///
  /// - Parameter noun: A singular whose plural ends with s.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

/// Numbers in hexadecimal notation.
package enum Hexadecimal {
  /// Returns the digits of a number, with zeros before them up to a number of digits.
  package static func digits(_ value: UInt64, count: Int = 1, uppercase: Bool = false) -> String {
    let digits = String(value, radix: 16, uppercase: uppercase)
    return digits.utf8.count < count ? String(repeating: "0", count: count - digits.utf8.count) + digits : digits
  }
}

extension JSONEncoder {
  /// An encoder that produces the same bytes for equal values, on one line.
  package static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// An encoder that produces the same bytes for equal values, on indented lines for people.
  package static var sortedAndIndented: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
