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
  /// The changes of each step, and what was decided before it, for undo.
  private var history: [[Step]] = []
  private let groups: [ChangeGroup]

  private struct Step {
    let index: Int
    let decisions: ReviewDecisions
    /// Whether the reference was moved from its former name.
    let isMove: Bool
  }

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

  /// Makes the former reference of a renamed test that of the current change.
  mutating func move() throws(ReviewError) {
    guard current?.former != nil else { return }
    try decide(on: [position], .accepted, isMove: true)
  }

  /// The changes that were accepted.
  var accepted: [SnapshotChange] { changes.indices.filter { decisions[$0] == .accepted }.map { changes[$0] } }

  /// Shows the next change without a decision; the first one after the last.
  ///
  /// - Returns: Whether there is another one.
  mutating func next() -> Bool {
    let open = changes.indices.filter { decisions[$0] == nil && $0 != position }
    guard let next = open.first(where: { $0 > position }) ?? open.first else { return false }
    position = next
    return true
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
    for change in step where decisions[change.index] == .accepted {
      try review.revert(changes[change.index], wasMoved: change.isMove)
    }
    for change in step { decisions[change.index] = nil }
    review.decisions = first.decisions
    position = first.index
    try review.saveDecisions()
  }

  /// Decides on changes in one step. After an error, the decisions before it remain, as a step that can be undone.
  private mutating func decide(
    on indices: [Int], _ decision: Decision, isMove: Bool = false
  ) throws(ReviewError) {
    var step: [Step] = []
    var problem: ReviewError?
    for index in indices {
      let before = review.decisions
      do {
        if isMove { try review.move(changes[index]) } else { try carryOut(decision, on: changes[index]) }
      } catch {
        problem = error
        break
      }
      step.append(Step(index: index, decisions: before, isMove: isMove))
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
    let open = changes.indices.filter { decisions[$0] == nil }
    position = open.first { $0 > position } ?? open.first ?? changes.count
  }
}
