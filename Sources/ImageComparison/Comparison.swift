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

/// How many pixels of two pictures differ, by how much, and where.
public struct DifferingPixels: Hashable, Sendable {
  /// The number of pixels that differ; at least 1.
  public let count: Int
  /// The number of pixels that either picture has.
  public let total: Int
  /// The smallest box around all that differ, in pixels.
  public let boundingBox: PixelBox
  /// Boxes around the places that differ, at most 32, from the top down, in pixels.
  ///
  /// No two of them are nearer than 16 pixels to each other, or than 32, 64 and so on where there are too many.
  public let clusters: [PixelBox]
  /// The largest difference of two colours, 0...1 by the metric, to six digits; 1 where one picture has no pixel.
  public let largestDifference: Double

  public init(
    count: Int, total: Int, boundingBox: PixelBox, clusters: [PixelBox], largestDifference: Double
  ) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
    self.clusters = clusters
    self.largestDifference = largestDifference
  }
}

/// What a tolerance let through.
public struct ToleratedPixels: Hashable, Sendable {
  /// How many pixels differ by no more than the threshold.
  public let belowThreshold: Int
  /// The largest difference among those, 0...1 by the metric, to six digits: the threshold that was needed.
  public let largestBelowThreshold: Double
  /// How many differ by more, and look anti-aliased.
  public let antialiased: Int
  /// How many differ inside the ignored regions.
  public let ignored: Int
  /// The ignored regions that had pixels to ignore.
  public let neededRegions: [PixelBox]
  /// The pixels that differ in spite of all that, where that many are allowed.
  public let allowed: DifferingPixels?

  public init(
    belowThreshold: Int = 0, largestBelowThreshold: Double = 0, antialiased: Int = 0, ignored: Int = 0,
    neededRegions: [PixelBox] = [], allowed: DifferingPixels? = nil
  ) {
    self.belowThreshold = belowThreshold
    self.largestBelowThreshold = largestBelowThreshold
    self.antialiased = antialiased
    self.ignored = ignored
    self.neededRegions = neededRegions
    self.allowed = allowed
  }

  /// Whether a part of the tolerance let any pixel through.
  func needs(_ part: ImageTolerance.Part) -> Bool {
    switch part {
    case .threshold: belowThreshold > 0
    case .antialiasing: antialiased > 0
    case .allowance: allowed != nil
    case .ignoredRegion(let region): neededRegions.contains(region)
    }
  }
}

extension Comparison {
  /// Compares what is expected with what was drawn.
  ///
  /// The outcome is the same on every machine, in debug and release builds, and for any number of threads. Swapping
  /// the pictures changes no count and no box.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    self = PicturePair.with(reference, actual) { pair in
      let grid = ClusterGrid(width: pair.width, height: pair.height)
      let tally = DifferenceTally(pair, tolerance: tolerance, grid: grid)
      let missing = MissingArea(reference: reference.size, actual: actual.size)
      let total = pair.width * pair.height + missing.pixelCount
      let pixels = DifferingPixels(tally, grid: grid, missing: missing, total: total, metric: tolerance.pixelMetric)
      if let pixels, reference.size != actual.size {
        return .differentSizes(reference: reference.size, actual: actual.size, pixels)
      }
      if let pixels, !tolerance.allows(pixels.count, of: total) { return .differing(pixels) }
      if tally.isEmpty { return .identical }
      return .withinTolerance(ToleratedPixels(tally, tolerance: tolerance, allowed: pixels))
    }
  }
}

extension DifferenceTally {
  fileprivate var isEmpty: Bool {
    finding.differing == 0 && finding.belowThreshold == 0 && finding.antialiased == 0 && finding.ignored == 0
  }
}

extension DifferingPixels {
  /// Nil where no pixel differs.
  fileprivate init?(
    _ tally: DifferenceTally, grid: ClusterGrid, missing: MissingArea, total: Int, metric: any PixelMetric
  ) {
    let count = tally.finding.differing + missing.pixelCount
    let clusters = Clusters(grid, missing: missing).boxes
    guard count > 0, let first = clusters.first else { return nil }
    self.init(
      count: count, total: total, boundingBox: clusters.reduce(first) { $0.union($1) }, clusters: clusters,
      largestDifference: missing.pixelCount > 0 ? 1 : metric.difference(of: tally.finding.largestDiffering))
  }
}

extension ToleratedPixels {
  fileprivate init(_ tally: DifferenceTally, tolerance: ImageTolerance, allowed: DifferingPixels?) {
    self.init(
      belowThreshold: tally.finding.belowThreshold,
      largestBelowThreshold: tolerance.pixelMetric.difference(of: tally.finding.largestBelowThreshold),
      antialiased: tally.finding.antialiased, ignored: tally.finding.ignored,
      neededRegions: zip(tolerance.mask, tally.isRegionNeeded).filter(\.1).map(\.0), allowed: allowed)
  }
}

extension Clusters {
  init(_ grid: ClusterGrid, missing: MissingArea) {
    self.init(joining: grid.boxes(gap: Self.smallestGap) + missing.boxes)
  }
}
