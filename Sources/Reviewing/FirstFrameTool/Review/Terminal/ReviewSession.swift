import FirstFrameSnapshotReview

/// A sequence of changes, with a decision on each.
struct ReviewSession {
  enum Decision: Hashable {
    case accepted, rejected, skipped
  }

  private(set) var review: Review
  /// The changes to decide on. Changes that were skipped in an earlier session come last.
  let changes: [SnapshotChange]
  private(set) var position = 0
  private var decisions: [Int: Decision] = [:]
  /// The changes of each step, and the decisions before it, for undo.
  private var history: [[(index: Int, decisions: ReviewDecisions)]] = []
  private let groups: [ChangeGroup]

  init(review: Review, undecided: [SnapshotChange]) {
    self.review = review
    changes = undecided.filter { !review.decisions.isSkipped($0) } + undecided.filter { review.decisions.isSkipped($0) }
    groups = ChangeGroup.groups(of: changes)
  }

  /// The change to decide on; `nil` at the end.
  var current: SnapshotChange? {
    changes.indices.contains(position) ? changes[position] : nil
  }

  var canUndo: Bool { !history.isEmpty }

  func count(_ decision: Decision) -> Int {
    decisions.values.count { $0 == decision }
  }

  /// The number of changes that are neither accepted nor rejected.
  var undecided: Int { changes.count - count(.accepted) - count(.rejected) }

  /// The undecided changes that are the same as the current one, including itself.
  var group: [Int] {
    guard let current, let group = groups.first(where: { $0.changes.contains(current) }) else { return [] }
    return changes.indices.filter { index in
      group.changes.contains(changes[index])
        && (index == position || decisions[index] == nil || decisions[index] == .skipped)
    }
  }

  mutating func accept() throws(ReviewError) {
    try decide(on: current == nil ? [] : [position], .accepted)
  }

  mutating func acceptGroup() throws(ReviewError) {
    try decide(on: group, .accepted)
  }

  mutating func reject() throws(ReviewError) {
    try decide(on: current == nil ? [] : [position], .rejected)
  }

  mutating func skip() throws(ReviewError) {
    try decide(on: current == nil ? [] : [position], .skipped)
  }

  /// Undoes the last step, and returns to its change.
  mutating func undo() throws(ReviewError) {
    guard let step = history.popLast(), let first = step.first else { return }
    for (index, _) in step where decisions[index] == .accepted { try review.acceptor.revert(changes[index]) }
    for (index, _) in step { decisions[index] = nil }
    review.decisions = first.decisions
    position = first.index
    try review.saveDecisions()
  }

  /// Decides on changes in one step. After an error, the decisions before it remain, as a step that can be undone.
  private mutating func decide(on indices: [Int], _ decision: Decision) throws(ReviewError) {
    var step: [(index: Int, decisions: ReviewDecisions)] = []
    var problem: ReviewError?
    for index in indices {
      let before = review.decisions
      do {
        try carryOut(decision, on: changes[index])
      } catch {
        problem = error
        break
      }
      step.append((index, before))
      decisions[index] = decision
    }
    if !step.isEmpty {
      history.append(step)
      try review.saveDecisions()
    }
    if let problem { throw problem }
    advance()
  }

  private mutating func carryOut(_ decision: Decision, on change: SnapshotChange) throws(ReviewError) {
    switch decision {
    case .accepted: try review.accept(change)
    case .rejected: try review.reject(change)
    case .skipped: review.decisions.skip(change)
    }
  }

  private mutating func advance() {
    position = changes.indices.first { $0 > position && decisions[$0] == nil } ?? changes.count
  }
}
