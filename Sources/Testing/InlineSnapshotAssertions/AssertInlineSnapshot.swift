import FirstFrameLayoutTree
import FirstFrameSnapshotAssertions
// Re-exported for the strategies that are passed to the assertion.
@_exported public import FirstFrameSnapshots

/// Compares a value with the text in the assertion, and fails the current test if they differ.
///
/// ```swift
/// assertInlineSnapshot(of: ScoreView(score: .deuce), as: .text) {
///   """
///   Deuce
///   """
/// }
/// ```
///
/// Write the assertion without the closure, and run the test with `SNAPSHOT_TESTING_RECORD=missing` to write the text
/// into the source. The text is written only if that variable, or else `record`, requests it. An assertion that writes
/// its text fails once. Texts are compared byte by byte.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy that turns it into a text.
///   - record: The texts to write; `nil` for the setting of `withSnapshotTesting` or `.snapshots`.
///   - callee: The function called at this location. A helper function that passes its caller's location has to pass
///     `#function`.
///   - expected: A closure of one string literal; `nil` if there is no text yet.
///   - fileID: The module and file of the assertion, as in `#fileID`.
///   - filePath: The path of the assertion's file, as in `#filePath`.
///   - testName: The function around the assertion, as in `#function`.
///   - line: The line of the assertion, as in `#line`.
///   - column: The column of the assertion, as in `#column`.
///   - isolation: The actor of the caller; `nil` if it has none.
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
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let verdict = SnapshotVerifier().verify(
    value, as: snapshotting, matching: expected?(), callee: callee, record: record,
    at: callSite.location(testName: testName), isOnMainActor: MainActorContext.isCurrent(for: isolation))
  VerdictReporter().report(verdict, of: testName, at: callSite)
}
