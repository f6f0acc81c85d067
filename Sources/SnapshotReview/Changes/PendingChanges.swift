public import SnapshotReport

/// What tests left for a person, found in folders of artifacts.
public struct PendingChanges: Hashable, Sendable {
  /// What can become a reference; sorted by path.
  public let changes: [SnapshotChange]
  /// Failures of the last run that cannot be accepted, such as blank frames.
  public let failures: [SnapshotItem]
  /// Failures of the last run that their tests know of, which leave nothing to decide.
  public let known: [SnapshotItem]
  /// The paths of sets from earlier runs of which nothing tells what they are.
  public let unknown: [String]
  /// Why the last run says less than a whole one; empty where it is whole, or where there is none.
  public let incompleteness: [Incompleteness]

  public init(
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
