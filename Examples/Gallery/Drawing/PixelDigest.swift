import FirstFrameImaging

/// A fingerprint of a picture, the same on every machine and in every run.
///
/// Each step maps 64 bits one to one, so that two pictures that differ in one place never share it; that two others do is
/// as likely as one in 2^64. The multiplier is that of FNV-1a (Fowler, Noll, Vo), taken a pixel at a time instead of a
/// byte, with the high half folded into the low one.
struct PixelDigest: Hashable, Sendable {
  let size: PixelSize
  private let value: UInt64

  init(of bitmap: Bitmap) {
    size = bitmap.size
    let count = bitmap.size.area
    value = bitmap.withPixels { pixels in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      var index = 0
      // Two pixels at a time, without iterators: this loop runs over every pixel in debug builds too.
      while index + 1 < count {
        hash ^= UInt64(truncatingIfNeeded: pixels[index]) | UInt64(truncatingIfNeeded: pixels[index + 1]) &<< 32
        hash = hash &* 0x0000_0100_0000_01B3
        hash ^= hash &>> 32
        index += 2
      }
      if index < count { hash = (hash ^ UInt64(truncatingIfNeeded: pixels[index])) &* 0x0000_0100_0000_01B3 }
      return hash
    }
  }

  /// The size in pixels and sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return "\(size.width)x\(size.height) " + String(repeating: "0", count: 16 - digits.count) + digits
  }
}
