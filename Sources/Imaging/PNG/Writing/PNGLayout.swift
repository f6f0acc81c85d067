import FirstFrameCPNG

/// The smallest kind of PNG that holds a picture exactly.
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

  /// Of a row as it is handed over: libpng packs palette indices further.
  var bytesPerPixel: Int {
    switch self {
    case .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The colours that indices count through, with straight alpha; none for the other kinds.
  var colors: [Color] {
    switch self {
    case .palette(let palette): palette.colors.map(\.straight)
    case .rgb, .rgba: []
    }
  }
}
