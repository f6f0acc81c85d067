public import FirstFrameImaging

/// What comparing two pictures pixel by pixel found.
public enum Comparison: Hashable, Sendable {
  /// Every byte is equal.
  case identical
  /// Something differs, and the tolerance lets it through.
  case withinTolerance(ToleratedPixels)
  case differing(DifferingPixels)
  /// Compared with their top left corners together; what only one of the two has counts as differing, also in an
  /// ignored region. No tolerance covers it.
  case differentSizes(reference: PixelSize, actual: PixelSize, DifferingPixels)

  /// Whether the pictures count as the same.
  public var isSame: Bool { differingPixels == nil }

  /// The pixels for which the pictures do not count as the same; nil where they do.
  public var differingPixels: DifferingPixels? {
    switch self {
    case .identical, .withinTolerance: nil
    case .differing(let pixels), .differentSizes(_, _, let pixels): pixels
    }
  }

  /// The parts of the tolerance that let no pixel through, and so can be taken away; none where the pictures differ.
  public func unneededParts(of tolerance: ImageTolerance) -> [ImageTolerance.Part] {
    switch self {
    case .identical: tolerance.parts
    case .withinTolerance(let pixels): tolerance.parts.filter { !pixels.needs($0) }
    case .differing, .differentSizes: []
    }
  }
}
