import FirstFrameCPNG

/// The layout of a file's samples, and their conversion to pixels.
enum PNGSamples {
  /// Palettes, and gray of up to 8 bits: one byte per pixel, an index in a table of 256 pixels. The first `count`
  /// pixels of the table are valid.
  case indexed(table: [UInt32], count: Int)
  /// Three bytes per pixel, opaque and sRGB.
  case rgb
  /// Four bytes per pixel with straight alpha.
  case rgba(PNGSampleConversion)
  /// Four samples of 16 bits per pixel with straight alpha.
  case wide(PNGSampleConversion)

  init(of header: firstframe_png_reader, colors: PNGColorDescription) {
    func conversion(_ depth: Int) -> PNGSampleConversion { PNGSampleConversion(colors, depth: depth) }
    switch (Int(header.color_type), header.bit_depth) {
    case (FIRSTFRAME_PNG_COLOR_TYPE_PALETTE, _):
      self = .indexed(table: Self.paletteTable(of: header, colors: colors), count: Int(header.palette_count))
    case (FIRSTFRAME_PNG_COLOR_TYPE_GRAY, ...8):
      self = .indexed(table: Self.grayTable(of: header, colors: colors), count: 256)
    case (_, 16):
      self = .wide(conversion(16))
    case (FIRSTFRAME_PNG_COLOR_TYPE_RGB, _) where header.has_transparent_color == 0 && conversion(1).isNone:
      self = .rgb
    default:
      self = .rgba(conversion(8))
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

  private static func paletteTable(of header: firstframe_png_reader, colors description: PNGColorDescription)
    -> [UInt32]
  {
    let conversion = PNGSampleConversion(description, depth: 8)
    let colors = UnsafeBufferPointer(start: header.palette, count: Int(header.palette_count))
    let alphas = UnsafeBufferPointer(
      start: header.palette_alpha, count: header.palette_alpha == nil ? 0 : Int(header.palette_alpha_count))
    var table = [UInt32](repeating: 0, count: 256)
    for (index, color) in colors.enumerated() {
      let alpha = index < alphas.count ? alphas[index] : 255
      table[index] = conversion.pixel(Int(color.red), Int(color.green), Int(color.blue), alpha: alpha, depth: 8)
    }
    return table
  }

  private static func grayTable(of header: firstframe_png_reader, colors: PNGColorDescription) -> [UInt32] {
    let depth = Int(header.bit_depth)
    let conversion = PNGSampleConversion(colors, depth: depth)
    let largest = (1 << depth) - 1
    // The chunk tRNS stores two bytes per key, but only the bits of a sample are significant (11.3.1.1).
    let key = header.has_transparent_color == 0 ? nil : Int(header.transparent_gray) & largest
    var table = [UInt32](repeating: 0, count: 256)
    for sample in 0...largest where sample != key {
      table[sample] = conversion.pixel(sample, sample, sample, alpha: 255, depth: depth)
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
    case .rgba(let conversion):
      switch conversion {
      case .none: break
      case .table(let toSRGB):
        let samples = row.assumingMemoryBound(to: UInt8.self)
        toSRGB.withUnsafeBufferPointer { Self.map(samples, through: $0, count: count) }
      case .colors(let tables): tables.convert(row.assumingMemoryBound(to: UInt32.self), count: count)
      }
      Self.premultiply(row.assumingMemoryBound(to: UInt32.self), to: pixels, count: count)
    case .wide(let conversion):
      let samples = row.assumingMemoryBound(to: UInt16.self)
      Self.narrow(samples, to: pixels, count: count)
      switch conversion {
      case .none: break
      case .table(let toSRGB):
        toSRGB.withUnsafeBufferPointer { Self.map(samples, through: $0, to: pixels, count: count) }
      case .colors(let tables): tables.convert(samples, to: pixels, count: count)
      }
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

  /// Converts the color channels, but not alpha, which is linear in every file.
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

/// The conversion of samples of one bit depth to 8-bit sRGB.
enum PNGSampleConversion {
  /// The samples are sRGB.
  case none
  /// A table for each channel.
  case table([UInt8])
  case colors(ColorTables)

  init(_ colors: PNGColorDescription, depth: Int) {
    if let conversion = colors.conversion {
      self = .colors(conversion.tables(depth: depth))
    } else {
      self = colors.gamma.isSRGB ? .none : .table(colors.gamma.table(depth: depth))
    }
  }

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// Returns the premultiplied pixel of three samples.
  func pixel(_ red: Int, _ green: Int, _ blue: Int, alpha: UInt8, depth: Int) -> UInt32 {
    let largest = (1 << depth) - 1
    func byte(_ sample: Int) -> UInt8 { UInt8((sample * 255 + largest / 2) / largest) }
    let color: Color
    switch self {
    case .none: color = Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
    case .table(let table): color = Color(red: table[red], green: table[green], blue: table[blue], alpha: alpha)
    case .colors(let tables):
      let packed = tables.converted(red, green, blue)
      color = Color(
        red: UInt8(packed & 255), green: UInt8(packed >> 8 & 255), blue: UInt8(packed >> 16), alpha: alpha)
    }
    return PremultipliedColor(color).packed
  }
}
