import ArgumentParser
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview

/// Which of the snapshots that wait for a decision.
struct ChoiceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A snapshot's path, or parts of it; * and ? stand for any characters and for one.", valueName: "filter"),
    completion: SnapshotCompletion.pending)
  var filters: [String] = []

  @Flag(help: "All that wait for a decision.")
  var all = false

  func validate() throws {
    if all, !filters.isEmpty { throw ValidationError("--all and filters exclude each other: choose one.") }
  }

  /// The changes that are meant.
  ///
  /// - Parameter waiting: Those among all changes that nobody decided on.
  func choose(among pending: PendingChanges, waiting: [SnapshotChange]) throws -> [SnapshotChange] {
    if all { return waiting }
    guard !filters.isEmpty else { throw ChoiceError.nothingNamed(waiting: waiting.count) }
    do {
      return try ChangeSelection.choose(filters, among: pending.changes)
    } catch {
      throw refusal(for: error, among: pending.failures + pending.known) ?? error
    }
  }

  /// Says of what cannot be accepted why, rather than that there is none.
  private func refusal(for error: ReviewError, among failures: [SnapshotItem]) -> ChoiceError? {
    guard case .noMatch(let text, _) = error else { return nil }
    let filter = SnapshotFilter(text)
    return failures.first { $0.snapshot.map(filter.matches) ?? false }.map(ChoiceError.notAcceptable)
  }
}
