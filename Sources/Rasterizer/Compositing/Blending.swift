import Foundation

/// Arithmetic on channels and on packed premultiplied pixels, exactly rounded.
///
/// Two channels share one multiplication: a pixel is split into red and blue, green and alpha, each channel with
/// eight bits of room above it. The product of two bytes divided by 255 is rounded as (p + 128 + (p + 128) / 256)
/// / 256, which is exact for every pair of bytes.
///
/// Source: J. Blinn, "Three wrongs make a right", IEEE Computer Graphics and Applications 15 (1995).
enum Blending {
  @inline(__always)
  static func scaled(_ value: UInt8, by factor: UInt8) -> UInt8 {
    let product = UInt32(truncatingIfNeeded: value) &* UInt32(truncatingIfNeeded: factor) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ (product &>> 8)) &>> 8)
  }

  /// All four channels of a pixel multiplied by factor / 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let greenAlpha = ((pixel &>> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (((redBlue &+ ((redBlue &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
      | ((greenAlpha &+ ((greenAlpha &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// A pixel laid over another.
  ///
  /// Source: T. Porter and T. Duff, "Compositing digital images", SIGGRAPH 1984: the operator "over".
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, by: 255 &- (source &>> 24))
  }

  /// Replaces neighbouring pixels; copying what is already there doubles it at every step.
  static func set(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, to source: UInt32) {
    var filled = min(count, 32)
    var index = 0
    while index < filled {
      pixels[index] = source
      index &+= 1
    }
    while filled < count {
      let copied = min(filled, count &- filled)
      memcpy(pixels + filled, pixels, copied &* 4)
      filled &+= copied
    }
  }

  /// Lays one colour over neighbouring pixels.
  static func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, with source: UInt32) {
    let rest = 255 &- (source &>> 24)
    if rest == 0 { return set(pixels, count: count, to: source) }
    var index = 0
    while index < count {
      pixels[index] = source &+ scaled(pixels[index], by: rest)
      index &+= 1
    }
  }

  /// Lays one colour over neighbouring pixels, each through its own coverage.
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

  /// Lays one colour over neighbouring pixels, each through the product of two coverages.
  static func fill(
    _ pixels: UnsafeMutablePointer<UInt32>, count: Int, with source: UInt32, through mask: UnsafePointer<UInt8>,
    and otherMask: UnsafePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let coverage = UInt32(truncatingIfNeeded: scaled(mask[index], by: otherMask[index]))
      if coverage != 0 { pixels[index] = over(scaled(source, by: coverage), pixels[index]) }
      index &+= 1
    }
  }

  /// Lays neighbouring pixels over others, all through one coverage.
  static func lay(
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

  /// Lays neighbouring pixels over others, each through its own coverage times a common one.
  static func lay(
    _ source: UnsafePointer<UInt32>, over pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32,
    through mask: UnsafePointer<UInt8>
  ) {
    let common = UInt8(truncatingIfNeeded: coverage)
    var index = 0
    while index < count {
      let factor = UInt32(truncatingIfNeeded: scaled(mask[index], by: common))
      if source[index] != 0, factor != 0 {
        pixels[index] = over(scaled(source[index], by: factor), pixels[index])
      }
      index &+= 1
    }
  }
}
