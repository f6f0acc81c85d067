import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// What a watch shows: the same in the terminal and on the page.
struct WatchStatus: Sendable {
  enum Phase: String, Sendable {
    case working, waiting
  }

  var phase = Phase.working
  /// What the running round does.
  var step = "starting"
  var results = WatchResults()
  /// The errors of the last build; `nil` if it succeeded.
  var errors: CompilerMessages?
  /// What the last build printed, if it failed without an error that can be shown.
  var buildOutput = ""
  /// The seconds of the last round.
  var duration: Double?
  /// The number of rounds that changed the results.
  var revision = 0
  /// When the results were made; `nil` before the first round.
  var date: Date?
  var filter: String?
  /// A remark about the last key.
  var remark: String?

  /// The result of the last round in one line.
  var summary: String {
    guard errors == nil else {
      let count = errors?.errors.count ?? 0
      return count == 0 ? "the build failed" : "\(count) error\(count == 1 ? "" : "s"), the tests did not run"
    }
    guard let duration else { return step }
    return "\(counts) in \(Self.seconds(duration)) s"
  }

  /// Whether the last build succeeded, and everything passed.
  var isPassing: Bool {
    errors == nil && results.tests.problem == nil && results.tests.failed.isEmpty
      && results.items.values.allSatisfy { $0.isKnownIssue }
  }

  /// The counts, such as `2 changed, 1 failed, 41 passed`: snapshots by their kinds, and tests.
  var counts: String {
    var parts: [String] = []
    let items = results.sortedItems.filter { !$0.isKnownIssue }
    for kind in [
      Verdict.Kind.mismatched, .missing, .unmerged, .late, .blank, .unreadableReference, .refused, .recorded,
    ] {
      let count = items.count { $0.kind == kind }
      if count > 0 { parts.append("\(count) \(kind.reportName)") }
    }
    let failed = results.failedTestCount
    if failed > 0 { parts.append("\(failed) failed") }
    if !results.tests.passed.isEmpty { parts.append("\(results.tests.passed.count) passed") }
    if let problem = results.tests.problem { parts.append(problem) }
    return parts.isEmpty ? "no tests ran" : parts.joined(separator: ", ")
  }

  /// The time of the results, such as `14:02:11`.
  var time: String? {
    date.map {
      $0.formatted(
        .verbatim(
          "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
          timeZone: .current, calendar: .init(identifier: .gregorian)))
    }
  }

  private static func seconds(_ duration: Double) -> String {
    let tenths = Int((duration * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension WatchResults {
  /// The number of failures that are not about a snapshot with a kind of its own, by their tests.
  var failedTestCount: Int {
    let snapshots = items.values.count { [.failed, .unsound].contains($0.kind) && !$0.isKnownIssue }
    return Set(otherFailures.map(\.test)).count + snapshots
  }
}
