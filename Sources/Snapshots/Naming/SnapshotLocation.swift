/// Where an assertion stands: what its snapshot is named after.
public struct SnapshotLocation: Hashable, Sendable {
  /// Module and file, as `#fileID` gives them.
  public let fileID: String
  /// The file, as `#filePath` gives it.
  public let filePath: String
  /// The test's function, as `#function` gives it.
  public let testName: String
  /// The suites or the class around the test, outermost first and with slashes between, as `swift test` writes
  /// them; empty for a free function, nil where it is not known.
  public let suite: String?
  public let line: Int
  public let column: Int

  public init(
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
  public var testTarget: String {
    String(fileID.prefix { $0 != "/" })
  }

  /// The file of the test, without folder and extension.
  public var testFile: String {
    let file = filePath.lastIndex(of: "/").map { filePath[filePath.index(after: $0)...] } ?? filePath[...]
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return String(file) }
    return String(file[..<dot])
  }

  /// The function of the test, without parentheses, argument labels and backticks.
  public var test: String {
    // The last parenthesis: a raw name may have some of its own.
    let name = testName.hasSuffix(")") ? testName.lastIndex(of: "(").map { testName[..<$0] } : nil
    return String(name ?? testName[...]).filter { $0 != "`" }
  }
}
