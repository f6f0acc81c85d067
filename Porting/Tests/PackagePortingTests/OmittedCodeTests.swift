import FirstFrameSourceRewriting
import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Code with errors, in a package of one library file and one test file.
struct OmittedCodeTests {
  private let package = FileManager.default.temporaryDirectory.appendingPathComponent("omitted-\(UUID().uuidString)")
  private var row: String { package.appendingPathComponent("Sources/Row.swift").path }
  private var rowTests: String { package.appendingPathComponent("Tests/RowTests.swift").path }

  private static let library = """
    import UIKit
    public final class Row: UIView, Missing, Sendable {
      let gauge = Gauge()
      public override func layoutSubviews() {
        super.layoutSubviews()
        gauge.sizeToFit()
        while gauge.isMoving { gauge.step() }
      }
      func height() -> CGFloat {
        guard gauge.isOpen else { return 0 }
        return gauge.bounds.height
      }
      var title: String { gauge.title }
      func content() -> some View { gauge.content }
      init?(gauge: Gauge) {
        self.gauge = gauge.copy()
      }
      func kind(_ kind: Kind) {
        switch kind {
        case .open: break
        case .absent: break
        }
      }
    }
    extension Row { func gaugeValue() -> Gauge { gauge } }
    """

  private static let tests = """
    import XCTest
    final class RowTests: XCTestCase {
      func testTitle() {
        Row().absent()
      }
      private func makeRow() -> Row { Row() }
      func testPrice() {}
    }
    final class GaugeTests: XCTestCase {
      override func setUp() { Row().absent() }
      func testOne() {}
      func testTwo() {}
    }
    @Test("a suite's test") func badge() {
      Row().absent()
    }
    """

  init() throws {
    for (path, text) in [(row, Self.library), (rowTests, Self.tests)] {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private var folders: [(folder: URL, isTest: Bool)] {
    ["Sources", "Tests"].map { (package.appendingPathComponent($0), $0 == "Tests") }
  }

  /// An error at the end of a line.
  private func error(_ line: Int, _ message: String = "no absent", in file: String? = nil) -> CompilerError {
    CompilerError(file: file ?? row, line: line, column: 100, message: message)
  }

  private func addNew(_ errors: [CompilerError], to omitted: inout OmittedCode) {
    let isNew = omitted.add(errors, in: folders)
    #expect(isNew)
  }

  private func lines(of file: String, in omitted: OmittedCode) throws -> [String] {
    let text = file == row ? Self.library : Self.tests
    let rest = omitted.text(of: SourceRewriter.parse(text), file: file, isTest: file == rowTests)
    return try #require(rest).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The lines of the library with errors, what the line becomes, and what is left out.
  private static let cases: [(lines: [Int], line: Int, text: String, reason: String)] = [
    ([6], 6, "firstFrameLeftOut(…)", "A statement of Row.layoutSubviews does not compile, and is left out"),
    // Without the statement in the loop, the loop would not end.
    ([7], 7, "firstFrameLeftOut(…)", "A statement of Row.layoutSubviews does not compile, and is left out"),
    (
      [10], 9, "func height() -> CGFloat { firstFrameLeftOutValue(…) }", "Row.height does not compile, and does nothing"
    ),
    ([13], 13, "var title: String { firstFrameLeftOutValue(…) }", "Row.title does not compile, and does nothing"),
    // The compiler would not know the type.
    ([14], 14, "", "Row.content does not compile, and is left out"),
    (
      [16, 16], 15, "init?(gauge: Gauge) { firstFrameLeftOut(…); return nil }",
      "Row.init does not compile, and does nothing"
    ),
    ([3], 3, "", "Row.gauge does not compile, and is left out"),
    ([24], 24, "", "Row does not compile, and is left out"),
  ]

  @Test(arguments: cases) func ofALibraryIsTheSmallestPartAroundAnError(
    _ errors: [Int], _ line: Int, _ text: String, _ reason: String
  ) throws {
    var omitted = OmittedCode(scratch: package)
    // The same error again leaves out a larger part.
    for line in errors { addNew([error(line)], to: &omitted) }
    let lines = try lines(of: row, in: omitted)
    #expect(lines[line - 1].replacing(/\(".*"\)/, with: "(…)") == text)
    #expect(lines.count == Self.library.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(omitted.findings.map(\.reason) == ["\(reason): no absent."])
    #expect(omitted.testCount == 0)
  }

  @Test func becomesLargerUntilTheWholeFileIsLeft() {
    var omitted = OmittedCode(scratch: package)
    var reasons: [String] = []
    while omitted.add([error(6)], in: folders), reasons.count < 10 {
      reasons.append(omitted.findings.map(\.reason).joined(separator: " "))
    }
    #expect(
      reasons == [
        "A statement of Row.layoutSubviews does not compile, and is left out: no absent.",
        "Row.layoutSubviews does not compile, and does nothing: no absent.",
        "Row.layoutSubviews does not compile, and is left out: no absent.",
        "Row does not compile, and is left out: no absent.",
        "The file does not compile, and is left out: no absent.",
      ])
    #expect(omitted.contains(row))
  }

  @Test func ofATypeIsTheProtocolThatItDoesNotFulfil() throws {
    for (column, message) in [
      (33, "cannot find type 'Missing' in scope"), (1, "type 'Row' does not conform to protocol 'Missing'"),
    ] {
      var omitted = OmittedCode(scratch: package)
      addNew([CompilerError(file: row, line: 2, column: column, message: message)], to: &omitted)
      #expect(try lines(of: row, in: omitted)[1] == "public final class Row: UIView, Sendable {")
    }
  }

  @Test func ofASwitchIsTheCaseThatDoesNotExist() throws {
    var omitted = OmittedCode(scratch: package)
    addNew([error(21, "type 'Kind' has no member 'absent'")], to: &omitted)
    #expect(try Array(lines(of: row, in: omitted)[18...21]) == ["switch kind {", "case .open: break", "", "}"])
  }

  @Test func ofTestsAreWholeTestsAndWhatPreparesThem() throws {
    var omitted = OmittedCode(scratch: package)
    addNew([4, 10, 15].map { error($0, in: rowTests) }, to: &omitted)
    #expect(
      try lines(of: rowTests, in: omitted) == [
        "import XCTest", "final class RowTests: XCTestCase {", "", "", "",
        "private func makeRow() -> Row { Row() }", "func testPrice() {}", "}", "", "", "", "", "", "", "", "",
      ])
    #expect(
      omitted.findings.map(\.reason) == [
        "RowTests.testTitle does not compile, and is left out: no absent.",
        "GaugeTests does not compile, and is left out: no absent.",
        "badge does not compile, and is left out: no absent.",
      ])
    #expect(omitted.testCount == 4)
  }

  @Test func namesTheNumberOfTestsThatItCosts() {
    var omitted = OmittedCode(scratch: package)
    addNew(
      [error(3, "cannot find 'Gauge' in scope"), error(1, "other", in: "/elsewhere/A.swift")], to: &omitted)
    addNew([error(4, "value of type 'Row' has no member 'gauge'", in: rowTests)], to: &omitted)
    #expect(
      omitted.findings.map(\.reason) == [
        "Row.gauge does not compile, and is left out: cannot find 'Gauge' in scope. 1 test is left out with it.",
        "RowTests.testTitle does not compile, and is left out: value of type 'Row' has no member 'gauge'.",
      ])
  }

  @Test func isListedByTheFrequencyOfItsErrors() {
    var omitted = OmittedCode(scratch: package)
    addNew([error(5, "rare"), error(13), error(6), error(9)], to: &omitted)
    #expect(omitted.findings.map(\.line) == [6, 9, 13, 5])
  }

  @Test func isKeptForTheNextPortUntilItsTextChanges() throws {
    var first = OmittedCode(scratch: package)
    addNew([error(4, in: rowTests), error(15, in: rowTests), error(6)], to: &first)
    try first.save()
    #expect(OmittedCode(scratch: package).findings == first.findings)
    try Self.tests.replacing("Row().absent()\n  }\n  private", with: "Row()\n  }\n  private")
      .write(toFile: rowTests, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: row)
    #expect(
      OmittedCode(scratch: package).findings.map(\.reason) == [
        "badge does not compile, and is left out: no absent."
      ])
  }
}
