import FirstFrameImageComparison
import FirstFrameImaging
import Testing

/// The counts were recorded from the same pictures, as straight RGBA, with pixelmatch-fast 1.3.4, a port of pixelmatch
/// 7 to Python; pybind11-pixelmatch 0.1.6 counts the same in all opaque pictures, and so does a loop in C over the
/// formula in single precision, at the threshold 0.1.
@Suite struct PixelmatchCountTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let actual: Bitmap
    /// Of unequal pixels.
    let exact: Int
    /// By ``thresholds``.
    let counts: [Int]
    let countsWithoutAntialiased: [Int]
    var testDescription: String { name }
  }

  static let thresholds = [0.05, 0.1, 0.3]
  static let cases = [
    Case(
      name: "block", actual: PictureVariants.block, exact: 306,
      counts: [306, 306, 280], countsWithoutAntialiased: [266, 266, 266]),
    Case(
      name: "scattered", actual: PictureVariants.scattered, exact: 138,
      counts: [138, 138, 136], countsWithoutAntialiased: [126, 126, 126]),
    Case(
      name: "shifted", actual: PictureVariants.shifted, exact: 1632,
      counts: [1392, 1248, 624], countsWithoutAntialiased: [0, 0, 0]),
    Case(
      name: "inverted", actual: PictureVariants.inverted, exact: 10_800,
      counts: [10_800, 10_704, 10_320], countsWithoutAntialiased: [9648, 9648, 9648]),
    Case(
      name: "noise", actual: PictureVariants.noise, exact: 10_800,
      counts: [10_763, 10_640, 8438], countsWithoutAntialiased: [10_763, 10_640, 8438]),
    Case(
      name: "lighter", actual: PictureVariants.lighter, exact: 10_580,
      counts: [3266, 2150, 0], countsWithoutAntialiased: [2718, 1784, 0]),
    Case(
      name: "cut out", actual: PictureVariants.cutOut, exact: 1721,
      counts: [1721, 1721, 1376], countsWithoutAntialiased: [1439, 1439, 1222]),
  ]

  @Test(arguments: cases) func counts(_ pair: Case) throws {
    #expect(count(pair.actual, .exact) == pair.exact)
    for (index, threshold) in Self.thresholds.enumerated() {
      let plain = try ImageTolerance(metric: .yiq, threshold: threshold)
      #expect(count(pair.actual, plain) == pair.counts[index])
      let smooth = try ImageTolerance(metric: .yiq, threshold: threshold, allowsAntialiasing: true)
      #expect(count(pair.actual, smooth) == pair.countsWithoutAntialiased[index])
    }
  }

  private func count(_ actual: Bitmap, _ tolerance: ImageTolerance) -> Int {
    Comparison(reference: PictureVariants.discs, actual: actual, tolerance: tolerance).differingPixels?.count ?? 0
  }
}
