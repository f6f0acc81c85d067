import ArgumentParser
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// What a hunt reports, and how it reads the output of tests.
@Suite struct HuntResultsTests {
  private static func change(_ text: String) -> HuntedChange {
    HuntedChange(node: "timeLabel", description: "`timeLabel` text \(text)")
  }

  @Test func causesAreListedBySnapshot() throws {
    var results = HuntResults()
    results.snapshotCount = 3
    results.add(Self.change("'1' -> '2'"), of: "T/F/b.png", factor: .clock, condition: "another-day")
    results.add(Self.change("'1' -> '3'"), of: "T/F/b.png", factor: .clock, condition: "leap-day")
    results.add(Self.change("'1' -> '4'"), of: "T/F/b.png", factor: .language, condition: "language")
    results.add(Self.change("'1' -> '5'"), of: "T/F/b.png", factor: .everything, condition: "together")
    results.add(Self.change("'x' -> 'y'"), of: "T/F/a.png", factor: .everything, condition: "together")
    results.sort()
    #expect(
      results.lines == [
        "T/F/a.png", "  changes only under all conditions together: `timeLabel` text 'x' -> 'y'",
        "T/F/b.png", "  follows the clock (another-day, leap-day): `timeLabel` text '1' -> '2'",
        "  follows the language and region (language): `timeLabel` text '1' -> '4'",
        "2 of 3 snapshots depend on conditions.",
      ])
  }

  @Test func aSnapshotThatChangesByItselfIsNotBlamedOnConditions() {
    var results = HuntResults()
    results.snapshotCount = 1
    results.add(Self.change("'1' -> '2'"), of: "T/F/a.png", factor: .nothing, condition: nil)
    results.add(Self.change("'1' -> '3'"), of: "T/F/a.png", factor: .clock, condition: "another-day")
    #expect(
      results.lines == [
        "T/F/a.png", "  changes by itself, under the same conditions: `timeLabel` text '1' -> '2'",
        "1 of 1 snapshots depends on conditions.",
      ])
  }

  @Test func aLaterChangeByItselfReplacesConditions() {
    var results = HuntResults()
    results.add(Self.change("'1' -> '3'"), of: "T/F/a.png", factor: .clock, condition: "another-day")
    results.add(Self.change("'1' -> '2'"), of: "T/F/a.png", factor: .nothing, condition: nil)
    #expect(results.snapshots.map { $0.causes.map(\.factor) } == [[.nothing]])
  }

  @Test func testsThatFailOnlyUnderConditionsAreListed() {
    var results = HuntResults()
    results.ignoredTests = ["A.always"]
    results.addFailure(of: "A.always", message: "m", factor: .language, condition: "language")
    #expect(results.isEmpty)
    results.addFailure(of: "A.test", message: "expected 1", factor: .language, condition: "language")
    results.addFailure(of: "A.test", message: "expected 2", factor: .clock, condition: "leap-day")
    results.addFailure(of: "A.test", message: "expected 3", factor: .everything, condition: "together")
    #expect(results.lines.first == "A.test fails only under language, leap-day: expected 1")
    results.addFailure(of: "B.test", message: "", factor: .nothing, condition: nil)
    #expect(results.lines[1] == "B.test fails in one of two runs under the same conditions")
  }

  @Test func jsonNamesNodesAndConditions() throws {
    var results = HuntResults()
    results.snapshotCount = 1
    results.add(Self.change("'1' -> '2'"), of: "T/F/a.png", factor: .timeZone, condition: "time-zone")
    results.skipped = [.init(condition: "order", reason: "r")]
    #expect(
      String(decoding: try results.json(), as: UTF8.self)
        == #"{"failures":[],"skipped":[{"condition":"order","reason":"r"}],"snapshotCount":1,"snapshots":"#
        + #"[{"causes":[{"change":"`timeLabel` text '1' -> '2'","conditions":["time-zone"],"factor":"time zone","#
        + #""node":"timeLabel"}],"snapshot":"T/F/a.png"}]}"# + "\n")
  }

  @Test(arguments: [
    ("Test Case 'A.testB' failed (0.1 seconds)", ["A.testB": ""]),
    ("/p/A.swift:3: error: A.testB : XCTAssertTrue failed - ", ["A.testB": "XCTAssertTrue failed - "]),
    (
      "/p/A.swift:3: error: A.testB : first\n/p/A.swift:4: error: A.testB : second\nTest Case 'A.testB' failed (0.1 seconds)",
      ["A.testB": "first"]
    ),
    (
      "✘ Test year() recorded an issue at A.swift:3:5: Expectation failed: 1\n✘ Test year() failed after 0.1 seconds.",
      ["year()": "Expectation failed: 1"]
    ),
    (
      "✘ Test \"A year\" recorded an issue with 1 argument y → 3 at A.swift:3:5: Issue",
      ["A year": "Issue"]
    ),
    ("✘ Test run with 3 tests failed after 0.1 seconds with 1 issue.", [:]),
    ("✘ Suite A failed after 0.1 seconds.", [:]),
    ("Test Case 'A.testB' passed (0.1 seconds)\n✔ Test year() passed after 0.1 seconds.", [:]),
  ])
  func failuresAreReadFromTheOutput(output: String, expected: [String: String]) {
    #expect(TestFailures(output: output).messages == expected)
  }

  @Test(
    arguments: [
      ("a\nb\n", "a\nc\n", false, nil, "'b' -> 'c'"),
      (
        "box 0,0\n  timeLabel 1,2 \"1\"\n", "box 0,0\n  timeLabel 1,2 \"2\"\n", true, "timeLabel",
        "'timeLabel 1,2 \"1\"' -> 'timeLabel 1,2 \"2\"'"
      ),
      ("a\n", "a\nb\n", false, nil, "'' -> 'b'"),
    ] as [(String, String, Bool, String?, String)])
  func linesThatDifferAreQuoted(old: String, new: String, namesNodes: Bool, node: String?, text: String) {
    let change = HuntComparison.textChange(from: old, to: new, namesNodes: namesNodes)
    #expect(change == HuntedChange(node: node, description: text))
  }

  @Test(arguments: [
    (["hunt", "--conditions", "weather"], "--conditions: unknown condition \"weather\""),
    (["hunt", "--package-path", "/nowhere"], "Error: /nowhere: there is no package here"),
    (["hunt", "--weather"], "Unknown option '--weather'"),
  ])
  func badInputIsRefused(arguments: [String], message: String) throws {
    let result = try Program.firstframe.run(arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(message), "\(result)")
  }

  @Test func conditionsAreListed() throws {
    let result = try Program.firstframe.run(["hunt", "--list"])
    #expect(result.status == 0)
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.contains("leap-day"))
    #expect(names.contains("late-main-queue"))
    #expect(names.count == 15)
  }
}
