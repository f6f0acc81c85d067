import Foundation
import Testing

@testable import FirstFrameTool

struct CompilerMessagesTests {
  private static let output = """
    [1/4] Compiling Cards Card.swift
    /p/Sources/Cards/Card.swift:7:18: warning: variable 'x' was never used
     5 |   func a() {
     7 |     var x = 1
       |         `- warning: variable 'x' was never used
    /p/Sources/Cards/Card.swift:9:5: error: cannot find 'frobnicate' in scope
     7 |     var x = 1
     8 |     // why
     9 |     frobnicate()
       |     `- error: cannot find 'frobnicate' in scope
    10 |   }
    /p/Sources/Cards/Card.swift:9:5: error: cannot find 'frobnicate' in scope
     9 |     frobnicate()
       |     `- error: cannot find 'frobnicate' in scope
    error: fatalError

    """

  @Test func anErrorHasItsPlaceAndWhatTheCompilerPrinted() throws {
    let errors = CompilerMessages(output: Self.output).errors
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.place == "/p/Sources/Cards/Card.swift:9:5")
    #expect(error.text == "cannot find 'frobnicate' in scope")
    #expect(error.excerpt.first == " 7 |     var x = 1")
    #expect(error.excerpt.contains("   |     `- error: cannot find 'frobnicate' in scope"))
    #expect(error.excerpt.last == "10 |   }")
  }

  @Test(
    arguments: [
      ("/p/a.swift:3:4: error: no such module 'X'", "/p/a.swift:3:4", "no such module 'X'"),
      ("/p/a b.c:3:4: fatal error: 'x.h' file not found", "/p/a b.c:3:4", "'x.h' file not found"),
      ("/p/a.swift:3: error: XCTest style", "/p/a.swift:3", "XCTest style"),
      ("error: 'shop': invalid manifest", nil, "'shop': invalid manifest"),
      ("ld.lld: error: undefined symbol: x", nil, "ld.lld: undefined symbol: x"),
      ("/usr/bin/ld.gold: error: undefined reference to 'x'", nil, "/usr/bin/ld.gold: undefined reference to 'x'"),
      ("a.o:a.c:function f: error: undefined reference to 'x'", nil, nil),
      ("warning: unhandled file", nil, nil),
      ("Build complete! (0.18s)", nil, nil),
    ] as [(String, String?, String?)])
  func linesAreErrorsOrNot(line: String, place: String?, text: String?) {
    let error = CompilerMessages(output: line).errors.first
    #expect(error?.place == place)
    #expect(error?.text == text)
  }

  @Test func anInvalidManifestIsShownByItsErrors() {
    let output = """
      error: 'shop': Invalid manifest (compiled with: ["swiftc"])
      /shop/Package.swift:6:14: error: cannot convert value of type 'String' to specified type 'Int'
      6 | let x: Int = ""
        |              `- error: cannot convert value of type 'String' to specified type 'Int'
      """
    #expect(CompilerMessages(output: output).errors.map(\.excerpt.count) == [2])
  }

  @Test func aSummaryIsShownOnlyAlone() {
    let messages = CompilerMessages(output: "error: link command failed with exit code 1 (use -v to see invocation)")
    #expect(messages.errors.count == 1)
  }
}

struct TestOutputTests {
  @Test func eventsTellWhichTestsFailedAndWhere() {
    let id = #"A.S\/one()\/S.swift:3:4"#
    let events = [
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.S"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","issue":{"isKnown":false,"sourceLocation":{"_filePath":"\/p\/S.swift","line":5}},"messages":[{"text":"Expectation failed: 1 == 2"}]}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.S\/two()\/S.swift:9:4"}}"#,
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"A.S\/two()\/S.swift:9:4"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.S\/crashes()\/S.swift:12:4"}}"#,
    ]
    let results = TestEvents.results(Data(events.joined(separator: "\n").utf8))
    #expect(results.passed == ["A.S/two()"])
    #expect(results.failed == ["A.S/one()", "A.S/crashes()"])
    let expected = TestResults.Failure(
      test: "A.S/one()", file: "/p/S.swift", line: 5, message: "Expectation failed: 1 == 2")
    #expect(results.failures == [expected])
  }

  @Test func xcTestNamesTheFileOfAFailure() {
    let output = """
      Test Case 'C.testA' started at 2026-01-01 12:00:00.000
      /p/C.swift:12: error: C.testA : XCTAssertEqual failed: ("1") is not equal to ("2") - more
      in a second line
      Test Case 'C.testA' failed (0.1 seconds)
      Test Case 'C.testB' started at 2026-01-01 12:00:00.000
      Test Case 'C.testB' passed (0.1 seconds)
      """
    let results = XCTestOutput(output, names: ["C/testA": "T.C/testA", "C/testB": "T.C/testB"]).results
    #expect(results.passed == ["T.C/testB"])
    #expect(results.failed == ["T.C/testA"])
    #expect(results.failures.first?.line == 12)
    #expect(results.failures.first?.message.hasSuffix("in a second line") == true)
  }
}
