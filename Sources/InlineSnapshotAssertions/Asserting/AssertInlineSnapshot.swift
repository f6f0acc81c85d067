import FirstFrameInlineSnapshots
import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
public import FirstFrameSnapshots

/// Checks that a value looks as the text in the assertion says, and fails the current test where it does not.
///
/// ```swift
/// assertInlineSnapshot(of: ScoreView(score: .deuce), as: .text) {
///   """
///   Deuce
///   """
/// }
/// ```
///
/// Write the assertion without the closure, and run the test with `SNAPSHOT_TESTING_RECORD=missing`: the text is
/// written into the source. It is written only where that variable, or else `record`, says so; an assertion that
/// wrote fails once. Texts are compared byte by byte.
///
/// - Parameters:
///   - record: Which texts to write; nil for what `withSnapshotTesting` or `.snapshots` say around.
///   - callee: The function that is called at the place. A helper function that takes its caller's place as
///     parameters, and passes it on, passes `#function`.
///   - expected: A closure of one string literal; nil where there is no text yet.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record: SnapshotTestingConfiguration.Record? = nil,
  callee: String = "assertInlineSnapshot",
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let verdict = SnapshotVerifier().verify(
    value, as: snapshotting, matching: expected?(), callee: callee, record: record,
    at: place.location(testName: testName), isOnMainActor: MainActorPresence.isCertain(for: isolation))
  VerdictReporter().report(verdict, of: testName, at: place)
}
