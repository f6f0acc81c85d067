import FirstFrameImageComparison
import FirstFrameImaging

extension Comparison {
  /// The comparison in words, in pixels.
  var summary: String {
    switch self {
    case .identical:
      "no pixel differs"
    case .withinTolerance:
      "no pixel differs by more than the tolerance"
    case .differing(let pixels):
      pixels.summary
    case .differentSizes(let reference, let actual, let pixels):
      "the reference is \(reference.width) x \(reference.height) pixels, the actual picture "
        + "\(actual.width) x \(actual.height); \(pixels.summary)"
    }
  }
}

extension DifferingPixels {
  /// The count and the box in words, in pixels.
  var summary: String {
    let box = boundingBox
    return "\(count) of \(total) pixels differ, inside the box of \(box.width) x \(box.height) pixels "
      + "at (\(box.x), \(box.y))"
  }
}
