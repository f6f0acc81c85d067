import FirstFrameSnapshots
import FirstFrameTextEscaping

/// The failures of a run as commands of GitHub's runner, which shows them at their assertions in the changed files
/// ("Workflow commands for GitHub Actions").
struct GitHubAnnotations {
  /// One command for each assertion with failures, each on a line.
  let lines: [String]

  /// GitHub shows no more errors of a step.
  private static let limit = 10

  init(_ outcome: RunOutcome) {
    var order: [TestLocation] = []
    var failures: [TestLocation: [SnapshotItem]] = [:]
    for item in outcome.items where !item.isKnownIssue {
      if failures[item.test] == nil { order.append(item.test) }
      failures[item.test, default: []].append(item)
    }
    lines = order.prefix(Self.limit).map { Self.line(at: $0, failures[$0] ?? []) }
  }

  private static func line(at test: TestLocation, _ items: [SnapshotItem]) -> String {
    let title =
      items.count == 1
      ? items.map { "Snapshot \($0.kind.reportName): \($0.title)" }.joined()
      : "\(items.count) snapshots of \(test.function)"
    let message = items.map(\.message).joined(separator: "\n\n").escapedForTerminal
    let properties = [
      // A file that is not in the repository has no place there.
      test.path.map {
        "file=\($0.escapedForTerminalLine.escapedForLogCommandProperty),line=\(test.line),col=\(test.column)"
      }, "title=\(title.escapedForTerminalLine.escapedForLogCommandProperty)",
    ]
    return "::error \(properties.compactMap { $0 }.joined(separator: ","))::\(message.escapedForLogCommand)"
  }
}
