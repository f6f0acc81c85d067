public import FirstFrameSnapshots

/// Checks that a value looks as its reference says, and fails the current test where it does not.
///
/// ```swift
/// assertSnapshot(of: ScoreView(score: .deuce), as: .image)
/// ```
///
/// The reference is `__Snapshots__/<TestTarget>/<TestFile>/<test>[.<name>].<ext>` in the test's package. It is
/// written only where `SNAPSHOT_TESTING_RECORD`, or else `record`, says so; an assertion that wrote fails once.
/// Components need the main actor: a `@MainActor` test, or a synchronous XCTest method on the main thread.
///
/// - Parameters:
///   - name: What tells the snapshot from others of the same test and format.
///   - record: Which references to write; nil for what `withSnapshotTesting` or `.snapshots` say around.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let verdict = SnapshotVerifier().verifyInCurrentTest(
    value, as: snapshotting, named: name, record: record, testName: testName, at: place, isolation: isolation)
  VerdictReporter().report(verdict, of: testName, at: place)
}
