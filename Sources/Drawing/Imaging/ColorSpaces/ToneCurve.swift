/// The curve from the samples of a channel to linear light, both from 0 to 1.
///
/// Powers are computed with multiplications and square roots, because these are the same on every machine and the power
/// functions of C libraries are not.
enum ToneCurve: Equatable, Sendable {
  /// The curve of sRGB (IEC 61966-2-1).
  case sRGB
  /// The inverse of the curve of ITU-R BT.709, which BT.601 and BT.2020 share.
  case bt709
  case power(Double)
  /// (a x + b) to the power g, plus e, from x = d on; c x + f below (ICC.1:2022, 10.18).
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Values at equal distances, at least 2, with linear interpolation.
  case sampled([UInt16])

  /// Returns the linear value of a sample.
  func linear(_ sample: Double) -> Double {
    switch self {
    case .sRGB:
      return sample <= 0.04045 ? sample / 12.92 : Self.power((sample + 0.055) / 1.055, 2.4)
    case .bt709:
      return sample < 0.081 ? sample / 4.5 : Self.power((sample + 0.099) / 1.099, 1 / 0.45)
    case .power(let exponent):
      return Self.power(sample, exponent)
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      let value = sample >= d ? Self.power(max(a * sample + b, 0), g) + e : c * sample + f
      return min(max(value, 0), 1)
    case .sampled(let values):
      let position = sample * Double(values.count - 1)
      let index = min(Int(position), values.count - 2)
      let share = position - Double(index)
      return (Double(values[index]) * (1 - share) + Double(values[index + 1]) * share) / 65_535
    }
  }

  /// Raises a number that is not negative to an exponent that is not negative. The integer part of the exponent is
  /// applied by squaring, and the bits of its fraction by repeated square roots.
  static func power(_ base: Double, _ exponent: Double, fractionBits: Int = 44) -> Double {
    var result = 1.0
    var square = base
    var whole = Int(min(exponent, 1e9))
    while whole > 0 {
      if whole & 1 == 1 { result *= square }
      square *= square
      whole >>= 1
    }
    var root = base
    var fraction = exponent - exponent.rounded(.down)
    for _ in 0..<fractionBits where fraction > 0 {
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
