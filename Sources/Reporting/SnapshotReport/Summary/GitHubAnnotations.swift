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
      test.path.map { "file=\(property($0)),line=\(test.line),col=\(test.column)" }, "title=\(property(title))",
    ]
    return "::error \(properties.compactMap { $0 }.joined(separator: ","))::\(data(message))"
  }

  /// The text of a command (`escapeData` of GitHub's toolkit).
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property (`escapeProperty` of GitHub's toolkit).
  private static func property(_ text: String) -> String {
    data(text.escapedForTerminalLine).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
