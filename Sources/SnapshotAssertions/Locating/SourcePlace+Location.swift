package import FirstFrameSnapshots
import Testing

extension SourcePlace {
  /// Where the assertion stands, with the suite around its test as far as it can be found out.
  package func location(testName: String) -> SnapshotLocation {
    SnapshotLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", testName: testName,
      suite: Test.current?.suite ?? TestClassFinder.process.testClass(around: testName, at: self),
      line: Int(line), column: Int(column))
  }
}

extension Test {
  /// The suites around the test, outermost first; empty for a free function.
  fileprivate var suite: String {
    id.nameComponents.dropLast().joined(separator: "/")
  }
}
