import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// What waits for a decision, in words and as JSON.
struct PendingList {
  private let waiting: [SnapshotChange]
  private let rejected: [SnapshotChange]
  private let pending: PendingChanges

  init(desk: ReviewDesk, waiting: [SnapshotChange]) {
    self.waiting = waiting
    rejected = desk.rejected
    pending = desk.pending
  }

  /// Whether there is nothing to decide and nothing to mend.
  var isEmpty: Bool { waiting.isEmpty && pending.failures.isEmpty && pending.unknown.isEmpty }

  /// Whether every process ended in order. Tests that were chosen by a filter are all that was asked for.
  var isComplete: Bool {
    !pending.incompleteness.contains { if case .unfinished = $0 { true } else { false } }
  }

  func print(on console: Console) {
    section("wait for a decision", waiting.map(line(of:)), .yellow, console)
    section(
      "failed and cannot be accepted",
      pending.failures.map { "\($0.kind.reportName)  \($0.identifier.printable): \($0.obstacle)" }, .red, console)
    section("are known to their tests", pending.known.map(\.identifier.printable), .faint, console)
    section("are left from an earlier run; run their tests again", pending.unknown.map(\.printable), .faint, console)
    section("were rejected", rejected.map(\.name.path.printable), .faint, console)
    if !waiting.isEmpty {
      console.remark(
        "Look at them with `swift run firstframe review`, or type `swift run firstframe accept \(example)`.")
    }
    if isEmpty { console.remark("Nothing waits for a decision.") }
    if !isComplete {
      console.complain("A process of the tests did not end in order: what it would have found is missing here.")
    }
  }

  private var example: String {
    waiting.first.map { $0.name.path.printable.shellQuoted } ?? "--all"
  }

  private func section(_ title: String, _ lines: [String], _ color: TextColor, _ console: Console) {
    guard !lines.isEmpty else { return }
    console.remark(console.colored("\(lines.count) \(title):", color))
    for line in lines { console.print((console.isQuiet ? "" : "  ") + line) }
  }

  private func line(of change: SnapshotChange) -> String {
    let kind = change.kind.reportName.padding(toLength: 10, withPad: " ", startingAt: 0)
    let words = change.change?.split(separator: "\n").first.map { "  " + String($0).printable } ?? ""
    return kind + change.name.path.printable + words
  }

  /// One line of JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = PendingReport(
      pending: waiting.map(PendingReport.Change.init), rejected: rejected.map(\.name.path),
      failures: pending.failures.map {
        PendingReport.Failure(kind: $0.kind.reportName, snapshot: $0.snapshot, message: $0.message)
      },
      known: pending.known.map(\.identifier), unknown: pending.unknown, isComplete: isComplete)
    return try encoder.encode(report) + Data("\n".utf8)
  }
}
