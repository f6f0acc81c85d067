import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameImageComparison

/// Most pixels are measured in single precision. The results must always equal the results in double precision.
@Suite struct YIQMetricTests {
  /// Checks the metric's formula with black and white: ΔY is 255, and ΔI and ΔQ are negligible.
  @Test func blackAndWhite() throws {
    let comparison = Comparison(
      reference: try Bitmap(rows: "k"), actual: try Bitmap(rows: "w"), tolerance: try ImageTolerance(metric: .yiq))
    // (0.5053 * 255² / 35215)^½
    #expect(abs((comparison.differingPixels?.largestDifference ?? 0) - 0.965_94) < 1e-5)
  }

  @Test func thresholdsEqualToTheDifference() throws {
    var generator = SeededGenerator(seed: 35_215)
    for _ in 0..<400 {
      func color(_ near: Color, by step: Int) -> Color {
        func channel(_ value: UInt8) -> UInt8 {
          UInt8(clamping: Int(value) + Int.random(in: -step...step, using: &generator))
        }
        return Color(red: channel(near.red), green: channel(near.green), blue: channel(near.blue))
      }
      let left = color(Color(red: 128, green: 128, blue: 128), by: 127)
      let right = color(left, by: [2, 20, 255].randomElement(using: &generator) ?? 2)
      guard left != right else { continue }
      let difference = (squaredDistance(left, right) / 35_215).squareRoot()
      let near = [difference * 0.999_999, difference.nextDown, difference, difference.nextUp, difference * 1.000_001]
      for threshold in near {
        let isBeyond = squaredDistance(left, right) > 35_215 * threshold * threshold
        let size = try PixelSize(width: 3, height: 2)
        let comparison = Comparison(
          reference: Bitmap(size: size, color: PremultipliedColor(left)),
          actual: Bitmap(size: size, color: PremultipliedColor(right)),
          tolerance: try ImageTolerance(metric: .yiq, threshold: threshold))
        #expect(comparison.differingPixels?.count ?? 0 == (isBeyond ? 6 : 0), "\(left) \(right) \(threshold)")
      }
    }
  }

  private func squaredDistance(_ left: Color, _ right: Color) -> Double {
    let red = Double(left.red) - Double(right.red)
    let green = Double(left.green) - Double(right.green)
    let blue = Double(left.blue) - Double(right.blue)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

@Suite struct OKLabColorTests {
  /// The values of CSS Color 4 for the corners of sRGB, to three or four digits.
  @Test(
    arguments: [
      (0x00_0000, 0.0, 0.0, 0.0), (0xFF_FFFF, 1.0, 0.0, 0.0), (0x00_00FF, 0.62796, 0.22486, 0.12585),
      (0x00_FF00, 0.86644, -0.23389, 0.17950), (0xFF_0000, 0.45201, -0.03246, -0.31153),
    ] as [(UInt32, Double, Double, Double)])
  func corners(packed: UInt32, lightness: Double, a: Double, b: Double) {
    let color = OKLabColor(packed: packed)
    #expect(abs(color.lightness - lightness) < 2e-5)
    #expect(abs(color.a - a) < 2e-5)
    #expect(abs(color.b - b) < 2e-5)
  }

  @Test func cubeRootsEqualThoseOfTheCLibrary() {
    #expect(CubeRoot.of(0) == 0)
    for exponent in -40...4 {
      for step in 0..<50 {
        let number = (1 + Double(step) / 50) * Double(sign: .plus, exponent: exponent, significand: 1)
        #expect(abs(CubeRoot.of(number) / cbrt(number) - 1) < 1e-15)
      }
    }
  }

  @Test func linearLightFollowsTheTransferFunction() {
    for sample in 0...255 {
      let value = Double(sample) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(LinearLight.shared[UInt32(sample)] - light) < 1e-15)
    }
  }
}
