extension Bitmap {
  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    let count = size.area
    return withPixels { pixels in
      var index = 0
      var all: UInt32 = .max
      while index < count {
        all &= pixels[index]
        index &+= 1
      }
      return all &>> 24 == 255
    }
  }

  /// Multiplies the colours of pixels that were read with straight alpha.
  mutating func premultiply() {
    let count = size.area
    withMutablePixels { pixels in
      var index = 0
      while index < count {
        let pixel = pixels[index]
        if pixel &>> 24 != 255 {
          pixels[index] = Self.premultiplied(pixel)
        }
        index &+= 1
      }
    }
  }

  private static func premultiplied(_ straight: UInt32) -> UInt32 {
    PremultipliedColor(
      Color(
        red: UInt8(truncatingIfNeeded: straight), green: UInt8(truncatingIfNeeded: straight &>> 8),
        blue: UInt8(truncatingIfNeeded: straight &>> 16), alpha: UInt8(truncatingIfNeeded: straight &>> 24))
    ).packed
  }
}
