import FirstFrameImaging

/// Arithmetic on channels and on packed premultiplied pixels, exactly rounded.
///
/// Two channels share one multiplication: a pixel is split into red and blue, and green and alpha, each channel with
/// eight spare bits above it. The product of two bytes divided by 255 is rounded as (p + 128 + (p + 128) / 256) / 256,
/// which is exact for all bytes.
///
/// Source: J. Blinn, "Three wrongs make a right", IEEE Computer Graphics and Applications 15 (1995).
enum Blending {
  @inline(__always)
  static func scaled(_ value: UInt8, by factor: UInt8) -> UInt8 {
    let product = UInt32(truncatingIfNeeded: value) &* UInt32(truncatingIfNeeded: factor) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
  }

  /// Returns a pixel with all four channels multiplied by factor / 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let greenAlpha = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (((redBlue &+ ((redBlue &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
      | ((greenAlpha &+ ((greenAlpha &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// Returns the result of drawing a pixel over another one.
  ///
  /// Source: T. Porter and T. Duff, "Compositing digital images", SIGGRAPH 1984: the operator "over".
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
  }

  /// Draws one color over consecutive pixels.
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with source: UInt32) {
    let rest = 255 &- (source &>> 24)
    if rest == 0 { return pixels.set(count: count, to: source) }
    var index = 0
    while index < count {
      pixels[index] = source &+ scaled(pixels[index], by: rest)
      index &+= 1
    }
  }

  /// Draws one color over consecutive pixels, each with its own coverage.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with source: UInt32, through mask: UnsafePointer<UInt8>
  ) {
    let isOpaque = source &>> 24 == 255
    var index = 0
    while index < count {
      let coverage = UInt32(truncatingIfNeeded: mask[index])
      if coverage == 255 {
        pixels[index] = isOpaque ? source : over(source, pixels[index])
      } else if coverage != 0 {
        pixels[index] = over(scaled(source, by: coverage), pixels[index])
      }
      index &+= 1
    }
  }

  /// Draws consecutive pixels over others, all with the same coverage.
  static func composite(
    _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32
  ) {
    var index = 0
    while index < count {
      let pixel = source[index]
      if pixel != 0 {
        pixels[index] = over(coverage == 255 ? pixel : scaled(pixel, by: coverage), pixels[index])
      }
      index &+= 1
    }
  }

  static func copyAlpha(
    of pixels: UnsafePointer<UInt32>, to coverage: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var index = 0
    while index < count {
      coverage[index] = UInt8(truncatingIfNeeded: pixels[index] &>> 24)
      index &+= 1
    }
  }

  /// Multiplies consecutive pixels by the alpha of others.
  static func multiply(
    _ pixels: UnsafeMutablePointer<UInt32>, byAlphaOf mask: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      if pixels[index] != 0 {
        let alpha = mask[index] &>> 24
        if alpha != 255 { pixels[index] = alpha == 0 ? 0 : scaled(pixels[index], by: alpha) }
      }
      index &+= 1
    }
  }

  /// Mixes consecutive pixels with others, weighted by coverage.
  static func mix(
    _ pixels: UnsafeMutablePointer<UInt32>, over others: UnsafePointer<UInt32>, count: Int,
    by coverage: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let share = UInt32(truncatingIfNeeded: coverage[index])
      if share == 0 {
        pixels[index] = others[index]
      } else if share != 255, pixels[index] != others[index] {
        pixels[index] = mixed(pixels[index], others[index], share: share)
      }
      index &+= 1
    }
  }

  /// Returns the weighted mean of two pixels, rounded once. `share` is the weight of the first pixel in 255ths.
  @inline(__always)
  static func mixed(_ first: UInt32, _ second: UInt32, share: UInt32) -> UInt32 {
    let rest = 255 &- share
    let redBlue = (first & 0x00FF_00FF) &* share &+ (second & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let greenAlpha = (first &>> 8 & 0x00FF_00FF) &* share &+ (second &>> 8 & 0x00FF_00FF) &* rest &+ 0x0080_0080
    return (((redBlue &+ ((redBlue &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
      | ((greenAlpha &+ ((greenAlpha &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }
}

extension Color {
  /// Returns the color with its alpha multiplied by opacity / 255.
  func faded(by opacity: UInt8) -> Color {
    var color = self
    color.alpha = Blending.scaled(alpha, by: opacity)
    return color
  }
}
