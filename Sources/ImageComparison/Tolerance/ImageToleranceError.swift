/// Why a tolerance cannot be made.
public enum ImageToleranceError: Error, Hashable, Sendable {
  case unusableThreshold(Double)
  case thresholdOfExactMetric(Double)
  case unusablePixelCount(Int)
  case unusableShare(Double)
  case unusableRegion(PixelBox)
}

extension ImageToleranceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusableThreshold(let threshold):
      "a threshold is a number from 0 (equal colours) to 1 (black and white), found \(threshold)"
    case .thresholdOfExactMetric(let threshold):
      "the metric exact has no threshold, found \(threshold); choose the metric yiq or oklab, or leave it out"
    case .unusablePixelCount(let count):
      "the number of pixels that may differ is 0 or more, found \(count)"
    case .unusableShare(let share):
      "the share of pixels that may differ is a number from 0 to 1, found \(share)"
    case .unusableRegion(let box):
      "an ignored region is x,y,width,height in pixels, both sides at least 1, "
        + "found \(box.x),\(box.y),\(box.width),\(box.height)"
    }
  }
}
