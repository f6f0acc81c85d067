/// The behaviour of the snapshot assertions within a scope.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// Which references an assertion writes.
  public enum Record: String, CaseIterable, Hashable, Sendable, ExpressibleByBooleanLiteral {
    /// No references.
    case never
    /// References that do not exist.
    case missing
    /// References that do not exist, cannot be read, or differ.
    case failed
    /// All references that do not equal the value exactly.
    case all

    /// `true` stands for `all`, `false` for `never`.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .never
    }
  }

  /// Which references to write; `nil` for the mode of the enclosing scope.
  public var record: Record?

  public init(record: Record? = nil) {
    self.record = record
  }

  /// The configuration of the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// The current configuration with the mode replaced, unless it is `nil`.
  fileprivate static func current(record: Record?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? current.record)
  }
}

/// Runs an operation with a recording mode for its snapshot assertions.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(.current(record: record), operation: operation)
}

/// Runs an asynchronous operation with a recording mode for its snapshot assertions.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(.current(record: record), operation: operation)
}
