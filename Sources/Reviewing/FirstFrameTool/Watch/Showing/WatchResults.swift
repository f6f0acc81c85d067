import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// What is known about the tests and snapshots of a package, from several rounds: each round replaces what it ran again.
struct WatchResults: Sendable {
  /// The snapshots that did not pass, by their identifiers.
  private(set) var items: [String: SnapshotItem] = [:]
  /// The paths of the snapshots that passed.
  private(set) var matched: Set<String> = []
  private(set) var tests = TestResults()
  private(set) var warnings = RunWarnings.none
  /// The identifiers of the items of the last round.
  private(set) var latest: Set<String> = []

  /// Adds the results of a round.
  ///
  /// - Parameters:
  ///   - outcome: What the journals say; `nil` if no snapshot was asserted.
  ///   - selection: The tests that the round was to run. Those that did not run no longer exist.
  ///   - isFiltered: Whether a filter left some of the selection out.
  mutating func add(
    _ results: TestResults, _ outcome: RunOutcome?, of selection: TestSelection, isFiltered: Bool
  ) {
    let isCut = isFiltered || results.problem != nil
    let again = { (test: String) in results.names.contains(test) || !isCut && selection.contains(test) }
    tests.passed = tests.passed.filter { !again($0) }.union(results.passed)
    tests.failed = tests.failed.filter { !again($0) }.union(results.failed)
    tests.failures = tests.failures.filter { !again($0.test) } + results.failures
    tests.problem = results.problem
    let functions = Set(results.names.map(Self.function))
    let asserted = Set(outcome?.passed ?? []).union(outcome?.items.map(\.identifier) ?? [])
    items = items.filter { identifier, item in
      let ran = functions.contains(item.test.target + "." + item.test.function)
      return !asserted.contains(identifier) && !ran && (isCut || !selection.containsTarget(item.test.target))
    }
    if selection.isAll, !isCut { matched = [] }
    for item in outcome?.items ?? [] { items[item.identifier] = item }
    matched = matched.union(outcome?.passed ?? []).subtracting(items.keys)
    warnings = outcome?.warnings ?? warnings
    latest = Set(outcome?.items.map(\.identifier) ?? [])
  }

  /// `Target.test` of `Target.Suite/test()`.
  private static func function(_ test: String) -> String {
    let target = test.prefix { $0 != "." }
    let name = test[(test.lastIndex(where: { $0 == "/" || $0 == "." }).map(test.index(after:)) ?? test.startIndex)...]
    return "\(target).\(name.prefix { $0 != "(" })"
  }

  /// The failures that are not about a snapshot, whose message is shown with the snapshot, and the tests in which the
  /// process ended.
  var otherFailures: [TestResults.Failure] {
    let places = Set(items.values.map { Self.place($0.test.file, $0.test.line) })
    let failures = tests.failures.filter { failure in
      guard let file = failure.file, let line = failure.line else { return true }
      return !places.contains(Self.place(file, line))
    }
    let unended = tests.failed.subtracting(tests.failures.map(\.test)).sorted()
    return failures
      + unended.map { TestResults.Failure(test: $0, file: nil, line: nil, message: "the process ended while it ran") }
  }

  private static func place(_ file: String, _ line: Int) -> String { "\((file as NSString).lastPathComponent):\(line)" }

  /// The snapshots that did not pass: those of the last round first, and changed ones before others.
  var sortedItems: [SnapshotItem] {
    let rank: [Verdict.Kind] = [
      .mismatched, .missing, .unmerged, .late, .blank, .unreadableReference, .failed, .unsound,
    ]
    func key(_ item: SnapshotItem) -> (Int, Int, String) {
      (latest.contains(item.identifier) ? 0 : 1, rank.firstIndex(of: item.kind) ?? rank.count, item.identifier)
    }
    return items.values.sorted { key($0) < key($1) }
  }

  /// The result as one run.
  var outcome: RunOutcome {
    RunOutcome(
      processes: [], items: items.values.sorted { $0.identifier < $1.identifier }, passed: matched.sorted(),
      warnings: warnings)
  }

  /// The tests that failed or whose snapshots did not pass.
  var failedTests: TestSelection {
    TestSelection(
      parts: Set(
        tests.failed.compactMap { test in
          guard let dot = test.firstIndex(of: ".") else { return nil }
          let name = test[test.index(after: dot)...]
          // The name of a function is followed by its argument labels, and that of XCTest by nothing.
          return TestSelection.Part(
            target: String(test[..<dot]), name: String(name.firstIndex(of: "(").map { name[...$0] } ?? name))
        }))
  }
}
