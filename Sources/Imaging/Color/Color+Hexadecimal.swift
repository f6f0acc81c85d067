extension Color {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hexadecimal text: some StringProtocol) {
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9 else { return nil }
    let digits = text.utf8.dropFirst().compactMap(Self.value(ofHexadecimalDigit:))
    guard digits.count == text.utf8.count - 1 else { return nil }
    func channel(_ index: Int) -> UInt8 { digits[2 * index] << 4 | digits[2 * index + 1] }
    self.init(
      red: channel(0), green: channel(1), blue: channel(2), alpha: digits.count == 8 ? channel(3) : 255)
  }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` where it is not opaque.
  public var hexadecimal: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map(Self.hexadecimalDigits).joined()
  }

  private static func value(ofHexadecimalDigit character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private static func hexadecimalDigits(of channel: UInt8) -> String {
    let digits = String(channel, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
