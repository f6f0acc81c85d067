import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotAssertions

/// What the arguments of a test process start, and the file of events that they request.
@Suite struct TestProcessStartTests {
  private func start(_ arguments: [String]) -> TestProcessStart {
    TestProcessStart(arguments: arguments)
  }

  @Test(
    arguments: [
      (["/p/PackageTests.xctest"], .runsXCTest), (["/p/PackageTests.xctest", "A.CardTests/testCard"], .runsXCTest),
      (["/p/PackageTests.xctest", "''"], .runsXCTest),
      (["/p/PackageTests.xctest", "--skip-build", "--testing-library", "swift-testing"], .runsSwiftTesting),
      (["/p/PackageTests.xctest", "--testing-library=swift-testing"], .runsSwiftTesting),
      (["/p/PackageTests.xctest", "--testing-library", "xctest"], .runsXCTest),
      (["/p/PackageTests.xctest", "--dump-tests-json"], .listsTests),
      (["/p/PackageTests.xctest", "--list-tests", "--testing-library", "swift-testing"], .listsTests),
      (["/p/PackageTests.xctest", "-l"], .listsTests),
      (["/p/tool"], .other), (["/p/tool", "--testing-library"], .other), ([], .other),
    ] as [([String], TestProcessStart.Purpose)])
  func theArgumentsTellThePurpose(arguments: [String], purpose: TestProcessStart.Purpose) {
    #expect(start(arguments).purpose == purpose)
  }

  @Test(
    arguments: [
      (["/p/t.xctest"], nil), (["/p/t.xctest", "--event-stream-output-path", "/e"], "/e"),
      (["/p/t.xctest", "--event-stream-output-path=/e"], "/e"),
      (["/p/t.xctest", "--experimental-event-stream-output", "/e", "--x"], "/e"),
      (["/p/t.xctest", "--event-stream-output-path"], nil),
    ] as [([String], String?)])
  func theFileOfEventsIsRead(arguments: [String], file: String?) {
    #expect(start(arguments).requestedEvents == file)
  }
}

/// The tests in the events of Swift Testing 6.3, as it writes them.
@Suite struct EventStreamTests {
  private static func test(_ name: String, kind: String = "function") -> String {
    #"{"kind":"test","payload":{"id":"T.S\/\#(name)\/F.swift:5:4","isParameterized":false,"kind":"\#(kind)","#
      + #""name":"\#(name)","sourceLocation":{"_filePath":"\/p\/Tests\/T\/F.swift","column":4,"#
      + #""fileID":"T\/F.swift","filePath":"\/p\/Tests\/T\/F.swift","line":5}},"version":"6.3.0"}"#
  }

  private static func event(_ kind: String, _ name: String? = nil, _ more: String = "") -> String {
    let test = name.map { #","testID":"T.S\/\#($0)\/F.swift:5:4""# } ?? ""
    return #"{"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":2.5},"kind":"\#(kind)","messages":[]"#
      + #"\#(test)\#(more)},"version":"6.3.0"}"#
  }

  private static func issue(_ name: String, severity: String, isKnown: Bool) -> String {
    event(
      "issueRecorded", name, #","issue":{"isFailure":\#(!isKnown),"isKnown":\#(isKnown),"severity":"\#(severity)"}"#)
  }

  private func results(_ lines: [String]) throws -> TestResults {
    try #require(EventStream(Data(lines.map { $0 + "\n" }.joined().utf8))).results
  }

  private static let cases: [(events: [String], outcome: TestOutcome)] = [
    ([], .unfinished),
    ([event("testStarted", "a()")], .unfinished),
    ([event("testStarted", "a()"), event("testEnded", "a()")], .passed),
    ([event("testSkipped", "a()")], .skipped),
    ([event("testStarted", "a()"), event("testCancelled", "a()"), event("testEnded", "a()")], .skipped),
    ([event("testStarted", "a()"), event("testCaseCancelled", "a()"), event("testEnded", "a()")], .skipped),
    (
      [event("testStarted", "a()"), issue("a()", severity: "error", isKnown: false), event("testEnded", "a()")], .failed
    ),
    (
      [event("testStarted", "a()"), issue("a()", severity: "error", isKnown: true), event("testEnded", "a()")], .failed
    ),
    (
      [event("testStarted", "a()"), issue("a()", severity: "warning", isKnown: false), event("testEnded", "a()")],
      .passed
    ),
    // The second iteration passes.
    (
      [
        event("testStarted", "a()"), issue("a()", severity: "error", isKnown: false), event("testEnded", "a()"),
        event("testStarted", "a()"), event("testEnded", "a()"),
      ], .passed
    ),
    ([event("testStarted", "a()"), "damaged", event("testEnded", "a()")], .passed),
    ([event("testStarted", "b()"), event("testEnded", "b()")], .unfinished),
  ]

  @Test(arguments: cases.indices) func theOutcomeFollowsFromTheEvents(index: Int) throws {
    let (events, outcome) = Self.cases[index]
    let results = try results([Self.test("a()"), Self.event("runStarted")] + events)
    #expect(results.outcomes == [TestIdentity(target: "T", file: "T/F.swift", test: "a"): outcome])
    #expect(!results.isFinished)
  }

  @Test func namesAreThoseOfFunctions() throws {
    let results = try results([
      Self.test("args(_:second:)"), Self.test("`raw name (x)`()"), Self.test("S", kind: "suite"),
      Self.event("runEnded"),
    ])
    #expect(results.outcomes.keys.map(\.test).sorted() == ["args", "raw name (x)"])
    #expect(results.isFinished)
  }

  @Test func aFileWithoutEventsHasNoTests() {
    #expect(EventStream(Data())?.results == nil)
    #expect(EventStream(Data("x\n".utf8))?.results == nil)
    #expect(EventStream(path: "/dev/null")?.results == nil)
    #expect(EventStream(path: "/nowhere")?.results == nil)
  }
}
