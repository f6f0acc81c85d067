/// The pixels of a picture as PNG stores them: straight alpha, one to four bytes a pixel.
struct PNGRows {
  let layout: Layout
  /// The colours that the bytes of a palette picture count through; nil for the other layouts.
  let palette: [Color]?
  let bytes: [UInt8]

  init(of bitmap: Bitmap) {
    if let palette = ColorPalette(of: bitmap) {
      layout = .palette
      self.palette = palette.colors.map(\.straight)
      bytes = Self.bytes(of: bitmap, layout: .palette) { pixels, bytes, count in
        palette.writeIndices(of: pixels, to: bytes, count: count)
      }
    } else {
      layout = bitmap.isOpaque ? .rgb : .rgba
      palette = nil
      bytes = Self.bytes(
        of: bitmap, layout: layout, write: layout == .rgb ? Self.writeOpaque : Self.writeStraight)
    }
  }

  private static func bytes(
    of bitmap: Bitmap, layout: Layout,
    write: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) -> [UInt8] {
    let byteCount = bitmap.size.area * layout.rawValue
    return [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, initializedCount in
      initializedCount = byteCount
      guard let bytes = buffer.baseAddress else { return }
      bitmap.withPixels { write($0, bytes, bitmap.size.area) }
    }
  }

  private static func writeOpaque(
    _ pixels: UnsafePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var index = 0
    var byte = bytes
    while index < count {
      let pixel = pixels[index]
      byte[0] = UInt8(truncatingIfNeeded: pixel)
      byte[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      byte[2] = UInt8(truncatingIfNeeded: pixel &>> 16)
      byte += 3
      index &+= 1
    }
  }

  private static func writeStraight(
    _ pixels: UnsafePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var index = 0
    var byte = bytes
    var lastPixel: UInt32 = 0
    var straight = Color.clear
    while index < count {
      let pixel = pixels[index]
      if pixel != lastPixel {
        straight = PremultipliedColor(packed: pixel).straight
        lastPixel = pixel
      }
      byte[0] = straight.red
      byte[1] = straight.green
      byte[2] = straight.blue
      byte[3] = straight.alpha
      byte += 4
      index &+= 1
    }
  }
}
