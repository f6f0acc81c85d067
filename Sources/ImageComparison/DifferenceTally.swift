import Dispatch

/// What was found out about some rows, from the top down.
struct DifferenceTally {
  private(set) var finding = RowFinding()
  /// The ignored regions that had pixels to ignore, by index.
  private(set) var isRegionNeeded: [Bool] = []

  /// Classifies rows, and enters what differs in the grid.
  init(_ pair: PicturePair, rows: Range<Int>, tolerance: ImageTolerance, grid: ClusterGrid) {
    if pair.areEqual(rows: rows) { return }
    var classifier = RowClassifier(pair, tolerance: tolerance)
    var y = rows.lowerBound
    while y < rows.upperBound {
      if let (columns, row) = classifier.classify(row: y) {
        finding.add(row)
        if row.differing > 0 { grid.add(row: y, columns, kinds: classifier.kinds) }
      }
      y &+= 1
    }
    isRegionNeeded = classifier.isRegionNeeded
  }

  init() {}

  mutating func add(_ other: DifferenceTally) {
    finding.add(other.finding)
    if isRegionNeeded.isEmpty {
      isRegionNeeded = other.isRegionNeeded
    } else {
      for index in other.isRegionNeeded.indices where other.isRegionNeeded[index] { isRegionNeeded[index] = true }
    }
  }

  /// Rows to a stripe: a multiple of the side of the grid's squares, so that stripes share none.
  private static let stripeHeight = 4 * ClusterGrid.side
  /// Fewer pixels than this are not worth a second thread.
  private static let smallestSharedArea = 1 << 18

  /// Classifies all rows, those of a large picture by stripes at the same time.
  ///
  /// What a row turns out to be does not depend on others, and the stripes are added up in their order: threads do not
  /// change the outcome.
  init(_ pair: PicturePair, tolerance: ImageTolerance, grid: ClusterGrid) {
    self.init()
    let count = (pair.height + Self.stripeHeight - 1) / Self.stripeHeight
    let stripes = UnsafeMutablePointer<DifferenceTally>.allocate(capacity: count)
    stripes.initialize(repeating: DifferenceTally(), count: count)
    defer { stripes.deinitialize(count: count).deallocate() }
    // Every stripe writes to a place of its own.
    nonisolated(unsafe) let tallies = stripes
    @Sendable func classify(stripe: Int) {
      let start = stripe * Self.stripeHeight
      let rows = start..<min(start + Self.stripeHeight, pair.height)
      tallies[stripe] = DifferenceTally(pair, rows: rows, tolerance: tolerance, grid: grid)
    }
    if pair.width * pair.height < Self.smallestSharedArea {
      for stripe in 0..<count { classify(stripe: stripe) }
    } else {
      DispatchQueue.concurrentPerform(iterations: count) { classify(stripe: $0) }
    }
    for stripe in 0..<count { add(stripes[stripe]) }
  }
}
