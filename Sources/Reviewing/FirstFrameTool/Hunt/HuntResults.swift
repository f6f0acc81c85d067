import FirstFrameSnapshotReport
import FirstFrameTerminalOutput
import Foundation

/// What a hunt found.
struct HuntResults: Encodable {
  /// A snapshot that changes, and what it depends on.
  struct Snapshot: Encodable {
    let snapshot: String
    var causes: [Cause]
  }

  /// Something that a snapshot depends on.
  struct Cause: Encodable {
    let factor: HuntCondition.Factor
    var conditions: [String]
    /// The node that changed; `nil` if unknown.
    let node: String?
    /// The first change, with its values.
    let change: String

    /// A clause, such as: follows the clock (another-day): `dateLabel` text '05:21' -> '05:30'
    var description: String {
      let names = [.nothing, .everything].contains(factor) ? "" : " (\(conditions.joined(separator: ", ")))"
      return "\(factor.phrase)\(names): \(change)"
    }
  }

  /// A test that fails only under some conditions.
  struct Failure: Encodable {
    let test: String
    /// Empty if it fails in only one of two runs under the same conditions.
    var conditions: [String]
    let message: String

    /// The verb and the conditions.
    var phrase: String {
      conditions.isEmpty
        ? "fails in one of two runs under the same conditions"
        : "fails only under \(conditions.joined(separator: ", "))"
    }
  }

  /// A condition that this machine cannot provide.
  struct Skipped: Encodable {
    let condition: String
    let reason: String
  }

  /// The number of snapshots that were compared.
  var snapshotCount = 0
  private(set) var snapshots: [Snapshot] = []
  private(set) var failures: [Failure] = []
  var skipped: [Skipped] = []
  /// The tests whose failures say nothing about conditions, since they fail without any.
  var ignoredTests: Set<String> = []

  private enum CodingKeys: CodingKey {
    case snapshotCount, snapshots, failures, skipped
  }

  var isEmpty: Bool { snapshots.isEmpty && failures.isEmpty }

  /// Adds a change, unless the snapshot also changes by itself, or was found under a single condition before. A change
  /// without a condition replaces all others.
  mutating func add(_ change: HuntedChange, of path: String, factor: HuntCondition.Factor, condition: String?) {
    let cause = Cause(
      factor: factor, conditions: condition.map { [$0] } ?? [], node: change.node, change: change.description)
    guard let index = snapshots.firstIndex(where: { $0.snapshot == path }) else {
      snapshots.append(Snapshot(snapshot: path, causes: [cause]))
      return
    }
    if factor == .nothing { snapshots[index].causes = [cause] }
    let known = snapshots[index].causes
    guard !known.contains(where: { $0.factor == .nothing }), factor != .everything else { return }
    if let position = known.firstIndex(where: { $0.factor == factor }) {
      guard let condition, !known[position].conditions.contains(condition) else { return }
      snapshots[index].causes[position].conditions.append(condition)
    } else {
      snapshots[index].causes.append(cause)
    }
  }

  /// Adds a failure of a test, unless it also fails without conditions, or was found under a single condition before.
  mutating func addFailure(of test: String, message: String, factor: HuntCondition.Factor, condition: String?) {
    guard !ignoredTests.contains(test) else { return }
    if let index = failures.firstIndex(where: { $0.test == test }) {
      if factor == .nothing { failures[index].conditions = [] }
      guard let condition, factor != .everything, !failures[index].conditions.contains(condition) else { return }
      failures[index].conditions.append(condition)
    } else {
      failures.append(Failure(test: test, conditions: condition.map { [$0] } ?? [], message: message))
    }
  }

  mutating func sort() {
    snapshots.sort { $0.snapshot < $1.snapshot }
    failures.sort { $0.test < $1.test }
  }

  // MARK: Output

  /// Lines for the console.
  var lines: [String] {
    let changed = snapshots.flatMap { snapshot in
      [snapshot.snapshot] + snapshot.causes.map { "  " + $0.description }
    }
    let failed = failures.map { failure in
      let message = failure.message.isEmpty ? "" : ": \(failure.message)"
      return "\(failure.test) \(failure.phrase)\(message)"
    }
    let left = skipped.map { "skipped \($0.condition): \($0.reason)" }
    return changed + failed + left + [sentence]
  }

  /// The summary.
  var sentence: String {
    let changed =
      snapshots.isEmpty
      ? "No snapshot of \(snapshotCount) depends on a condition."
      : "\(snapshots.count) of \(snapshotCount) snapshots \(snapshots.count == 1 ? "depends" : "depend") on conditions."
    guard !failures.isEmpty else { return changed }
    return changed + " \(failures.count) \(failures.count == 1 ? "test fails" : "tests fail") only under some."
  }

  /// The section of the report page.
  var section: ReportSection {
    ReportSection(
      title: "Hunt",
      summary: sentence,
      rows: snapshots.map { .init(title: $0.snapshot, details: $0.causes.map(\.description)) }
        + failures.map { failure in
          .init(
            title: failure.test,
            details: [failure.phrase, failure.message])
        } + skipped.map { .init(title: $0.condition, details: ["skipped: \($0.reason)"]) })
  }
}
