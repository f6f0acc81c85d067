import FirstFrameSourceRewriting
import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Test files with errors, in a package that is a folder of these files alone.
struct OmittedTestsTests {
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent("omitted-\(UUID().uuidString)")
  private var tests: URL { package.appendingPathComponent("Tests") }
  private var file: String { tests.appendingPathComponent("RowTests.swift").path }

  private static let source = """
    import XCTest
    final class RowTests: XCTestCase {
      func testTitle() {
        Row().absent()
      }
      private func makeRow() -> Row { Row() }
      func testPrice() {}
    }
    @Test("a suite's test") func badge() {
      Row().absent()
    }
    """

  init() throws {
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Self.source.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func omitted() -> OmittedTests { OmittedTests(of: package, scratch: package) }

  private func error(line: Int, file: String? = nil) -> CompilerError {
    CompilerError(file: file ?? self.file, line: line, message: "no absent")
  }

  @Test func areThoseWithTheErrorsAndTheRestOfTheirFileStaysInItsLines() throws {
    var omitted = omitted()
    #expect(try omitted.add([error(line: 4), error(line: 10)], in: [tests]))
    #expect(!omitted.contains(file))
    #expect(
      omitted.text(of: SourceRewriter.parse(Self.source), file: file)?.split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "import XCTest", "final class RowTests: XCTestCase {", "", "", "",
        "private func makeRow() -> Row { Row() }", "func testPrice() {}", "}", "", "", "",
      ])
    #expect(
      omitted.findings.map(\.reason) == [
        "testTitle does not compile, and is left out: no absent.",
        "badge does not compile, and is left out: no absent.",
      ])
  }

  @Test func areAllTestsOfAFileWithAnErrorOutsideOfThem() throws {
    var omitted = omitted()
    #expect(try omitted.add([error(line: 4), error(line: 6)], in: [tests]))
    #expect(omitted.contains(file))
    #expect(
      omitted.findings.map(\.reason) == ["The file does not compile, and its tests are left out: no absent."])
  }

  @Test func cannotContainTheErrorOfALibraryAndDoNotFailTwice() throws {
    var omitted = omitted()
    #expect(try !omitted.add([error(line: 4), error(line: 1, file: "/elsewhere/Row.swift")], in: [tests]))
    #expect(omitted.isEmpty)
    #expect(try omitted.add([error(line: 4)], in: [tests]))
    #expect(try !omitted.add([error(line: 4)], in: [tests]))
  }

  @Test func areKeptForTheNextPortUntilTheirTextChanges() throws {
    var first = omitted()
    #expect(try first.add([error(line: 4), error(line: 10)], in: [tests]))
    #expect(omitted().findings == first.findings)
    #expect(OmittedTests(of: tests.appendingPathComponent("Other"), scratch: package).isEmpty)
    try Self.source.replacing("Row().absent()\n  }\n  private", with: "Row()\n  }\n  private")
      .write(toFile: file, atomically: true, encoding: .utf8)
    #expect(omitted().findings.map(\.reason) == ["badge does not compile, and is left out: no absent."])
  }
}
