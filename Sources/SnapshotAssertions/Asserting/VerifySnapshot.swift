import LayoutTree
public import Snapshots
import Testing

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
  let location = SnapshotLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, line: Int(line), column: Int(column))
  return SnapshotVerifier().verify(
    value, as: snapshotting, named: name, record: record, at: location,
    isParameterized: Test.current?.isParameterized ?? false,
    isOnMainActor: MainActorPresence.isCertain(for: isolation))
}
