import FirstFrameSnapshots
import FirstFrameTextEscaping

/// The report for the summary page of a continuous integration job: `summary.md`.
struct MarkdownSummary {
  let text: String

  /// The maximum number of groups and snapshots in the list.
  private static let limit = 50
  /// The maximum number of characters of a name or change.
  private static let width = 200

  init(_ report: Report) {
    let sections = [
      "## Snapshots: \(report.counts.sentence)", Self.table(report.counts), Self.notes(report.outcome),
      Self.list(report), Self.warnings(report.outcome.warnings), Self.command(report),
    ]
    text = sections.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ counts: ReportCounts) -> String {
    let named = counts.named.filter { $0.count > 0 }
    guard !named.isEmpty else { return "No snapshot was asserted." }
    let rows = named.map { "| \($0.name) | \($0.count) |" }
    return (["| | |", "|---|---:|"] + rows).joined(separator: "\n")
  }

  private static func notes(_ outcome: RunOutcome) -> String? {
    guard !outcome.problems.isEmpty else { return nil }
    let reasons = outcome.problems.map { problem in
      // The paths of journals may contain any characters.
      if case .damaged = problem { problem.description.markdownCode(limit: 1000) } else { problem.description }
    }.joined(separator: ", and ")
    return "The run is not complete: \(reasons)."
  }

  private static func list(_ report: Report) -> String? {
    let entries = entries(of: report)
    guard !entries.isEmpty else { return nil }
    let rest = entries.count - limit
    return (entries.prefix(limit) + (rest > 0 ? ["- and \(rest) more"] : [])).joined(separator: "\n")
  }

  /// The warnings by their kinds.
  private static func warnings(_ warnings: RunWarnings) -> String? {
    guard !warnings.groups.isEmpty else { return nil }
    let lines = warnings.groups.prefix(limit).map { "- \($0.extent): \($0.kind.markdownCode(limit: 200))" }
    let rest = warnings.groups.count - limit
    return
      (["\(RunWarnings.title.capitalizedFirst): \(warnings.sentence).", ""] + lines
      + (rest > 0 ? ["- and \(rest) more kinds"] : [])).joined(separator: "\n")
  }

  /// A line for each change that snapshots share, and for each other snapshot.
  private static func entries(of report: Report) -> [String] {
    let grouped = Set(report.groups.flatMap(\.items))
    let groups = report.groups.map { "- \($0.items.count) snapshots: \($0.change.markdownCode(limit: width))" }
    let others = report.outcome.items.indices.filter { !grouped.contains($0) }.map { index in
      let item = report.outcome.items[index]
      let kind = item.isKnownIssue ? "known" : item.kind.reportName
      return
        "- \(kind): \(item.identifier.markdownCode(limit: width))\(item.change.map { ", \($0.markdownCode(limit: width))" } ?? "")"
    }
    return groups + others
  }

  private static func command(_ report: Report) -> String? {
    guard report.outcome.items.contains(where: \.isAcceptable) else { return nil }
    return "To accept the actual pictures and texts as references:\n\n```sh\n\(AcceptCommand.all)\n```"
  }
}

extension String {
  /// The text with a capital letter at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// The command that makes actual values the references.
package enum AcceptCommand {
  /// The command without its arguments.
  static let start = SuggestedCommands.process.accept

  /// The command for all pending snapshots.
  package static let all = start + " --all"

  /// The command for some snapshots, by their paths.
  package static func line(for snapshots: [String]) -> String {
    ([start] + snapshots.map(\.quotedForShellIfNeeded)).joined(separator: " ")
  }
}
