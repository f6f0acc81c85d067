import FirstFrameImageComparison
import FirstFrameImaging
import Foundation

/// Decodes and compares two files several times, and keeps the times.
struct CompareRounds {
  let expected: Bitmap
  let actual: Bitmap
  let comparison: Comparison
  let timing: CompareTiming

  init(expected: PictureFile, actual: PictureFile, tolerance: ImageTolerance, count: Int) throws(CompareError) {
    let (expectedData, actualData) = (try expected.read(), try actual.read())
    var (decode, compare): ([Double], [Double]) = ([], [])
    var start = ContinuousClock.now
    func lap() -> Double {
      defer { start = .now }
      return (.now - start) / .milliseconds(1)
    }
    var pictures = (try expected.decode(expectedData), try actual.decode(actualData))
    decode.append(lap())
    for _ in 1..<count {
      pictures = (try expected.decode(expectedData), try actual.decode(actualData))
      decode.append(lap())
    }
    (self.expected, self.actual) = pictures
    // After all decoding, so that its memory does not push the pictures out of the caches.
    var last = Comparison(reference: pictures.0, actual: pictures.1, tolerance: tolerance)
    compare.append(lap())
    for _ in 1..<count {
      last = Comparison(reference: pictures.0, actual: pictures.1, tolerance: tolerance)
      compare.append(lap())
    }
    comparison = last
    timing = CompareTiming(decode: decode, compare: compare)
  }

  /// The number of pixels that either picture has.
  var total: Int {
    comparison.differingPixels?.total ?? expected.size.area
  }
}
