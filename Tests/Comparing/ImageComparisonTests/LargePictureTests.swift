import FirstFrameImaging
import Testing

@testable import FirstFrameImageComparison

/// Pictures large enough for several threads.
@Suite struct LargePictureTests {
  private let size = 600

  /// Returns two white pictures. In two of three rows of the second, one pixel differs from white, by 0.1 or by 1.
  private func pair() throws -> (Bitmap, Bitmap) {
    let white = PremultipliedColor(.white)
    let reference = Bitmap(size: try PixelSize(width: size, height: size), color: white)
    var actual = reference
    for y in 0..<size where y % 3 != 0 {
      let level: UInt8 = y % 3 == 1 ? 229 : 0
      actual[y * 7 % size, y] = PremultipliedColor(Color(red: level, green: level, blue: level))
    }
    return (reference, actual)
  }

  @Test func everyStripeIsCounted() throws {
    let (reference, actual) = try pair()
    #expect(Comparison(reference: reference, actual: actual).differingPixels?.count == 400)
    let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.2)
    let comparison = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    #expect(comparison.differingPixels?.count == 200)
    // Only the black pixels count, which are in the rows 2, 5, ... 599.
    #expect(comparison.differingPixels?.boundingBox.y == 2)
    #expect(comparison.differingPixels?.boundingBox.endY == 600)
  }

  @Test func theResultIsReproducible() throws {
    let (reference, actual) = try pair()
    let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.05, allowsAntialiasing: true)
    let first = Comparison(reference: reference, actual: actual, tolerance: tolerance)
    for _ in 0..<10 {
      #expect(Comparison(reference: reference, actual: actual, tolerance: tolerance) == first)
    }
  }

  /// Compares stripes of 100 rows with all other rows masked. Their counts add up to the count of the whole pictures.
  @Test func stripesAddUpToTheWhole() throws {
    let (reference, actual) = try pair()
    var sum = 0
    for top in stride(from: 0, to: size, by: 100) {
      let part = PixelBox(x: 0, y: top, width: size, height: 100)
      let others = [
        PixelBox(x: 0, y: 0, width: size, height: max(part.y, 1)),
        PixelBox(x: 0, y: part.endY, width: size, height: size),
      ]
      let tolerance = try ImageTolerance(metric: .exact, mask: top == 0 ? [others[1]] : others)
      sum += Comparison(reference: reference, actual: actual, tolerance: tolerance).differingPixels?.count ?? 0
    }
    #expect(sum == 400)
  }

  /// Two threads must not write to the same square of the grid.
  @Test func noSquareIsInTwoStripes() {
    #expect(DifferenceTally.stripeHeight.isMultiple(of: ClusterGrid.side))
  }

  /// Each rectangle has differing pixels in another stripe of 64 rows, except for the last, which has none.
  @Test func neededRegionsOfAllStripesAreReported() throws {
    let reference = Bitmap(size: try PixelSize(width: 4, height: 200), color: PremultipliedColor(.white))
    var actual = reference
    for y in [70, 140, 141] { actual[1, y] = PremultipliedColor(.black) }
    let regions = [(60, 20), (130, 20), (0, 20)].map { PixelBox(x: 0, y: $0, width: 4, height: $1) }
    let comparison = Comparison(reference: reference, actual: actual, tolerance: .exact(mask: regions))
    guard case .withinTolerance(let pixels) = comparison else {
      Issue.record("\(comparison)")
      return
    }
    #expect(pixels.neededRegions == Array(regions.prefix(2)))
    #expect(pixels.ignored == 3)
  }
}
