import FirstFrameCPNG

/// The layout of a file's samples, and their conversion to pixels.
enum PNGSamples {
  /// Palettes, and grey of up to 8 bits: one byte per pixel, an index in a table of 256 pixels. The first `count`
  /// pixels of the table are valid.
  case indexed(table: [UInt32], count: Int)
  /// Three bytes per pixel, opaque and sRGB.
  case rgb
  /// Four bytes per pixel with straight alpha; the table converts the colour samples to sRGB.
  case rgba(toSRGB: [UInt8]?)
  /// Four samples of 16 bits per pixel with straight alpha; the table converts the colour samples to sRGB of 8 bits.
  case wide(toSRGB: [UInt8]?)

  init(of header: firstframe_png_reader) {
    let gamma = PNGGamma(hundredThousandths: header.gamma)
    switch (Int(header.color_type), header.bit_depth) {
    case (FIRSTFRAME_PNG_COLOR_TYPE_PALETTE, _):
      self = .indexed(table: Self.paletteTable(of: header, gamma: gamma), count: Int(header.palette_count))
    case (FIRSTFRAME_PNG_COLOR_TYPE_GRAY, ...8):
      self = .indexed(table: Self.grayTable(of: header, gamma: gamma), count: 256)
    case (_, 16):
      self = .wide(toSRGB: gamma.isSRGB ? nil : gamma.table(depth: 16))
    case (FIRSTFRAME_PNG_COLOR_TYPE_RGB, _) where header.has_transparent_color == 0 && gamma.isSRGB:
      self = .rgb
    default:
      self = .rgba(toSRGB: gamma.isSRGB ? nil : gamma.table(depth: 8))
    }
  }

  /// The kind of rows to request from libpng.
  var kind: Int32 {
    switch self {
    case .indexed, .rgb: Int32(FIRSTFRAME_PNG_STORED)
    case .rgba: Int32(FIRSTFRAME_PNG_RGBA8)
    case .wide: Int32(FIRSTFRAME_PNG_RGBA16)
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    case .wide: 8
    }
  }

  private static func paletteTable(of header: firstframe_png_reader, gamma: PNGGamma) -> [UInt32] {
    let toSRGB = gamma.table(depth: 8)
    let colors = UnsafeBufferPointer(start: header.palette, count: Int(header.palette_count))
    let alphas = UnsafeBufferPointer(
      start: header.palette_alpha, count: header.palette_alpha == nil ? 0 : Int(header.palette_alpha_count))
    var table = [UInt32](repeating: 0, count: 256)
    for (index, color) in colors.enumerated() {
      let straight = Color(
        red: toSRGB[Int(color.red)], green: toSRGB[Int(color.green)], blue: toSRGB[Int(color.blue)],
        alpha: index < alphas.count ? alphas[index] : 255)
      table[index] = PremultipliedColor(straight).packed
    }
    return table
  }

  private static func grayTable(of header: firstframe_png_reader, gamma: PNGGamma) -> [UInt32] {
    let toSRGB = gamma.table(depth: Int(header.bit_depth))
    // The chunk tRNS stores two bytes per key, but only the bits of a sample are significant (11.3.1.1).
    let key = header.has_transparent_color == 0 ? nil : Int(header.transparent_gray) & (toSRGB.count - 1)
    var table = [UInt32](repeating: 0, count: 256)
    for (sample, gray) in toSRGB.enumerated() where sample != key {
      table[sample] = PremultipliedColor(Color(red: gray, green: gray, blue: gray)).packed
    }
    return table
  }

  /// Converts a row of samples to premultiplied pixels. Rows are aligned to 16 bytes, with 16 more bytes at the end.
  ///
  /// The code uses words instead of bytes, and no generics, because it must be fast in debug builds too: test suites
  /// read their references with them.
  ///
  /// - Returns: `false` if a sample is not an index of the palette.
  func convert(_ row: UnsafeMutableRawPointer, to pixels: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    switch self {
    case .indexed(let table, let colorCount):
      let indices = row.assumingMemoryBound(to: UInt32.self)
      let highest = table.withUnsafeBufferPointer { Self.lookUp(indices, in: $0, to: pixels, count: count) }
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

  /// Looks up four indices at a time, unless they equal the previous four. Returns the highest index.
  private static func lookUp(
    _ indices: UnsafePointer<UInt32>, in table: UnsafeBufferPointer<UInt32>,
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
    // The last one to three pixels. The row has extra bytes at its end, but the bitmap does not.
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

  /// Converts three words to four opaque pixels at a time.
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
    // The last one to three pixels. The row has extra bytes at its end, but the bitmap does not.
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

  /// Converts the colour channels, but not alpha, which is linear in every file.
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

  /// Premultiplies a pixel, with two channels in one multiplication. Adding a 256th of a product to the product makes
  /// the rounding of the division by 255 exact.
  private static func premultiplied(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    let outer = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    let inner = (pixel &>> 8 & 0x0000_00FF) &* alpha &+ 0x0000_0080
    let redAndBlue = (outer &+ (outer &>> 8 & 0x00FF_00FF)) &>> 8 & 0x00FF_00FF
    let green = (inner &+ (inner &>> 8)) & 0x0000_FF00
    return redAndBlue | green | alpha &<< 24
  }
}

/// The conversion of a file's samples to sRGB, as its chunk `gAMA` specifies (PNG Third Edition, 11.3.2.2).
///
/// A sample is raised to the power 45455 / gAMA, where 45455 is the value for sRGB. The power is computed with
/// multiplications and square roots, because they are the same on every machine and the power functions of C libraries
/// are not.
struct PNGGamma {
  private static let sRGB = 45_455.0
  private let exponent: Double

  /// - Parameter hundredThousandths: The value of the chunk; 0 if it is missing or `sRGB` overrides it.
  init(hundredThousandths: UInt32) {
    exponent = hundredThousandths == 0 ? 1 : Self.sRGB / Double(hundredThousandths)
  }

  /// Whether the samples are already sRGB. A difference of less than 5% is attributed to rounding by the writer.
  var isSRGB: Bool { exponent > 0.95 && exponent < 1.05 }

  /// Returns the 8-bit sRGB samples for all samples of a bit depth.
  func table(depth: Int) -> [UInt8] {
    let largest = (1 << depth) - 1
    if isSRGB {
      return (0...largest).map { UInt8(($0 * 255 + largest / 2) / largest) }
    }
    return (0...largest).map { UInt8(power(Double($0) / Double(largest)) * 255 + 0.5) }
  }

  /// Raises a number to the exponent. The integer part of the exponent is applied by squaring, and the bits of its
  /// fraction by repeated square roots.
  private func power(_ base: Double) -> Double {
    var result = 1.0
    var square = base
    var whole = Int(exponent)
    while whole > 0 {
      if whole & 1 == 1 { result *= square }
      square *= square
      whole >>= 1
    }
    var root = base
    var fraction = exponent - exponent.rounded(.down)
    for _ in 0..<24 {
      root = root.squareRoot()
      fraction *= 2
      if fraction >= 1 {
        result *= root
        fraction -= 1
      }
    }
    return result
  }
}
