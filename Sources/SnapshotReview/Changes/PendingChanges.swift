package import FirstFrameSnapshotReport

/// What tests left for a person, found in folders of artifacts.
package struct PendingChanges: Hashable, Sendable {
  /// What can become a reference; sorted by path.
  package let changes: [SnapshotChange]
  /// Failures of the last run that cannot be accepted, such as blank frames.
  package let failures: [SnapshotItem]
  /// Failures of the last run that their tests know of, which leave nothing to decide.
  package let known: [SnapshotItem]
  /// The paths of sets from earlier runs of which nothing tells what they are.
  package let unknown: [String]
  /// Why the last run says less than a whole one; empty where it is whole, or where there is none.
  package let incompleteness: [Incompleteness]

  package init(
    changes: [SnapshotChange], failures: [SnapshotItem], known: [SnapshotItem], unknown: [String],
    incompleteness: [Incompleteness]
  ) {
    self.changes = changes
    self.failures = failures
    self.known = known
    self.unknown = unknown
    self.incompleteness = incompleteness
  }
}
