public import FirstFrameSnapshots
public import Testing

/// A trait that sets which references the snapshot assertions of a test, or of all tests of a suite, write.
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
  /// Disfavored, since a ported test in Swift 5 mode also sees this one beside that of its module SnapshotTesting.
  @_disfavoredOverload
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }
}
