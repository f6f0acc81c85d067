import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping

/// The unmerged references, with the next step for each, as text.
struct UnmergedList {
  /// The unmerged references whose tests drew something, without a decision.
  let drawn: [SnapshotChange]
  /// The paths of those whose pictures or texts were rejected.
  let rejected: [String]
  /// The paths of those that no test has drawn since the merge.
  let undrawn: [String]
  private let decided: [String]
  /// The folder of references, as an absolute path.
  private let references: String

  init(_ unmerged: UnmergedReferences, review: Review, references: String) {
    let changes = review.pending.changes.filter { change in
      change.kind == .unmerged && (try? review.acceptor.status(of: change)) == .undecided
    }
    let rejected = Set(changes.filter(review.decisions.isRejected).map(\.name.path))
    drawn = changes.filter { !rejected.contains($0.name.path) }
    let known = Set(changes.map(\.name.path))
    self.rejected = unmerged.paths.filter(rejected.contains)
    undrawn = unmerged.paths.filter { !known.contains($0) }
    decided = unmerged.decided
    self.references = references
  }

  /// Whether every reference is decided.
  var isEmpty: Bool { drawn.isEmpty && rejected.isEmpty && undrawn.isEmpty }

  /// Prints all lists. `firstframe pending` prints the drawn ones as pending changes.
  func print(on console: Console) {
    section("unmerged and drawn from the merged sources", drawn.map(line), on: console)
    printRest(on: console)
    if !drawn.isEmpty { console.note("Decide with `\(SuggestedCommands.process.tool) review`.") }
    if isEmpty, decided.isEmpty { console.note("No reference is unmerged.") }
  }

  /// Prints the references that `firstframe pending` does not list otherwise.
  func printRest(on console: Console) {
    section(
      "unmerged and rejected; change the sources, then run their tests again", rejected.map { "\($0)" }, on: console)
    section("unmerged and not drawn yet", undrawn.map { "\($0)" }, on: console)
    if !undrawn.isEmpty {
      let merge = "\(SuggestedCommands.process.tool) merge"
      console.note("Draw them with `\(merge)`. If no test draws them any more, remove them with `git rm`.")
    }
    if !decided.isEmpty {
      let count = decided.count.counted("reference")
      console.note("\(count) \(decided.count == 1 ? "is" : "are") decided. Type: git add \(addedPaths)")
    }
  }

  /// The paths for `git add`: the whole folder, unless something in it is undecided.
  private var addedPaths: String {
    isEmpty
      ? references.quotedForShell : decided.map { (references + "/" + $0).quotedForShell }.joined(separator: " ")
  }

  private func line(of change: SnapshotChange) -> TerminalText {
    let summary: TerminalText = change.change.map { "  \($0)" } ?? ""
    return "\(change.name.path)\(summary)"
  }

  private func section(_ title: String, _ lines: [TerminalText], on console: Console) {
    guard !lines.isEmpty else { return }
    console.note(console.colored("\(lines.count) \(title):", .yellow))
    for line in lines { console.print((console.isQuiet ? "" : "  ") + line) }
  }
}
