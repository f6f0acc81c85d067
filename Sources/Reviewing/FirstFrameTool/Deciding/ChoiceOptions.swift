import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// The options that select pending snapshots.
struct ChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A snapshot's path, or parts of it; * matches any characters, and ? matches one.", valueName: "filter"),
    completion: SnapshotCompletion.pending)
  var filters: [String] = []

  @Flag(help: "Select all pending snapshots.")
  var all = false

  func validate() throws {
    if all, !filters.isEmpty { throw ValidationError("--all and filters exclude each other: choose one.") }
  }

  /// The selected changes.
  ///
  /// - Parameter undecided: The changes without a decision.
  func choose(among pending: PendingChanges, undecided: [SnapshotChange]) throws -> [SnapshotChange] {
    if all { return undecided }
    guard !filters.isEmpty else { throw ChoiceError.nothingSelected(undecided: undecided.count) }
    do {
      return try ChangeSelection.choose(filters, among: pending.changes)
    } catch {
      throw refusal(for: error, among: pending.failures + pending.known) ?? error
    }
  }

  /// The reason why the snapshots of a filter without matches cannot be accepted, if there are such snapshots.
  private func refusal(for error: ReviewError, among failures: [SnapshotItem]) -> ChoiceError? {
    guard case .noMatch(let text, _) = error else { return nil }
    let filter = SnapshotFilter(text)
    return failures.first { $0.snapshot.map(filter.matches) ?? false }.map(ChoiceError.notAcceptable)
  }
}

/// A reason why snapshots could not be selected.
enum ChoiceError: Error, CustomStringConvertible {
  case nothingSelected(undecided: Int)
  case notAcceptable(SnapshotItem)

  var description: String {
    switch self {
    case .nothingSelected(0): "no decisions are pending"
    case .nothingSelected(let count):
      "name the snapshots, or type `--all` for \(count == 1 ? "the one that is pending" : "all \(count) that are pending"); "
        + "`\(SuggestedCommands.process.tool) pending` lists them"
    case .notAcceptable(let item):
      "\(item.identifier) cannot be accepted: \(item.obstacle)"
    }
  }
}

extension SnapshotItem {
  /// The reason why it cannot be accepted, and what to do instead.
  var obstacle: String {
    if isKnownIssue { return "its test marks the failure as known; move the assertion out of `withKnownIssue` first" }
    if isInline, kind.isAcceptable {
      return "its reference is in the source of its test; record it there, with the command that its failure names"
    }
    return switch kind {
    case .blank: "its first frame is blank, which is not allowed for references; see the message of its test"
    case .late: "its state arrived after the first frame; see the message of its test"
    case .recorded: "it is already recorded"
    case .refused, .failed, .unsound: "there is no picture of it; see the message of its test"
    case .mismatched, .missing, .unreadableReference, .unmerged, .matched:
      "its actual picture or text is missing; run its test again"
    }
  }
}
