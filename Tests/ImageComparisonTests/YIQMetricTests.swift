import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameSeededRandomness
import Testing

/// Single precision does the bulk; it must never decide otherwise than double precision.
@Suite struct YIQMetricTests {
  /// The metric's formula, worked out for one pair: black and white have ΔY = 255, and no ΔI or ΔQ to speak of.
  @Test func blackAndWhite() throws {
    let comparison = Comparison(
      reference: try Bitmap(rows: "k"), actual: try Bitmap(rows: "w"), tolerance: try ImageTolerance(metric: .yiq))
    // (0.5053 * 255² / 35215)^½
    #expect(abs((comparison.differingPixels?.largestDifference ?? 0) - 0.965_94) < 1e-5)
  }

  @Test func thresholdsAtTheVeryDifference() throws {
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
