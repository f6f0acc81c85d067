/// Runs an operation whose snapshot assertions write the references that a mode says.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record).inheriting(.current)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous operation whose snapshot assertions write the references that a mode says.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record).inheriting(.current)
  return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
