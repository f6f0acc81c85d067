package import FirstFrameImaging

/// The result of comparing two pictures pixel by pixel.
package enum Comparison: Hashable, Sendable {
  /// The pictures are equal byte by byte.
  case identical
  /// The pictures differ, and the tolerance allows the differences.
  case withinTolerance(ToleratedPixels)
  case differing(DifferingPixels)
  /// The pictures have different sizes. They are compared with their top left corners aligned. Areas that only one
  /// picture has count as differing, even inside of masked rectangles, and no tolerance allows them.
  case differentSizes(reference: PixelSize, actual: PixelSize, DifferingPixels)

  /// Whether the pictures count as the same.
  package var isSame: Bool { differingPixels == nil }

  /// The differing pixels that the tolerance does not allow; `nil` if the pictures count as the same.
  package var differingPixels: DifferingPixels? {
    switch self {
    case .identical, .withinTolerance: nil
    case .differing(let pixels), .differentSizes(_, _, let pixels): pixels
    }
  }

  /// Returns the parts of the tolerance that had no effect and can be removed; empty if the pictures differ.
  package func unneededParts(of tolerance: ImageTolerance) -> [ImageTolerance.Part] {
    switch self {
    case .identical: tolerance.parts
    case .withinTolerance(let pixels): tolerance.parts.filter { !pixels.needs($0) }
    case .differing, .differentSizes: []
    }
  }
}

/// The number of pixels that differ between two pictures, the size of the differences, and their positions.
public struct DifferingPixels: Hashable, Sendable {
  /// The number of pixels that differ; at least 1.
  public let count: Int
  /// The number of pixels of both pictures together. A pixel that both pictures have is counted once.
  public let total: Int
  /// The smallest box around all differing pixels.
  public let boundingBox: PixelBox
  /// Boxes around the differing areas, from the top down; at most 32.
  ///
  /// The distance between two boxes is at least 16 pixels, or 32, 64 and so on if there would be more than 32 boxes.
  public let clusters: [PixelBox]
  /// The largest difference between two colors, 0...1 in the metric, accurate to six digits; 1 if the pictures have
  /// different sizes.
  public let largestDifference: Double

  package init(
    count: Int, total: Int, boundingBox: PixelBox, clusters: [PixelBox], largestDifference: Double
  ) {
    self.count = count
    self.total = total
    self.boundingBox = boundingBox
    self.clusters = clusters
    self.largestDifference = largestDifference
  }
}

/// The differing pixels that a tolerance allowed.
package struct ToleratedPixels: Hashable, Sendable {
  /// The number of pixels that differ by no more than the threshold.
  package let belowThreshold: Int
  /// The largest difference of these pixels, 0...1 in the metric, accurate to six digits: the required threshold.
  package let largestBelowThreshold: Double
  /// The number of pixels that differ by more than the threshold and look anti-aliased.
  package let antialiased: Int
  /// The number of differing pixels inside of masked rectangles.
  package let ignored: Int
  /// The masked rectangles with differing pixels.
  package let neededRegions: [PixelBox]
  /// The remaining differing pixels, which the tolerance allows by their number; `nil` if there are none.
  package let allowed: DifferingPixels?

  /// Whether a part of the tolerance allowed any pixel to differ.
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
  /// Compares a reference picture with the actual picture.
  ///
  /// The result is the same on every machine, in debug and release builds, and for any number of threads. Swapping the
  /// pictures does not change the numbers and boxes.
  package init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
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
    counts.differing == 0 && counts.belowThreshold == 0 && counts.antialiased == 0 && counts.ignored == 0
  }
}

extension DifferingPixels {
  /// Returns `nil` if no pixel differs.
  fileprivate init?(
    _ tally: DifferenceTally, grid: ClusterGrid, missing: MissingArea, total: Int, metric: any PixelMetric
  ) {
    let count = tally.counts.differing + missing.pixelCount
    let clusters = Clusters(grid, missing: missing).boxes
    guard let first = clusters.first else { return nil }
    self.init(
      count: count, total: total, boundingBox: clusters.reduce(first) { $0.union($1) }, clusters: clusters,
      largestDifference: missing.pixelCount > 0 ? 1 : metric.difference(of: tally.counts.largestDiffering))
  }
}

extension ToleratedPixels {
  fileprivate init(_ tally: DifferenceTally, tolerance: ImageTolerance, allowed: DifferingPixels?) {
    self.init(
      belowThreshold: tally.counts.belowThreshold,
      largestBelowThreshold: tolerance.pixelMetric.difference(of: tally.counts.largestBelowThreshold),
      antialiased: tally.counts.antialiased, ignored: tally.counts.ignored,
      neededRegions: zip(tolerance.mask, tally.isRegionNeeded).filter(\.1).map(\.0), allowed: allowed)
  }
}

extension Clusters {
  init(_ grid: ClusterGrid, missing: MissingArea) {
    self.init(joining: grid.boxes(gap: Self.minimumGap) + missing.boxes)
  }
}
