import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// Runs the tests of a package under several conditions, and finds the snapshots that follow them.
struct Hunt {
  private var package: HuntedPackage
  private let conditions: HuntConditions
  private let common: HuntSettings
  /// The folder for the snapshots of all runs.
  private let scratch: HuntFolder
  private let note: (String) -> Void
  /// The runs that conditions are compared with, by their settings.
  private var firstRuns: [(settings: HuntSettings, run: HuntRun)] = []
  private var timeout: Int?
  private var results = HuntResults()

  init(
    of package: HuntedPackage, under conditions: HuntConditions, on machine: HuntMachine, scratch: HuntFolder,
    note: @escaping (String) -> Void
  ) {
    self.package = package
    self.conditions = conditions
    common = machine.common
    self.scratch = scratch
    self.note = note
  }

  /// The folder of the condition `folder`.
  static func otherFolder(in scratch: String) -> String { scratch + "/" + otherFolderName }
  static let otherFolderName = "other-folder"

  /// Runs everything.
  mutating func run() throws -> HuntResults {
    let first = try runFirst()
    results.snapshotCount = first.paths.count
    for condition in conditions.skipped {
      results.skipped.append(.init(condition: condition.name, reason: condition.obstacle ?? ""))
    }
    for condition in conditions.available { try run(condition) }
    if let together = conditions.together { try run(together) }
    if !results.isEmpty { try runLast(comparedWith: first) }
    results.sort()
    return results
  }

  /// Runs the tests twice under the same conditions.
  private mutating func runFirst() throws -> HuntRun {
    note("Building and running the tests; the first time takes minutes ...")
    let first = try run("first", under: HuntSettings())
    guard !first.paths.isEmpty else { throw HuntError.noSnapshots(status: first.status, output: first.excerpt) }
    note("Running the tests again under the same conditions ...")
    let start = ContinuousClock.now
    let second = try run("second", under: HuntSettings())
    // A run under a condition may never end.
    timeout = max(60, 20 * Int((ContinuousClock.now - start).components.seconds))
    firstRuns = [(HuntSettings(), first)]
    try addChanges(from: first, to: second)
    results.ignoredTests = first.failures.tests.union(second.failures.tests)
    return first
  }

  /// Runs the tests once more under the first conditions. What differs was equal in the first two runs by chance.
  private mutating func runLast(comparedWith first: HuntRun) throws {
    note("Running the tests a last time under the first conditions ...")
    try addChanges(from: first, to: try run("last", under: HuntSettings()))
  }

  /// Adds what differs between two runs under the same conditions.
  private mutating func addChanges(from first: HuntRun, to second: HuntRun) throws {
    let changes = try HuntComparison(from: first, to: second).changes
    for (path, change) in changes { results.add(change, of: path, factor: .nothing, condition: nil) }
    for test in first.failures.tests.symmetricDifference(second.failures.tests) {
      let message = first.failures.messages[test] ?? second.failures.messages[test] ?? ""
      results.addFailure(of: test, message: message, factor: .nothing, condition: nil)
    }
  }

  private mutating func run(_ condition: HuntCondition) throws {
    let first = try firstRun(under: condition.comparedWith ?? HuntSettings())
    for number in 1...condition.runCount {
      note("\(condition.name): \(condition.explanation) ...")
      let name = condition.name + (number == 1 ? "" : "-\(number)")
      let run = try run(name, under: condition.settings)
      for (path, change) in try HuntComparison(from: first, to: run).changes {
        results.add(change, of: path, factor: condition.factor, condition: condition.name)
      }
      for (test, message) in run.failures.messages {
        results.addFailure(of: test, message: message, factor: condition.factor, condition: condition.name)
      }
      if run.status != 0, run.failures.tests.isEmpty, first.status == 0 {
        let reason = [124, 137].contains(run.status) ? "did not end" : "ended with status \(run.status)"
        results.addFailure(
          of: "swift test", message: reason, factor: condition.factor, condition: condition.name)
      }
    }
  }

  /// The run to compare with, which is made once.
  private mutating func firstRun(under settings: HuntSettings) throws -> HuntRun {
    if let known = firstRuns.first(where: { $0.settings == settings }) { return known.run }
    let run = try run("compared-\(firstRuns.count)", under: settings)
    firstRuns.append((settings, run))
    return run
  }

  private mutating func run(_ name: String, under settings: HuntSettings) throws -> HuntRun {
    try HuntRun(name, of: &package, under: common.adding(settings), in: scratch, timeout: timeout)
  }
}
