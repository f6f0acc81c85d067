/// A conversion of straight colors to sRGB: a curve for each channel, a matrix, and the curve of sRGB. Colors outside of
/// sRGB are clipped, channel by channel.
///
/// Linear values have 16 bits. Conversion of pixels uses integers only.
package struct ColorConversion: Sendable {
  /// The curves of red, green and blue.
  private let curves: [ToneCurve]
  /// The factors of the matrix from linear RGB to linear sRGB, row by row, times 65536.
  private let factors: [Int]

  /// - Parameter matrix: The matrix from linear RGB to XYZ, adapted to D50.
  init(curves: [ToneCurve], matrix: ColorMatrix) {
    self.curves = curves
    let toSRGB = ColorMatrix.toSRGB * matrix
    factors = toSRGB.rows.flatMap(\.self).map { Int((max(-1e6, min($0, 1e6)) * 65_536).rounded()) }
  }

  init?(curve: ToneCurve, chromaticities: Chromaticities) {
    guard let matrix = ColorMatrix(chromaticities) else { return nil }
    self.init(curves: [curve, curve, curve], matrix: matrix)
  }

  /// The conversion of Display P3: the primaries of SMPTE EG 432-1, the white D65 and the curve of sRGB.
  package static let displayP3 = ColorConversion(curve: .sRGB, chromaticities: .displayP3)

  /// Returns a color in extended sRGB: channels outside of 0 to 1 belong to colors that sRGB lacks. The curves of
  /// negative values are mirrored.
  package func extended(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
    func mirrored(_ value: Double, _ curve: (Double) -> Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    let linear = [mirrored(red, curves[0].linear), mirrored(green, curves[1].linear), mirrored(blue, curves[2].linear)]
    func channel(_ row: Int) -> Double {
      let sum = (0..<3).reduce(0) { $0 + Double(factors[row * 3 + $1]) / 65_536 * linear[$1] }
      return mirrored(sum) { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * ToneCurve.power($0, 1 / 2.4) - 0.055 }
    }
    return (channel(0), channel(1), channel(2))
  }

  /// Returns the tables for samples of a bit depth.
  func tables(depth: Int) -> ColorTables {
    let largest = Double((1 << depth) - 1)
    var linear: [[UInt16]] = []
    for (index, curve) in curves.enumerated() {
      if let same = curves[..<index].firstIndex(of: curve) {
        linear.append(linear[same])
      } else {
        linear.append(
          (0..<1 << depth).map { UInt16(min(max(curve.linear(Double($0) / largest), 0), 1) * 65_535 + 0.5) })
      }
    }
    return ColorTables(red: linear[0], green: linear[1], blue: linear[2], factors: factors)
  }

  /// Whether no color changes by more than one level, which is attributed to rounding in the description of the space.
  var isSRGB: Bool {
    let tables = tables(depth: 8)
    let grays = (0...255).map { [$0, $0, $0] }
    let steps = [0, 51, 102, 153, 204, 255]
    let colors = steps.flatMap { red in steps.flatMap { green in steps.map { [red, green, $0] } } }
    return (grays + colors).allSatisfy { color in
      let pixel = tables.converted(color[0], color[1], color[2])
      return (0..<3).allSatisfy { abs(Int(pixel >> UInt32(8 * $0) & 255) - color[$0]) <= 1 }
    }
  }
}

/// The tables of a conversion for samples of one bit depth.
struct ColorTables: Sendable {
  let red: [UInt16]
  let green: [UInt16]
  let blue: [UInt16]
  let factors: [Int]

  /// The 8-bit samples of sRGB for all linear values of 16 bits.
  private static let encoded: [UInt8] = {
    var bytes = [UInt8](repeating: 255, count: 65_536)
    var start = 0
    for byte in 0..<255 {
      let end = Int((ToneCurve.sRGB.linear((Double(byte) + 0.5) / 255) * 65_535).rounded(.up))
      for index in start..<end { bytes[index] = UInt8(byte) }
      start = end
    }
    return bytes
  }()

  /// Returns the channels of a color in sRGB, packed like a pixel without alpha.
  func converted(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    let (r, g, b) = (Int(self.red[red]), Int(self.green[green]), Int(self.blue[blue]))
    func byte(_ row: Int) -> UInt32 {
      let sum = factors[row] &* r &+ factors[row &+ 1] &* g &+ factors[row &+ 2] &* b &+ 32_768
      return UInt32(Self.encoded[min(max(sum &>> 16, 0), 65_535)])
    }
    return byte(0) | byte(3) &<< 8 | byte(6) &<< 16
  }

  /// Converts straight pixels of four bytes in place.
  func convert(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var (last, converted): (UInt32, UInt32) = (0, 0)
    var index = 0
    while index < count {
      let pixel = pixels[index]
      let color = pixel & 0x00FF_FFFF
      // Neighboring pixels often have the same color.
      if color != last || index == 0 {
        converted = self.converted(Int(color & 255), Int(color &>> 8 & 255), Int(color &>> 16))
        last = color
      }
      pixels[index] = converted | pixel & 0xFF00_0000
      index &+= 1
    }
  }

  /// Converts pixels of four samples of 16 bits. The alpha of the target stays.
  func convert(_ samples: UnsafePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let sample = samples + index &* 4
      pixels[index] =
        pixels[index] & 0xFF00_0000 | converted(Int(sample[0]), Int(sample[1]), Int(sample[2]))
      index &+= 1
    }
  }
}
