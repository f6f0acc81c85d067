public import FirstFrameSnapshots
public import Testing

/// A trait that sets which references are written by the snapshot assertions of a test, or of all tests of a suite.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: SnapshotTestingConfiguration.Record?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: record) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets which references snapshot assertions write.
  ///
  /// This overload is disfavored, because in Swift 5 mode it is also visible to ported tests, which use the trait of
  /// the module SnapshotTesting.
  @_disfavoredOverload
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }
}
