@_spi(Porting) import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation

/// Checks that a value equals its reference, and fails the current test if it does not.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes the snapshots of a test. Unnamed snapshots are numbered.
///   - recording: Which references to write; `nil` for the mode of the enclosing scope. Nothing is recorded unless this
///     parameter, an enclosing scope or `SNAPSHOT_TESTING_RECORD` requests it.
///   - timeout: How long to wait for an asynchronous strategy, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  let place = PortedSnapshotPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let verdict = SnapshotVerification(
    strategy: snapshotting, name: name, record: recording, timeout: timeout, place: place
  ).verdict(on: value, isolation: isolation)
  PortedSnapshot.report(verdict, note: _diffToolCommand(for: verdict), at: place)
}

/// Checks that a value equals its reference, which is written if a condition holds.
///
/// - Parameter recording: `true` writes the reference; otherwise the mode of the enclosing scope applies.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording == true ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column,
    isolation: isolation)
}

/// Checks whether a value equals its reference. Returns the message of a failure, or `nil` if they are equal.
///
/// - Parameter snapshotDirectory: The folder of references, instead of the package's folder. References are stored in
///   its subfolder `<TestTarget>/<TestFile>`.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) -> String? {
  let place = PortedSnapshotPlace(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, folder: snapshotDirectory)
  return SnapshotVerification(
    strategy: snapshotting, name: name, record: recording, timeout: timeout, place: place
  ).verdict(on: value, isolation: isolation).failureMessage
}

/// Checks whether a value equals its reference, which is written if a condition holds.
///
/// - Parameter recording: `true` writes the reference; otherwise the mode of the enclosing scope applies.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording == true ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column,
    isolation: isolation)
}

/// Returns the command that shows a failure's difference with the diff tool of the current scope; `nil` if none.
private func _diffToolCommand(for verdict: PortedSnapshot.Verdict) -> String? {
  guard let tool = SnapshotTestingConfiguration.current?.diffTool ?? Globals.diffTool,
    let files = PortedSnapshot.files(of: verdict)
  else { return nil }
  return tool(currentFilePath: files.reference, failedFilePath: files.actual)
}
