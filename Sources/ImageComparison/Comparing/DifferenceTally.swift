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
}
