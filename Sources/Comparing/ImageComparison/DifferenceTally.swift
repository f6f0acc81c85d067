import Dispatch

/// The differences that were found in a range of rows.
struct DifferenceTally {
  private(set) var counts = RowCounts()
  /// For each masked rectangle, whether it had differing pixels.
  private(set) var isRegionNeeded: [Bool] = []

  /// Classifies rows, and adds their differing pixels to the grid.
  init(_ pair: PicturePair, rows: Range<Int>, tolerance: ImageTolerance, grid: ClusterGrid) {
    if pair.areEqual(rows: rows) { return }
    var classifier = RowClassifier(pair, tolerance: tolerance)
    var y = rows.lowerBound
    while y < rows.upperBound {
      if let (columns, row) = classifier.classify(row: y) {
        counts.add(row)
        if row.differing > 0 { grid.add(row: y, columns, kinds: classifier.kinds) }
      }
      y &+= 1
    }
    isRegionNeeded = classifier.isRegionNeeded
  }

  init() {}

  mutating func add(_ other: DifferenceTally) {
    counts.add(other.counts)
    if isRegionNeeded.isEmpty {
      isRegionNeeded = other.isRegionNeeded
    } else {
      for index in other.isRegionNeeded.indices where other.isRegionNeeded[index] { isRegionNeeded[index] = true }
    }
  }

  /// The number of rows per stripe: a multiple of the side of the grid's squares, so that no square is in two stripes.
  static let stripeHeight = 4 * ClusterGrid.side
  /// The smallest number of pixels for which several threads are faster than one.
  private static let minimumParallelArea = 1 << 18

  /// Classifies all rows. The rows of a large picture are classified in parallel, in stripes.
  ///
  /// The result for a row does not depend on other rows, and the stripes are added in their order, so the number of
  /// threads does not change the result.
  init(_ pair: PicturePair, tolerance: ImageTolerance, grid: ClusterGrid) {
    self.init()
    let count = (pair.height + Self.stripeHeight - 1) / Self.stripeHeight
    let stripes = UnsafeMutablePointer<DifferenceTally>.allocate(capacity: count)
    stripes.initialize(repeating: DifferenceTally(), count: count)
    defer { stripes.deinitialize(count: count).deallocate() }
    // Each stripe writes only to its own element.
    nonisolated(unsafe) let tallies = stripes
    @Sendable func classify(stripe: Int) {
      let start = stripe * Self.stripeHeight
      let rows = start..<min(start + Self.stripeHeight, pair.height)
      tallies[stripe] = DifferenceTally(pair, rows: rows, tolerance: tolerance, grid: grid)
    }
    if pair.width * pair.height < Self.minimumParallelArea {
      for stripe in 0..<count { classify(stripe: stripe) }
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { classify(stripe: $0) }
    }
    for stripe in 0..<count { add(stripes[stripe]) }
  }
}
