package import FirstFrameSnapshots
import Foundation
import Synchronization
import Testing

/// The source location of an assertion, which converts to the types of both test frameworks.
package struct CallSite {
  /// The location as Swift Testing's type.
  let sourceLocation: SourceLocation
  /// The location as XCTest's types.
  let filePath: StaticString
  let line: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    sourceLocation = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    self.filePath = filePath
    self.line = line
  }

  /// The location of a failure outside of an assertion: the current test of Swift Testing. XCTest does not provide the
  /// location of its test.
  static var currentTest: CallSite {
    let folder = FileManager.default.currentDirectoryPath
    let unknown = SourceLocation(fileID: "HeadlessUIKit/unknown", filePath: folder + "/unknown", line: 1, column: 1)
    return CallSite(
      sourceLocation: Test.current?.sourceLocation ?? unknown, filePath: "HeadlessUIKit", line: 0)
  }

  private init(sourceLocation: SourceLocation, filePath: StaticString, line: UInt) {
    self.sourceLocation = sourceLocation
    self.filePath = filePath
    self.line = line
  }

  private var path: String {
    #if compiler(>=6.3)
    sourceLocation.filePath
    #else
    sourceLocation._filePath
    #endif
  }

  /// The location of the assertion, with the suite of its test if it can be determined.
  package func location(testName: String) -> SnapshotLocation {
    SnapshotLocation(
      fileID: sourceLocation.fileID, filePath: path, testName: testName,
      suite: Test.current?.suite ?? TestClassFinder.process.testClass(around: testName, at: self),
      line: sourceLocation.line, column: sourceLocation.column,
      runningTest: Test.current?.name(in: sourceLocation.moduleName) ?? XCTestObserver.process.runningTestCase)
  }
}

extension Test {
  /// The suites around the test, outermost first; empty for a free function.
  fileprivate var suite: String {
    id.nameComponents.dropLast().joined(separator: "/")
  }

  /// The suites and the function with its labels, after the module if it is another one. It is the same in each process.
  fileprivate func name(in module: String) -> String {
    let name = id.nameComponents.joined(separator: "/").filter { $0 != "`" }
    return (id.moduleName == module ? "" : id.moduleName + ".")
      + (name.hasSuffix("()") ? String(name.dropLast(2)) : name)
  }
}

/// Finds the class that contains an assertion in an XCTest method. XCTest on Linux does not provide it.
private final class TestClassFinder: Sendable {
  static let process = TestClassFinder()

  /// The outlines by file, stored because most files have many assertions; `nil` for a file that could not be read.
  private let outlines = Mutex<[String: SourceOutline?]>([:])

  /// The class that contains a call site and declares a test with a name; `nil` if none is found.
  func testClass(around testName: String, at callSite: CallSite) -> String? {
    let path = "\(callSite.filePath)"
    let outline = outlines.withLock { outlines in
      if let known = outlines[path] { return known }
      // Tests may run on a machine without their sources. The commands in messages are less precise in this case.
      let outline = (try? String(contentsOfFile: path, encoding: .utf8)).map(SourceOutline.init)
      outlines[path] = .some(outline)
      return outline
    }
    return outline?.className(around: Int(callSite.line), declaring: testName)
  }
}
