/// How the snapshot assertions within a scope behave.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// Which references to write; nil leaves it to the scope around.
  public var record: Record?

  public init(record: Record? = nil) {
    self.record = record
  }

  /// The configuration of the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// The configuration where what is left open comes from another.
  func inheriting(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer.record)
  }
}
