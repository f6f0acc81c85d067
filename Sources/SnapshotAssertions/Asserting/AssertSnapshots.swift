public import FirstFrameSnapshots

/// Checks that a value looks as its references say, by several strategies, each under a name of its own.
///
/// ```swift
/// assertSnapshots(of: view, as: ["light": .image, "dark": .image(traits: .init(userInterfaceStyle: .dark))])
/// ```
///
/// Everything else is as in `assertSnapshot`; the order is that of the names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column, isolation: isolation)
  }
}

/// Checks that a value looks as its references say, by several strategies whose formats' files differ.
///
/// ```swift
/// assertSnapshots(of: view, as: [.layoutTree, .text, .accessibility])
/// ```
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, fileID: fileID, filePath: filePath, testName: testName,
      line: line, column: column, isolation: isolation)
  }
}
