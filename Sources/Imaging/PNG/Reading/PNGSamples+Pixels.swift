extension PNGSamples {
  /// Turns a row of samples into premultiplied pixels. Rows are aligned to 16 bytes, with as many to spare.
  ///
  /// Written for debug builds, where a test suite reads its references: words instead of bytes, and nothing generic.
  func convert(_ row: UnsafeMutableRawPointer, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    switch self {
    case .indexed(let table):
      table.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress else { return }
        Self.look(up: row.assumingMemoryBound(to: UInt8.self), in: table, to: pixels, count: count)
      }
    case .rgb:
      Self.widen(row.assumingMemoryBound(to: UInt32.self), to: pixels, count: count)
    case .rgba(let toSRGB):
      let samples = row.assumingMemoryBound(to: UInt8.self)
      toSRGB?.withUnsafeBufferPointer { Self.map(samples, through: $0, count: count) }
      Self.premultiply(row.assumingMemoryBound(to: UInt32.self), to: pixels, count: count)
    case .wide(let toSRGB):
      toSRGB.withUnsafeBufferPointer {
        Self.narrow(row.assumingMemoryBound(to: UInt16.self), through: $0, to: pixels, count: count)
      }
      Self.premultiply(pixels, to: pixels, count: count)
    }
  }

  private static func look(
    up indices: UnsafePointer<UInt8>, in table: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var index = 0
    while index < count {
      pixels[index] = table[Int(truncatingIfNeeded: indices[index])]
      index &+= 1
    }
  }

  /// Four opaque pixels from three words at a time.
  private static func widen(
    _ words: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let opaque: UInt32 = 0xFF00_0000
    var word = words
    var pixel = pixels
    let end = pixels + (count & ~3)
    while pixel < end {
      let first = word[0]
      let second = word[1]
      let third = word[2]
      pixel[0] = first | opaque
      pixel[1] = first &>> 24 | second &<< 8 | opaque
      pixel[2] = second &>> 16 | third &<< 16 | opaque
      pixel[3] = third &>> 8 | opaque
      word += 3
      pixel += 4
    }
    // The last one to three pixels: the row has bytes to spare, the bitmap has not.
    let rest = count & 3
    if rest > 0 { pixel[0] = word[0] | opaque }
    if rest > 1 { pixel[1] = word[0] &>> 24 | word[1] &<< 8 | opaque }
    if rest > 2 { pixel[2] = word[1] &>> 16 | word[2] &<< 16 | opaque }
  }

  private static func map(
    _ samples: UnsafeMutablePointer<UInt8>, through table: UnsafeBufferPointer<UInt8>, count: Int
  ) {
    var index = 0
    while index < count &* 4 {
      if index & 3 != 3 {
        samples[index] = table[Int(truncatingIfNeeded: samples[index])]
      }
      index &+= 1
    }
  }

  private static func narrow(
    _ samples: UnsafePointer<UInt16>, through table: UnsafeBufferPointer<UInt8>,
    to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let sample = samples + index &* 4
      // Alpha is linear in every file: it is rounded, never mapped.
      let alpha = (UInt32(sample[3]) &* 255 &+ 32_767) / 65_535
      pixels[index] =
        UInt32(table[Int(sample[0])]) | UInt32(table[Int(sample[1])]) &<< 8 | UInt32(table[Int(sample[2])]) &<< 16
        | alpha &<< 24
      index &+= 1
    }
  }

  private static func premultiply(
    _ straight: UnsafePointer<UInt32>, to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let pixel = straight[index]
      let alpha = pixel &>> 24
      if alpha == 255 {
        pixels[index] = pixel
      } else {
        pixels[index] = premultiplied(pixel, alpha)
      }
      index &+= 1
    }
  }

  /// Two channels to a multiply; adding a 256th of a product to itself rounds its division by 255 exactly.
  private static func premultiplied(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    let outer = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    let inner = (pixel &>> 8 & 0x0000_00FF) &* alpha &+ 0x0000_0080
    let redAndBlue = (outer &+ (outer &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    let green = (inner &+ (inner &>> 8)) & 0x0000_FF00
    return redAndBlue | green | alpha &<< 24
  }
}
