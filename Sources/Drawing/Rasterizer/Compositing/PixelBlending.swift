import FirstFrameLayoutTree

/// Blends rows of premultiplied pixels in the modes other than `normal`.
///
/// Let s and d be the premultiplied channels of source and destination, and a and b their alphas, all from 0 to 255.
/// Results are within 1 of exact ones.
///
/// Sources: W3C Compositing and Blending Level 1, sections 5, 9 and 10, and Apple's documentation of `CGBlendMode`.
struct PixelBlending {
  private let mode: BlendMode
  private let kind: Kind

  private enum Kind {
    case operators
    case sums
    case channels
    case colors
  }

  /// - Parameter mode: A mode other than `normal`.
  init?(_ mode: BlendMode) {
    self.mode = mode
    switch mode {
    case .normal: return nil
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      kind = .operators
    case .plusDarker, .plusLighter: kind = .sums
    case .hue, .saturation, .color, .luminosity: kind = .colors
    default: kind = .channels
    }
  }

  /// Blends consecutive pixels with others.
  ///
  /// - Parameters:
  ///   - source: Pixels that are already multiplied by their coverage.
  ///   - shape: Pixels whose alpha is the coverage, for modes that apply to clear parts; `nil` if the mode does not apply
  ///     to them.
  ///   - opacity: A factor of the source in 255ths.
  func blend(
    _ source: UnsafePointer<UInt32>, shape: UnsafePointer<UInt32>?, opacity: UInt32,
    with pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let pixel = opacity == 255 ? source[index] : Blending.scaled(source[index], by: opacity)
      let coverage = shape.map { $0[index] &>> 24 } ?? pixel &>> 24
      if coverage != 0 {
        switch kind {
        case .operators: pixels[index] = combined(pixel, pixels[index], coverage: max(coverage, pixel &>> 24))
        case .sums: pixels[index] = summed(pixel, pixels[index])
        case .channels: pixels[index] = mixed(pixel, pixels[index])
        case .colors:
          pixels[index] = ColorBlending(mode: mode, source: pixel, destination: pixels[index]).result
        }
      }
      index &+= 1
    }
  }

  // MARK: Operators

  /// Returns s F + d G, where F and G are the fractions of Porter and Duff. Where the shape does not cover the pixel, it
  /// remains.
  private func combined(_ source: UInt32, _ destination: UInt32, coverage: UInt32) -> UInt32 {
    let (a, b) = (source &>> 24, destination &>> 24)
    switch mode {
    case .clear: return Self.sum(source, 0, destination, 255 &- coverage)
    case .copy: return Self.sum(source, 255, destination, 255 &- coverage)
    case .sourceIn: return Self.sum(source, b, destination, 255 &- coverage)
    case .sourceOut: return Self.sum(source, 255 &- b, destination, 255 &- coverage)
    case .sourceAtop: return Self.sum(source, b, destination, 255 &- a)
    case .destinationOver: return Self.sum(source, 255 &- b, destination, 255)
    case .destinationIn: return Self.sum(source, 0, destination, 255 &- coverage &+ a)
    case .destinationOut: return Self.sum(source, 0, destination, 255 &- a)
    case .destinationAtop: return Self.sum(source, 255 &- b, destination, 255 &- coverage &+ a)
    default: return Self.sum(source, 255 &- b, destination, 255 &- a)
    }
  }

  /// Returns the sum of two pixels with weights in 255ths, two channels to a multiplication. The sum of the products of a
  /// channel must be at most 255².
  @inline(__always)
  private static func sum(_ first: UInt32, _ firstWeight: UInt32, _ second: UInt32, _ secondWeight: UInt32) -> UInt32 {
    let redBlue =
      (first & 0x00FF_00FF) &* firstWeight &+ (second & 0x00FF_00FF) &* secondWeight &+ 0x0080_0080
    let greenAlpha =
      (first &>> 8 & 0x00FF_00FF) &* firstWeight &+ (second &>> 8 & 0x00FF_00FF) &* secondWeight &+ 0x0080_0080
    return (((redBlue &+ ((redBlue &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF)
      | ((greenAlpha &+ ((greenAlpha &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  // MARK: Sums

  /// Returns the sum of the channels, or for `plusDarker` the complement of the sum of their complements. The complement
  /// of a premultiplied channel is its distance to the alpha.
  private func summed(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let alphas = (source &>> 24) &+ (destination &>> 24)
    let alpha = min(alphas, 255)
    // Of the sum of both alphas, this much is lost.
    let excess = mode == .plusDarker ? alphas &- alpha : 0
    var result = alpha &<< 24
    var shift: UInt32 = 0
    while shift < 24 {
      let sum = ((source &>> shift) & 255) &+ ((destination &>> shift) & 255)
      result |= min(sum &- min(sum, excess), alpha) &<< shift
      shift &+= 8
    }
    return result
  }

  // MARK: Channels

  private func mixed(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (a, b) = (Int(source &>> 24), Int(destination &>> 24))
    let alpha = Self.rounded(a &* 255 &+ b &* (255 &- a))
    // The first modes that there were round the part that covers the destination separately, as "over" does.
    let roundsOnce = mode != .multiply && mode != .screen
    var result = alpha &<< 24
    var shift: UInt32 = 0
    while shift < 24 {
      let s = Int((source &>> shift) & 255)
      let d = Int((destination &>> shift) & 255)
      let (above, beneath) = (s &* (255 &- b) &+ product(s, d, a, b), d &* (255 &- a))
      let sum = roundsOnce ? Self.rounded(above &+ beneath) : Self.rounded(above) &+ Self.rounded(beneath)
      result |= min(sum, alpha) &<< shift
      shift &+= 8
    }
    return result
  }

  /// Returns a b B(d / b, s / a), where B is the blend function of the mode for colors that are not premultiplied.
  private func product(_ s: Int, _ d: Int, _ a: Int, _ b: Int) -> Int {
    switch mode {
    case .multiply: return s &* d
    case .screen: return a &* d &+ b &* s &- s &* d
    case .overlay: return Self.hardLight(d, s, b, a)
    case .darken: return min(a &* d, b &* s)
    case .lighten: return max(a &* d, b &* s)
    case .colorDodge:
      if d == 0 { return 0 }
      return s >= a ? a &* b : min(a &* b, Self.quotient(a &* a &* d, a &- s))
    case .colorBurn:
      if d >= b { return a &* b }
      return s == 0 ? 0 : a &* b &- min(a &* b, Self.quotient(a &* a &* (b &- d), s))
    case .hardLight: return Self.hardLight(s, d, a, b)
    case .softLight: return b == 0 ? 0 : Self.softLight(s, d, a, b)
    case .difference: return a &* d &+ b &* s &- 2 &* min(a &* d, b &* s)
    default: return a &* d &+ b &* s &- 2 &* s &* d
    }
  }

  /// Multiplies by dark colors of the source, and screens with light ones.
  private static func hardLight(_ s: Int, _ d: Int, _ a: Int, _ b: Int) -> Int {
    2 &* s <= a ? 2 &* s &* d : 2 &* a &* d &+ 2 &* b &* s &- a &* b &- 2 &* s &* d
  }

  private static func softLight(_ s: Int, _ d: Int, _ a: Int, _ b: Int) -> Int {
    if 2 &* s <= a { return a &* d &- quotient((a &- 2 &* s) &* d &* (b &- d), b) }
    let light: Double
    if 4 &* d <= b {
      let (x, unit) = (Double(d), Double(b))
      light = ((16 * x / unit - 12) * x / unit + 4) * x
    } else {
      light = Double(d &* b).squareRoot()
    }
    return a &* d &+ Int((Double(2 &* s &- a) * (light - Double(d))).rounded())
  }

  /// Returns a quotient of two numbers that are not negative, rounded to the nearest.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number &+ divisor / 2) / divisor
  }

  /// Returns a number divided by 255, rounded to the nearest and limited to a byte.
  private static func rounded(_ number: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: min(max((number &+ 127) / 255, 0), 255))
  }
}
