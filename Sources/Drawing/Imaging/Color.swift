import FirstFrameTextEscaping

/// A color in sRGB with straight (not premultiplied) alpha, 8 bits per channel.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public var isOpaque: Bool { alpha == 255 }
  public var isClear: Bool { alpha == 0 }
}

extension Color {
  /// Parses `#RRGGBB` or `#RRGGBBAA`; returns `nil` for anything else.
  public init?(hexadecimal text: some StringProtocol) {
    guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9 else { return nil }
    let digits = text.utf8.dropFirst().compactMap(Self.value(ofHexadecimalDigit:))
    guard digits.count == text.utf8.count - 1 else { return nil }
    func channel(_ index: Int) -> UInt8 { digits[2 * index] << 4 | digits[2 * index + 1] }
    self.init(
      red: channel(0), green: channel(1), blue: channel(2), alpha: digits.count == 8 ? channel(3) : 255)
  }

  /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
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
    Hexadecimal.digits(UInt64(channel), count: 2, uppercase: true)
  }
}

/// A color in sRGB with channels premultiplied by alpha, packed as a pixel of a bitmap.
///
/// The bytes in memory are red, green, blue, alpha on a little-endian machine.
public struct PremultipliedColor: Hashable, Sendable {
  public let packed: UInt32

  public static let clear = PremultipliedColor(packed: 0)

  public init(packed: UInt32) {
    self.packed = packed
  }

  public init(_ color: Color) {
    func premultiplied(_ channel: UInt8) -> UInt32 {
      (UInt32(channel) * UInt32(color.alpha) + 127) / 255
    }
    packed =
      premultiplied(color.red) | premultiplied(color.green) << 8 | premultiplied(color.blue) << 16
      | UInt32(color.alpha) << 24
  }

  public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }

  /// The color with straight alpha. Premultiplying the result returns exactly this color.
  public var straight: Color {
    let alpha = UInt32(alpha)
    guard alpha > 0 else { return .clear }
    func divided(_ channel: UInt8) -> UInt8 {
      UInt8(min((UInt32(channel) * 255 + alpha / 2) / alpha, 255))
    }
    return Color(red: divided(red), green: divided(green), blue: divided(blue), alpha: self.alpha)
  }
}
