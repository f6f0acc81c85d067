import FirstFrameCPNG

/// How the samples of a file become pixels.
enum PNGSamples {
  /// One byte a pixel, which counts through the pixels of a table of 256, the first `count` of which stand for a
  /// colour: palettes, and grey of up to 8 bits.
  case indexed(table: [UInt32], count: Int)
  /// Three bytes a pixel, opaque and sRGB.
  case rgb
  /// Four bytes a pixel with straight alpha; the table turns its colour samples into sRGB.
  case rgba(toSRGB: [UInt8]?)
  /// Four samples of 16 bits a pixel with straight alpha; the table turns its colour samples into sRGB of 8 bits.
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
    case (FIRSTFRAME_PNG_COLOR_TYPE_RGB, _) where header.has_key == 0 && gamma.isSRGB:
      self = .rgb
    default:
      self = .rgba(toSRGB: gamma.isSRGB ? nil : gamma.table(depth: 8))
    }
  }

  /// What libpng is asked for.
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
    // Of the two bytes that the chunk tRNS has for a key, only the bits of a sample count (11.3.1.1).
    let key = header.has_key == 0 ? nil : Int(header.gray_key) & (toSRGB.count - 1)
    var table = [UInt32](repeating: 0, count: 256)
    for (sample, gray) in toSRGB.enumerated() where sample != key {
      table[sample] = PremultipliedColor(Color(red: gray, green: gray, blue: gray)).packed
    }
    return table
  }
}
