import Testing

@testable import FirstFrameTool

struct WatchResultsTests {
  private static let failure = TestResults.Failure(test: "A.S/one()", file: "/p/S.swift", line: 3, message: "1 == 2")

  /// Results of a whole round: two tests passed, and one failed.
  private static var first: WatchResults {
    var results = WatchResults()
    results.add(
      TestResults(passed: ["A.S/two()", "A.T/three()"], failed: ["A.S/one()"], failures: [failure]), nil, of: .all,
      isFiltered: false)
    return results
  }

  @Test func aRoundReplacesOnlyWhatItRan() {
    var results = Self.first
    results.add(
      TestResults(passed: ["A.S/one()", "A.S/two()"]), nil, of: TestSelection(parts: [.init(target: "A", name: "S")]),
      isFiltered: false)
    #expect(results.tests.passed == ["A.S/one()", "A.S/two()", "A.T/three()"])
    #expect(results.tests.failed.isEmpty)
    #expect(results.otherFailures.isEmpty)
  }

  @Test func testsThatNoLongerExistAreForgotten() {
    var results = Self.first
    results.add(
      TestResults(passed: ["A.S/two()"]), nil, of: TestSelection(parts: [.init(target: "A", name: "S")]),
      isFiltered: false)
    #expect(results.tests.passed == ["A.S/two()", "A.T/three()"])
    #expect(results.tests.failed.isEmpty)
  }

  /// Tests that a filter left out, or that did not run because the process ended, are kept.
  @Test(arguments: [(true, nil), (false, "the tests ended with signal 4")] as [(Bool, String?)])
  func testsThatDidNotRunAreKept(isFiltered: Bool, problem: String?) {
    var results = Self.first
    results.add(TestResults(passed: ["A.T/three()"], problem: problem), nil, of: .all, isFiltered: isFiltered)
    #expect(results.tests.passed == ["A.S/two()", "A.T/three()"])
    #expect(results.otherFailures == [Self.failure])
    #expect(results.tests.problem == problem)
  }

  @Test func failedTestsAreSelectedAgain() {
    var results = Self.first
    results.add(
      TestResults(failed: ["B.C/testX", "A.alone(value:)"]), nil, of: .none, isFiltered: false)
    let patterns = results.failedTests.patterns(filter: nil)
    #expect(patterns == [#"^A\.S/one\("#, #"^A\.alone\("#, #"^B\.C/testX$"#])
  }

  @Test func theTestInWhichTheProcessEndedIsNamed() {
    var results = WatchResults()
    results.add(
      TestResults(failed: ["A.S/one()"], problem: "the tests ended with signal 4: Fatal error"), nil, of: .all,
      isFiltered: false)
    #expect(results.otherFailures.map(\.test) == ["A.S/one()"])
    var status = WatchStatus()
    (status.results, status.duration) = (results, 1.25)
    #expect(status.summary == "1 failed, the tests ended with signal 4: Fatal error in 1.3 s")
    #expect(!status.isPassing)
  }
}
