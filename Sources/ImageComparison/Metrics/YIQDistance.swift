/// The squared distance of two pixels in YIQ, in double precision.
enum YIQDistance {
  /// The most that it can be, between two opaque colours.
  static let largest = 35_215.0

  /// 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ² (Kotsarenko and Ramos, 2010).
  static func squared(_ left: UInt32, _ right: UInt32, offset: Int) -> Double {
    var red = step(left & 0xFF, right & 0xFF)
    var green = step((left &>> 8) & 0xFF, (right &>> 8) & 0xFF)
    var blue = step((left &>> 16) & 0xFF, (right &>> 16) & 0xFF)
    let alpha = step(left &>> 24, right &>> 24)
    if alpha != 0 {
      // Over a background the pixels gain it in the measure that they let through: no more than equal alphas do.
      let background = BackgroundPattern(offset: offset)
      red -= Double(background.red) * alpha / 255
      green -= Double(background.green) * alpha / 255
      blue -= Double(background.blue) * alpha / 255
    }
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  @inline(__always)
  private static func step(_ left: UInt32, _ right: UInt32) -> Double {
    Double(Int(left) &- Int(right))
  }
}
