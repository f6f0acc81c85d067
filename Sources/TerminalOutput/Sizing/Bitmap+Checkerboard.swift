import FirstFrameImaging

extension Bitmap {
  /// The picture over a pale checkerboard, which shows where it can be seen through.
  func overCheckerboard(square: Int) -> Bitmap {
    guard !isOpaque else { return self }
    var opaque = self
    opaque.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let index = y * width + x
          let color = PremultipliedColor(packed: pixels[index])
          guard color.alpha < 255 else { continue }
          let below: UInt32 = (x / square + y / square).isMultiple(of: 2) ? 255 : 224
          pixels[index] = Self.over(color, below: below)
        }
      }
    }
    return opaque
  }

  private static func over(_ color: PremultipliedColor, below: UInt32) -> UInt32 {
    let share = (below * UInt32(255 - color.alpha) + 127) / 255
    func channel(_ level: UInt8) -> UInt32 { min(UInt32(level) + share, 255) }
    return channel(color.red) | channel(color.green) << 8 | channel(color.blue) << 16 | 0xFF00_0000
  }
}
