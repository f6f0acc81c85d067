import FirstFrameLocalFiles
import Foundation

/// The built program with the tests of a package, which runs them without `swift test`.
struct TestProgram {
  /// The program, as an absolute path.
  let path: String
  let jobs: RunningJobs

  /// Returns the names of the tests of XCTest, such as `Target.Class/test`; `nil` if they cannot be listed.
  func xcTests() -> [String]? {
    guard let result = jobs.run(path, ["--list-tests"]), result.status == 0 else { return nil }
    return result.text.split(separator: "\n").map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
  }

  /// Runs tests of both frameworks, one after the other, as `swift test` does.
  ///
  /// - Parameters:
  ///   - patterns: The regular expressions that select the tests; `nil` for all.
  ///   - xcTests: The tests of XCTest that there are.
  ///   - run: The name of the run in the journals.
  func run(_ patterns: [String]?, xcTests: [String], named run: String) -> TestResults {
    // Without a pattern, all tests would run.
    guard patterns?.isEmpty != true else { return TestResults() }
    var results = runXCTest(patterns, among: xcTests, named: run)
    if !jobs.isCanceled { results.add(runSwiftTesting(patterns, named: run)) }
    return results
  }

  private func runXCTest(_ patterns: [String]?, among tests: [String], named run: String) -> TestResults {
    let selected = patterns.map { Self.tests(matching: $0, among: tests) } ?? tests
    guard !selected.isEmpty else { return TestResults() }
    let arguments = selected.count == tests.count ? [] : [selected.joined(separator: ",")]
    guard let result = jobs.run(path, arguments, environment: environment(run)) else {
      return TestResults(problem: jobs.isCanceled ? nil : "\(path) cannot be run")
    }
    let names = Dictionary(
      tests.map { (String($0[($0.firstIndex(of: ".").map($0.index(after:)) ?? $0.startIndex)...]), $0) },
      uniquingKeysWith: { first, _ in first })
    var results = XCTestOutput(result.text + "\n" + result.errorText, names: names).results
    results.problem = problem(of: result, failed: !results.failed.isEmpty)
    return results
  }

  private func runSwiftTesting(_ patterns: [String]?, named run: String) -> TestResults {
    let events = NSTemporaryDirectory() + "/firstframe-\(run)-\(getpid()).events"
    defer { unlink(events) }
    let arguments =
      ["--testing-library", "swift-testing", "--event-stream-output-path", events, "--event-stream-version", "0"]
      + (patterns ?? []).flatMap { ["--filter", $0] }
    guard let result = jobs.run(path, arguments, environment: environment(run)) else {
      return TestResults(problem: jobs.isCanceled ? nil : "\(path) cannot be run")
    }
    var results = (try? LocalFile.read(events)).map(TestEvents.results) ?? TestResults()
    // The status for "no tests": none of this framework, or none that the patterns select.
    if result.status != 69 { results.problem = problem(of: result, failed: !results.failed.isEmpty) }
    return results
  }

  private func environment(_ run: String) -> [String: String] { [EnvironmentVariable.runID.name: run] }

  /// Why a run did not end normally.
  private func problem(of result: ProcessGroup.Result, failed: Bool) -> String? {
    // A test that failed explains the status, but not a signal.
    guard result.status > 128 || result.status != 0 && !failed else { return nil }
    let lines = (result.errorText + "\n" + result.text).split(separator: "\n")
    let reason = lines.first { $0.contains("Fatal error") || $0.contains("Error:") } ?? lines.last ?? ""
    let status = result.status > 128 ? "signal \(result.status - 128)" : "status \(result.status)"
    return "the tests ended with \(status)" + (reason.isEmpty ? "" : ": \(reason)")
  }

  /// The tests whose names match any of the patterns.
  static func tests(matching patterns: [String], among tests: [String]) -> [String] {
    let expressions = patterns.compactMap { try? Regex($0) }
    return tests.filter { test in expressions.contains { test.contains($0) } }
  }
}
