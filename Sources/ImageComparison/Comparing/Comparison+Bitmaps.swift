public import Imaging

extension Comparison {
  /// Compares what is expected with what was drawn.
  public init(reference: Bitmap, actual: Bitmap) {
    if reference == actual {
      self = .identical
      return
    }
    let tally = DifferenceTally(reference: reference, actual: actual)
    let pixels = DifferingPixels(
      count: tally.count,
      total: reference.size.area + actual.size.area - tally.shared.width * tally.shared.height,
      boundingBox: tally.boundingBox)
    self =
      reference.size == actual.size
      ? .differing(pixels)
      : .differentSizes(reference: reference.size, actual: actual.size, pixels)
  }
}
