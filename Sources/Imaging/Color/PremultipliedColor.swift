/// A colour in sRGB whose channels are already multiplied by its alpha, packed as a pixel of a bitmap.
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

  /// The colour with straight alpha. Premultiplying it again gives this colour back, exactly.
  public var straight: Color {
    let alpha = UInt32(alpha)
    guard alpha > 0 else { return .clear }
    func divided(_ channel: UInt8) -> UInt8 {
      UInt8(min((UInt32(channel) * 255 + alpha / 2) / alpha, 255))
    }
    return Color(red: divided(red), green: divided(green), blue: divided(blue), alpha: self.alpha)
  }
}
