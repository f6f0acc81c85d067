import FirstFrameCPNG

/// The smallest kind of PNG that stores a picture exactly.
enum PNGLayout {
  case palette(ColorPalette)
  case rgb
  case rgba

  init(for bitmap: Bitmap) {
    if let palette = ColorPalette(of: bitmap) {
      self = .palette(palette)
    } else {
      self = bitmap.isOpaque ? .rgb : .rgba
    }
  }

  var colorType: Int32 {
    switch self {
    case .palette: Int32(FIRSTFRAME_PNG_COLOR_TYPE_PALETTE)
    case .rgb: Int32(FIRSTFRAME_PNG_COLOR_TYPE_RGB)
    case .rgba: Int32(FIRSTFRAME_PNG_COLOR_TYPE_RGBA)
    }
  }

  var bitDepth: Int32 {
    switch self {
    case .palette(let palette): Int32(palette.bitDepth)
    case .rgb, .rgba: 8
    }
  }

  var isPalette: Bool {
    if case .palette = self { true } else { false }
  }

  /// The number of bytes of a row, without its filter type.
  func byteCount(ofRow width: Int) -> Int {
    switch self {
    case .palette(let palette): (width &* palette.bitDepth &+ 7) / 8
    case .rgb: width &* 3
    case .rgba: width &* 4
    }
  }

  /// The colors of the palette, with straight alpha; empty without a palette.
  var colors: [Color] {
    switch self {
    case .palette(let palette): palette.colors.map(\.straight)
    case .rgb, .rgba: []
    }
  }

  /// Converts a row of pixels to samples. The row is aligned to 16 bytes, and has memory for 16 bytes more than one, three
  /// or four per pixel.
  func write(_ pixels: UnsafePointer<UInt32>, to row: UnsafeMutableRawPointer, count: Int) {
    switch self {
    case .palette(let palette):
      palette.writeIndices(of: pixels, to: row.assumingMemoryBound(to: UInt32.self), count: count)
    case .rgb: Self.narrow(pixels, to: row.assumingMemoryBound(to: UInt32.self), count: count)
    case .rgba: Self.straighten(pixels, to: row.assumingMemoryBound(to: UInt32.self), count: count)
    }
  }

  /// Converts four opaque pixels to three words at a time.
  private static func narrow(_ pixels: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>, count: Int) {
    let color: UInt32 = 0x00FF_FFFF
    var pixel = pixels
    var word = words
    let end = pixels + (count & ~3)
    while pixel < end {
      let second = pixel[1]
      let third = pixel[2]
      word[0] = pixel[0] & color | second &<< 24
      word[1] = second &>> 8 & 0xFFFF | third &<< 16
      word[2] = third &>> 16 & 0xFF | pixel[3] &<< 8
      pixel += 4
      word += 3
    }
    // The last one to three pixels. The row has extra bytes at its end, but the bitmap does not.
    let rest = count & 3
    let second = rest > 1 ? pixel[1] : 0
    let third = rest > 2 ? pixel[2] : 0
    if rest > 0 { word[0] = pixel[0] & color | second &<< 24 }
    if rest > 1 { word[1] = second &>> 8 & 0xFFFF | third &<< 16 }
    if rest > 2 { word[2] = third &>> 16 & 0xFF }
  }

  private static func straighten(
    _ pixels: UnsafePointer<UInt32>, to words: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    var lastPixel: UInt32 = 0
    var lastWord: UInt32 = 0
    while index < count {
      let pixel = pixels[index]
      if pixel != lastPixel {
        lastWord = pixel &>> 24 == 255 ? pixel : straight(pixel)
        lastPixel = pixel
      }
      words[index] = lastWord
      index &+= 1
    }
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let color = PremultipliedColor(packed: pixel).straight
    return UInt32(color.red) | UInt32(color.green) &<< 8 | UInt32(color.blue) &<< 16 | UInt32(color.alpha) &<< 24
  }
}
