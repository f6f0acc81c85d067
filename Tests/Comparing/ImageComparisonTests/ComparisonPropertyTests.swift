import FirstFrameImageComparison
import FirstFrameImaging
import Testing

@Suite struct ComparisonPropertyTests {
  private struct Sample {
    let reference: Bitmap
    let actual: Bitmap
    let tolerance: ImageTolerance

    init(seed: UInt64, isOpaque: Bool) throws {
      var random = RandomPictures(seed: seed)
      reference = random.picture(try random.size(), isOpaque: isOpaque)
      actual = random.changed(reference, isOpaque: isOpaque)
      tolerance = try random.tolerance()
    }
  }

  static let seeds = 1000...1079 as ClosedRange<UInt64>

  @Test(arguments: seeds) func aPictureIsIdenticalToItself(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: false)
    let same = Comparison(reference: sample.actual, actual: sample.actual, tolerance: sample.tolerance)
    #expect(same == .identical)
    #expect(same.unneededParts(of: sample.tolerance) == sample.tolerance.parts)
  }

  @Test(arguments: seeds) func swappingThePicturesChangesNothing(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: false)
    #expect(
      Comparison(reference: sample.reference, actual: sample.actual, tolerance: sample.tolerance)
        == Comparison(reference: sample.actual, actual: sample.reference, tolerance: sample.tolerance))
  }

  @Test(arguments: seeds) func aHigherThresholdNeverFindsMoreDifferences(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: false)
    for metric in [ImageTolerance.Metric.yiq, .okLab] {
      var previous = Int.max
      for threshold in [0, 0.01, 0.05, 0.1, 0.2, 0.5, 1] {
        let tolerance = try ImageTolerance(metric: metric, threshold: threshold)
        let comparison = Comparison(reference: sample.reference, actual: sample.actual, tolerance: tolerance)
        let count = comparison.differingPixels?.count ?? 0
        #expect(count <= previous)
        previous = count
      }
    }
  }

  @Test(arguments: seeds) func aToleranceNeverFindsMoreDifferences(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: true)
    let exact = Comparison(reference: sample.reference, actual: sample.actual).differingPixels?.count ?? 0
    let tolerant = Comparison(reference: sample.reference, actual: sample.actual, tolerance: sample.tolerance)
    #expect(tolerant.differingPixels?.count ?? 0 <= exact)
  }

  @Test(arguments: seeds) func picturesAreTheSameUnderAFullMask(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: false)
    let all = PixelBox(x: -1, y: -1, width: sample.reference.width + 2, height: sample.reference.height + 2)
    let tolerance = try ImageTolerance(metric: .exact, mask: [all])
    #expect(Comparison(reference: sample.reference, actual: sample.actual, tolerance: tolerance).isSame)
  }

  @Test(arguments: seeds) func theLargestDifferenceSufficesAsAThreshold(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: false)
    for metric in [ImageTolerance.Metric.yiq, .okLab] {
      let strict = try ImageTolerance(metric: metric)
      guard
        let pixels = Comparison(
          reference: sample.reference, actual: sample.actual, tolerance: strict
        ).differingPixels
      else { continue }
      let enough = try ImageTolerance(metric: metric, threshold: min(pixels.largestDifference * 1.00001 + 1e-6, 1))
      #expect(Comparison(reference: sample.reference, actual: sample.actual, tolerance: enough).isSame)
    }
  }

  /// Only with opaque pictures, since the background of translucent pixels depends on their position.
  @Test(arguments: seeds) func maskingAllButACropEqualsCropping(seed: UInt64) throws {
    let sample = try Sample(seed: seed, isOpaque: true)
    let size = sample.reference.size
    let tolerance = try ImageTolerance(metric: .yiq, threshold: 0.05)
    let (x, y) = (size.width / 3, size.height / 2)
    let crop = PixelBox(x: x, y: y, width: size.width - x, height: size.height - y)
    let inside = Comparison(
      reference: try sample.reference.cropped(to: crop), actual: try sample.actual.cropped(to: crop),
      tolerance: tolerance)
    var rest: [PixelBox] = []
    if x > 0 { rest.append(PixelBox(x: 0, y: 0, width: x, height: size.height)) }
    if y > 0 { rest.append(PixelBox(x: 0, y: 0, width: size.width, height: y)) }
    let ignoring = try ImageTolerance(metric: .yiq, threshold: 0.05, mask: rest)
    let whole = Comparison(reference: sample.reference, actual: sample.actual, tolerance: ignoring)
    #expect(inside.differingPixels?.count == whole.differingPixels?.count)
    #expect(
      inside.differingPixels?.clusters.first.map { [$0.x + x, $0.y + y] }
        == whole.differingPixels?.clusters.first.map { [$0.x, $0.y] })
  }
}

extension Bitmap {
  fileprivate func cropped(to box: PixelBox) throws -> Bitmap {
    var result = Bitmap(size: try PixelSize(width: box.width, height: box.height))
    for y in 0..<box.height {
      for x in 0..<box.width { result[x, y] = self[x + box.x, y + box.y] }
    }
    return result
  }
}
