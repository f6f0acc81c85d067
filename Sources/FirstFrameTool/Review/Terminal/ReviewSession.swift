import FirstFrameSnapshotReview

/// A walk through changes, one decision after the other.
struct ReviewSession {
  enum Decision: Hashable {
    case accepted, rejected, skipped
  }

  private(set) var desk: ReviewDesk
  /// What there is to decide; what was put off in an earlier session comes last.
  let changes: [SnapshotChange]
  private(set) var position = 0
  private var decisions: [Int: Decision] = [:]
  /// What each step decided on, and what stood before.
  private var history: [[(index: Int, decisions: ReviewDecisions)]] = []
  private let groups: [ChangeGroup]

  init(desk: ReviewDesk, waiting: [SnapshotChange]) {
    self.desk = desk
    changes = waiting.filter { !desk.decisions.isSkipped($0) } + waiting.filter { desk.decisions.isSkipped($0) }
    groups = ChangeGroup.groups(of: changes)
  }

  /// The change to decide on; nil where all are behind.
  var current: SnapshotChange? {
    changes.indices.contains(position) ? changes[position] : nil
  }

  var canUndo: Bool { !history.isEmpty }

  func count(_ decision: Decision) -> Int {
    decisions.values.count { $0 == decision }
  }

  /// How many have been neither accepted nor rejected.
  var undecided: Int { changes.count - count(.accepted) - count(.rejected) }

  /// The changes like the current one that are not decided on, itself included.
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

  /// Takes the last step back, and returns to what it decided on.
  mutating func undo() throws(ReviewError) {
    guard let step = history.popLast(), let first = step.first else { return }
    for (index, _) in step where decisions[index] == .accepted { try desk.acceptor.takeBack(changes[index]) }
    for (index, _) in step { decisions[index] = nil }
    desk.decisions = first.decisions
    position = first.index
    try desk.saveDecisions()
  }

  /// What goes wrong in the middle of a group leaves what was decided before it, as a step that can be undone.
  private mutating func decide(on indices: [Int], _ decision: Decision) throws(ReviewError) {
    var step: [(index: Int, decisions: ReviewDecisions)] = []
    var problem: ReviewError?
    for index in indices {
      let before = desk.decisions
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
      try desk.saveDecisions()
    }
    if let problem { throw problem }
    advance()
  }

  private mutating func carryOut(_ decision: Decision, on change: SnapshotChange) throws(ReviewError) {
    switch decision {
    case .accepted: try desk.accept(change)
    case .rejected: try desk.reject(change)
    case .skipped: desk.decisions.skip(change)
    }
  }

  private mutating func advance() {
    position = changes.indices.first { $0 > position && decisions[$0] == nil } ?? changes.count
  }
}
