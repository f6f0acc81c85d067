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
  /// Ported tests use `.snapshots(record:)` of the module SnapshotTesting. In Swift 5 mode, this function is also
  /// visible to them, although they do not import its module. It is disfavored, so that their calls are not ambiguous.
  @_disfavoredOverload
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }
}
