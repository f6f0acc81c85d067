/// How the samples of a file relate to sRGB, by its chunk `gAMA` (PNG Third Edition, 11.3.2.2).
///
/// A sample is raised to the power 45455 / gAMA, for 45455 is what stands for sRGB there. Only multiplication
/// and square roots are used, which are the same on every machine; the powers of C libraries are not.
struct PNGGamma {
  private static let sRGB = 45_455.0
  private let exponent: Double

  /// - Parameter hundredThousandths: What the chunk holds, or 0 where there is none or `sRGB` outranks it.
  init(hundredThousandths: UInt32) {
    exponent = hundredThousandths == 0 ? 1 : Self.sRGB / Double(hundredThousandths)
  }

  /// Whether the samples are sRGB as they are: differences of less than 5% are how writers round.
  var isSRGB: Bool { exponent > 0.95 && exponent < 1.05 }

  /// The 8-bit sRGB sample for every sample of a bit depth.
  func table(depth: Int) -> [UInt8] {
    let largest = (1 << depth) - 1
    if isSRGB {
      return (0...largest).map { UInt8(($0 * 255 + largest / 2) / largest) }
    }
    return (0...largest).map { UInt8(power(Double($0) / Double(largest)) * 255 + 0.5) }
  }

  /// The whole part of the exponent by squaring, its fraction bit by bit as square roots of square roots.
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
