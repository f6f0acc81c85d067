/// The location of an assertion, which its snapshot is named after.
package struct SnapshotLocation: Hashable, Sendable {
  /// Module and file, as in `#fileID`.
  package let fileID: String
  /// The file, as in `#filePath`.
  package let filePath: String
  /// The test's function, as in `#function`.
  package let testName: String
  /// The suites or the class around the test, outermost first and separated by slashes, as `swift test` writes them;
  /// empty for a free function, `nil` if unknown.
  package let suite: String?
  package let line: Int
  package let column: Int

  package init(
    fileID: String, filePath: String, testName: String, suite: String? = nil, line: Int, column: Int
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.suite = suite
    self.line = line
    self.column = column
  }

  /// The module of the test.
  package var testTarget: String {
    String(fileID.prefix { $0 != "/" })
  }

  /// The file of the test, without folder and extension.
  package var testFile: String {
    let file = filePath.lastIndex(of: "/").map { filePath[filePath.index(after: $0)...] } ?? filePath[...]
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// The function of the test, without parentheses, argument labels and backticks.
  package var test: String {
    // The last parenthesis, since a raw name may contain some.
    let name = testName.hasSuffix(")") ? testName.lastIndex(of: "(").map { testName[..<$0] } : nil
    return String(name ?? testName[...]).filter { $0 != "`" }
  }
}
