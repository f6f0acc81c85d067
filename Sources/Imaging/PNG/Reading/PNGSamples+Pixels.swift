extension PNGSamples {
  /// Turns a row of samples into premultiplied pixels. Rows are aligned to 16 bytes, with as many to spare.
  ///
  /// Written for debug builds, where a test suite reads its references: words instead of bytes, nothing generic.
  ///
  /// - Returns: Whether every sample stands for a colour; false for an index beyond the palette.
  func convert(_ row: UnsafeMutableRawPointer, to pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    switch self {
    case .indexed(let table, let colorCount):
      let indices = row.assumingMemoryBound(to: UInt32.self)
      let highest = table.withUnsafeBufferPointer { Self.look(up: indices, in: $0, to: pixels, count: count) }
      return Int(highest) < colorCount
    case .rgb:
      Self.widen(row.assumingMemoryBound(to: UInt32.self), to: pixels, count: count)
    case .rgba(let toSRGB):
      let samples = row.assumingMemoryBound(to: UInt8.self)
      toSRGB?.withUnsafeBufferPointer { Self.map(samples, through: $0, count: count) }
      Self.premultiply(row.assumingMemoryBound(to: UInt32.self), to: pixels, count: count)
    case .wide(let toSRGB):
      let samples = row.assumingMemoryBound(to: UInt16.self)
      Self.narrow(samples, to: pixels, count: count)
      toSRGB?.withUnsafeBufferPointer { Self.map(samples, through: $0, to: pixels, count: count) }
      Self.premultiply(pixels, to: pixels, count: count)
    }
    return true
  }

  /// Looks up four indices at a time, and only where they differ from the four before. Returns the highest index.
  private static func look(
    up indices: UnsafePointer<UInt32>, in table: UnsafeBufferPointer<UInt32>,
    to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) -> UInt32 {
    guard let table = table.baseAddress else { return .max }
    var word = indices
    var pixel = pixels
    let end = pixels + (count & ~3)
    var last = ~indices[0]
    var (first, second, third, fourth) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    var highest: UInt32 = 0
    while pixel < end {
      let four = word[0]
      if four != last {
        first = table[Int(four & 0xFF)]
        second = table[Int(four &>> 8 & 0xFF)]
        third = table[Int(four &>> 16 & 0xFF)]
        fourth = table[Int(four &>> 24)]
        highest = Self.highest(of: four, and: highest)
        last = four
      }
      pixel[0] = first
      pixel[1] = second
      pixel[2] = third
      pixel[3] = fourth
      word += 1
      pixel += 4
    }
    // The last one to three pixels: the row has bytes to spare, the bitmap has not.
    let rest = count & 3
    var four = rest == 0 ? 0 : word[0] & ((1 &<< UInt32(rest &* 8)) &- 1)
    highest = Self.highest(of: four, and: highest)
    while pixel < pixels + count {
      pixel[0] = table[Int(four & 0xFF)]
      four = four &>> 8
      pixel += 1
    }
    return highest
  }

  private static func highest(of four: UInt32, and other: UInt32) -> UInt32 {
    var highest = other
    if four & 0xFF > highest { highest = four & 0xFF }
    if four &>> 8 & 0xFF > highest { highest = four &>> 8 & 0xFF }
    if four &>> 16 & 0xFF > highest { highest = four &>> 16 & 0xFF }
    if four &>> 24 > highest { highest = four &>> 24 }
    return highest
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

  /// Rounds samples of 16 bits to 8.
  private static func narrow(
    _ samples: UnsafePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    func byte(_ sample: UInt16) -> UInt32 { (UInt32(sample) &* 255 &+ 32_767) / 65_535 }
    var index = 0
    while index < count {
      let sample = samples + index &* 4
      pixels[index] =
        byte(sample[0]) | byte(sample[1]) &<< 8 | byte(sample[2]) &<< 16 | byte(sample[3]) &<< 24
      index &+= 1
    }
  }

  /// Replaces the colour, but not the alpha, which is linear in every file.
  private static func map(
    _ samples: UnsafePointer<UInt16>, through table: UnsafeBufferPointer<UInt8>,
    to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let sample = samples + index &* 4
      let red = UInt32(table[Int(sample[0])])
      let green = UInt32(table[Int(sample[1])])
      let blue = UInt32(table[Int(sample[2])])
      pixels[index] = pixels[index] & 0xFF00_0000 | red | green &<< 8 | blue &<< 16
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
