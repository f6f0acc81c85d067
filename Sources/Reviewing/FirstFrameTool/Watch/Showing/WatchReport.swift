import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// The lines that a watch prints after a round: changed snapshots, failed tests, and errors of the compiler.
struct WatchReport {
  let status: WatchStatus
  /// The folder of the package, which is left out of paths.
  let package: String
  let console: Console

  /// The number of entries of a kind that are shown.
  private static let limit = 30

  var lines: [TerminalText] {
    if let errors = status.errors { return lines(of: errors) }
    return snapshotLines + failureLines + warningLines
  }

  // MARK: Errors

  private func lines(of messages: CompilerMessages) -> [TerminalText] {
    var lines: [TerminalText] = []
    for error in messages.errors.prefix(Self.limit) {
      let place: TerminalText = error.place.map { "\(short($0)): " } ?? ""
      lines.append(place + console.colored("error:", .red) + " \(error.text)")
      lines += error.excerpt.map { "\(lines: $0)" }
    }
    if messages.errors.isEmpty {
      lines += status.buildOutput.split(separator: "\n").suffix(20).map { "\(lines: String($0))" }
    }
    if messages.errors.count > Self.limit { lines.append("… \(messages.errors.count - Self.limit) more errors") }
    if let time = status.time {
      lines += ["", console.colored("The pictures are still those of \(time): \(status.counts).", .faint)]
    }
    return lines
  }

  // MARK: Snapshots and tests

  private var snapshotLines: [TerminalText] {
    let items = status.results.sortedItems.filter { !$0.isKnownIssue }
    var lines: [TerminalText] = []
    for item in items.prefix(Self.limit) {
      let kind = console.colored("\(item.kind.reportName.padded(toColumns: 9))", color(of: item.kind))
      lines.append(kind + " \(item.identifier)")
      lines += details(of: item).map { "          " + console.colored("\($0)", .faint) }
    }
    if items.count > Self.limit { lines.append("… \(items.count - Self.limit) more snapshots") }
    return lines
  }

  /// What changed by node, or else the first line of the failure's message.
  private func details(of item: SnapshotItem) -> [String] {
    if item.kind == .missing { return ["there is no reference yet"] }
    if let change = item.change {
      let lines = change.split(separator: "\n").map(String.init)
      return lines.count > 6 ? lines.prefix(5) + ["… \(lines.count - 5) more lines"] : lines
    }
    if let pixels = item.differingPixels, let total = item.totalPixels {
      return ["\(pixels) of \(total) pixels differ"]
    }
    return [item.message.firstLine]
  }

  private var failureLines: [TerminalText] {
    let failures = status.results.otherFailures
    var lines: [TerminalText] = []
    for failure in failures.prefix(Self.limit) {
      lines.append(console.colored("failed   ", .red) + " \(failure.test)")
      let place = failure.file.map { short($0) + (failure.line.map { ":\($0)" } ?? "") + ": " } ?? ""
      let message = failure.message.split(separator: "\n").map(String.init)
      lines.append("          \(place)\(message.first ?? "")")
      lines += message.dropFirst().prefix(8).map { "            \($0)" }
    }
    if failures.count > Self.limit { lines.append("… \(failures.count - Self.limit) more failures") }
    return lines
  }

  private var warningLines: [TerminalText] {
    let warnings = status.results.warnings
    guard !warnings.groups.isEmpty else { return [] }
    return [console.colored("\(RunWarnings.title): \(warnings.sentence)", .faint)]
  }

  private func color(of kind: Verdict.Kind) -> TextColor {
    switch kind {
    case .mismatched, .unmerged: .yellow
    case .missing, .recorded: .green
    default: .red
    }
  }

  /// A path relative to the package.
  private func short(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }

  // MARK: The status line

  /// The last line, which stays at the bottom of a terminal.
  func statusLine(columns: Int, typed: String?) -> TerminalText {
    if let typed { return "Tests that match (return to run, empty for all): \(typed)" }
    let filter = status.filter.map { "  only \($0)" } ?? ""
    switch status.phase {
    case .working:
      return console.colored("\((status.step + "…" + filter).clipped(toColumns: columns - 1))", .blue)
    case .waiting:
      let summary = (status.summary + filter).clipped(toColumns: columns - 1)
      let remark = "  " + (status.remark ?? "waiting for changes, ? for keys")
      let rest = remark.clipped(toColumns: max(columns - 1 - summary.displayColumns, 0))
      return console.colored("\(summary)", status.isPassing ? .green : .yellow) + console.colored("\(rest)", .faint)
    }
  }

  static let keys: [TerminalText] = [
    "  a       review the changed pictures, and accept them one by one",
    "  f       run the failed tests again",
    "  t       type a part of a test's name, to run only these tests",
    "  o       open the source of the first entry in $VISUAL or $EDITOR",
    "  return  run all tests again",
    "  q       quit",
  ]
}
