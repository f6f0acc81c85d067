import Foundation

/// Checks that a value equals its references for several named strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column,
      isolation: isolation)
  }
}

/// Checks that a value equals its references for several named strategies.
///
/// - Parameter recording: Whether to write the references; `nil` for the mode of the enclosing scope.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording == true ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column,
    isolation: isolation)
}

/// Checks that a value equals its references for several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column,
      isolation: isolation)
  }
}

/// Checks that a value equals its references for several strategies, which are numbered.
///
/// - Parameter recording: Whether to write the references; `nil` for the mode of the enclosing scope.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording == true ? .all : nil,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column,
    isolation: isolation)
}
