import FirstFrameSnapshotReport
import FirstFrameSnapshots

/// Why it is not known which snapshots are meant, or why they cannot be.
enum ChoiceError: Error, CustomStringConvertible {
  case nothingNamed(waiting: Int)
  case notAcceptable(SnapshotItem)

  var description: String {
    switch self {
    case .nothingNamed(0): "nothing waits for a decision"
    case .nothingNamed(let count):
      "name the snapshots, or say `--all` for \(count == 1 ? "the one that waits" : "all \(count) that wait"); "
        + "`swift run firstframe pending` lists them"
    case .notAcceptable(let item):
      "\(item.identifier.printable) cannot be accepted: \(item.obstacle)"
    }
  }
}

extension SnapshotItem {
  /// Why nobody can accept it, and what to do instead.
  var obstacle: String {
    if isKnownIssue { return "its test knows of the failure; take the assertion out of its `withKnownIssue` first" }
    if isInline, kind.isAcceptable {
      return "its reference stands in the source of its test; record it there, with the command that its failure names"
    }
    return switch kind {
    case .blank: "its first frame is blank, which no reference may be; see what its test says"
    case .late: "its state arrived after the first frame; see what its test says"
    case .recorded: "it is recorded already"
    case .refused, .failed, .unsound: "there is no picture of it; see what its test says"
    case .mismatched, .missing, .unreadableReference, .matched:
      "what was drawn is not there any more; run its test again"
    }
  }
}
