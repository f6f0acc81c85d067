/// The conversion of a file's samples to sRGB, as its chunk `gAMA` specifies (PNG Third Edition, 11.3.2.2).
///
/// A sample is raised to the power 45455 / gAMA, where 45455 is the value for sRGB.
struct PNGGamma {
  private static let sRGB = 45_455.0
  private let exponent: Double

  /// - Parameter hundredThousandths: The value of the chunk; 0 if it is missing or `sRGB` overrides it.
  init(hundredThousandths: UInt32) {
    exponent = hundredThousandths == 0 ? 1 : Self.sRGB / Double(hundredThousandths)
  }

  /// Whether the samples are already sRGB. A difference of less than 5% is attributed to rounding by the writer.
  var isSRGB: Bool { exponent > 0.95 && exponent < 1.05 }

  /// The curve from samples to linear light.
  var curve: ToneCurve { isSRGB ? .sRGB : .power(exponent * 100_000 / Self.sRGB) }

  /// Returns the 8-bit sRGB samples for all samples of a bit depth.
  func table(depth: Int) -> [UInt8] {
    let largest = (1 << depth) - 1
    if isSRGB {
      return (0...largest).map { UInt8(($0 * 255 + largest / 2) / largest) }
    }
    return (0...largest).map { sample in
      UInt8(ToneCurve.power(Double(sample) / Double(largest), exponent, fractionBits: 24) * 255 + 0.5)
    }
  }
}
