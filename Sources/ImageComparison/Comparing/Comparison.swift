public import Imaging

/// What comparing two pictures, pixel by pixel and without tolerance, found.
public enum Comparison: Hashable, Sendable {
  case identical
  case differing(DifferingPixels)
  /// Compared with their top left corners together; what only one of the two has counts as differing.
  case differentSizes(reference: PixelSize, actual: PixelSize, DifferingPixels)

  /// The pixels that differ; nil where none do.
  public var differingPixels: DifferingPixels? {
    switch self {
    case .identical: nil
    case .differing(let pixels), .differentSizes(_, _, let pixels): pixels
    }
  }
}
