import FirstFrameImageComparison
import FirstFrameImaging
import Testing

@Suite struct ComparisonTests {
  @Test func equalPixelsAreIdentical() throws {
    let left = try Bitmap(rows: "kw", "wk")
    let right = try Bitmap(rows: "kw", "wk")
    #expect(Comparison(reference: left, actual: right) == .identical)
  }

  @Test func differingPixelsAreCountedInABox() throws {
    let reference = try Bitmap(rows: "wwwww", "wwwww", "wwwww", "wwwww")
    let actual = try Bitmap(rows: "wwwww", "wwkww", "wkwkw", "wwwww")
    let expected = DifferingPixels(
      count: 3, total: 20, boundingBox: PixelBox(x: 1, y: 1, width: 3, height: 2),
      clusters: [PixelBox(x: 1, y: 1, width: 3, height: 2)], largestDifference: 1)
    #expect(Comparison(reference: reference, actual: actual) == .differing(expected))
  }

  @Test func oneStepInOneChannelCounts() throws {
    var actual = try Bitmap(rows: "w")
    actual[0, 0] = PremultipliedColor(Color(red: 255, green: 255, blue: 254))
    let comparison = Comparison(reference: try Bitmap(rows: "w"), actual: actual)
    #expect(comparison.differingPixels?.count == 1)
    #expect(abs((comparison.differingPixels?.largestDifference ?? 0) - 1.0 / 255) < 1e-6)
  }

  @Test func areasOfOnlyOnePictureDiffer() throws {
    let wide = try Bitmap(rows: "www")
    let tall = try Bitmap(rows: "w", "w", "w")
    let expected = DifferingPixels(
      count: 4, total: 5, boundingBox: PixelBox(x: 0, y: 0, width: 3, height: 3),
      clusters: [PixelBox(x: 0, y: 0, width: 3, height: 3)], largestDifference: 1)
    #expect(
      Comparison(reference: wide, actual: tall)
        == .differentSizes(reference: wide.size, actual: tall.size, expected))
  }

  @Test func aLargerPictureAddsARightAndALowerStrip() throws {
    let small = try Bitmap(rows: "ww", "ww")
    let large = try Bitmap(rows: "www", "www", "www")
    let comparison = Comparison(reference: small, actual: large)
    #expect(comparison.differingPixels?.count == 5)
    #expect(comparison.differingPixels?.total == 9)
  }
}
