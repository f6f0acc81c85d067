/// How many pixels of a row, or of several, are of every kind, and by how much they differ.
struct RowFinding {
  var differing = 0
  var belowThreshold = 0
  var antialiased = 0
  var ignored = 0
  /// Of those that differ, in the metric's own unit.
  var largestDiffering: Float = 0
  /// Of those below the threshold, in the metric's own unit.
  var largestBelowThreshold: Float = 0

  mutating func add(_ other: RowFinding) {
    differing += other.differing
    belowThreshold += other.belowThreshold
    antialiased += other.antialiased
    ignored += other.ignored
    largestDiffering = max(largestDiffering, other.largestDiffering)
    largestBelowThreshold = max(largestBelowThreshold, other.largestBelowThreshold)
  }
}
