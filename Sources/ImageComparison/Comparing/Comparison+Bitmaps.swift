public import FirstFrameImaging

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
      if let pixels, !tolerance.allowance.covers(pixels.count, of: total) { return .differing(pixels) }
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
      neededRegions: zip(tolerance.ignoredRegions, tally.isRegionNeeded).filter(\.1).map(\.0), allowed: allowed)
  }
}

extension Clusters {
  init(_ grid: ClusterGrid, missing: MissingArea) {
    self.init(joining: grid.boxes(gap: Self.smallestGap) + missing.boxes)
  }
}
