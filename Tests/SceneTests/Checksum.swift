import FirstFrameImaging

/// The CRC-32 of a picture's premultiplied bytes, red first.
///
/// Source: ISO 3309, as the PNG specification (third edition, annex D) gives it.
enum Checksum {
  static func of(_ bitmap: Bitmap) -> UInt32 {
    bitmap.withPixels { pixels in
      var checksum = UInt32.max
      for index in 0..<bitmap.size.area {
        var pixel = pixels[index]
        for _ in 0..<4 {
          checksum = table[Int((checksum ^ pixel) & 0xFF)] ^ (checksum >> 8)
          pixel >>= 8
        }
      }
      return ~checksum
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
