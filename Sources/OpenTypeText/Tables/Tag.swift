/// Four characters that name a table, a feature or an axis in a font file.
///
/// Source: OpenType 1.9, "Data types".
struct Tag: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  /// Characters beyond the fourth are left out, and missing ones are spaces.
  init(_ string: String) {
    let bytes = Array(string.utf8.prefix(4))
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < bytes.count ? bytes[$1] : 0x20) }
  }

  static func < (left: Tag, right: Tag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Tag: CustomStringConvertible {
  /// As it is written, with a question mark for what cannot be printed.
  var description: String {
    String(
      String.UnicodeScalarView(
        stride(from: 24, through: 0, by: -8).map { shift in
          let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
          return (0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?"
        }))
  }
}
