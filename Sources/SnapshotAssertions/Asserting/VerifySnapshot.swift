public import FirstFrameSnapshots

/// Checks that a value looks as its reference says, and returns what it came to, failing no test.
///
/// Everything else is as in `assertSnapshot`: files are written, and the journal is kept.
public func verifySnapshot<Value, Format>(
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
) -> Verdict {
  SnapshotVerifier().verifyInCurrentTest(
    value, as: snapshotting, named: name, record: record, testName: testName,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), isolation: isolation)
}
