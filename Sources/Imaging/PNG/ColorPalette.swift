/// The colours of a picture that has at most 256 of them, in the order in which its pixels first show them.
struct ColorPalette {
  private(set) var colors: [PremultipliedColor] = []
  /// An open hash table: the index of a colour plus one, or 0 for a free place.
  private var slots = [UInt16](repeating: 0, count: slotCount)

  private static let slotCount = 1024

  /// Nil where the picture has more than 256 colours.
  init?(of bitmap: Bitmap) {
    let isComplete = bitmap.withPixels { collect($0, count: bitmap.size.area) }
    guard isComplete else { return nil }
  }

  /// Writes the palette index of every pixel.
  func writeIndices(of pixels: UnsafePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    slots.withUnsafeBufferPointer { slots in
      var index = 0
      var lastPixel = ~pixels[0]
      var lastByte: UInt8 = 0
      while index < count {
        let pixel = pixels[index]
        if pixel != lastPixel {
          lastByte = UInt8(truncatingIfNeeded: slots[slot(of: pixel)] &- 1)
          lastPixel = pixel
        }
        bytes[index] = lastByte
        index &+= 1
      }
    }
  }

  private mutating func collect(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var index = 0
    var lastPixel = ~pixels[0]
    while index < count {
      let pixel = pixels[index]
      if pixel != lastPixel {
        guard include(pixel) else { return false }
        lastPixel = pixel
      }
      index &+= 1
    }
    return true
  }

  private mutating func include(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    if slots[slot] != 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(PremultipliedColor(packed: pixel))
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// The place of a colour in the table, or the free place where it belongs.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 0x9E37_79B1) &>> 22)
    while slots[slot] != 0, colors[Int(slots[slot]) - 1].packed != pixel {
      slot = (slot &+ 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
