import Dispatch
import FirstFrameLayoutTree
import HeadlessUIKit

/// Detects changes of a component in turns of the main queue.
@MainActor
final class LateChangeMonitor {
  private let view: UIView
  private let first: ComponentFrame
  private let environment: RenderingEnvironment
  private let log = AssignmentLog()
  private var assignments: [AssignmentLog.Assignment] = []
  private(set) var last: ComponentFrame
  /// The turn of the first change.
  private var firstChange: Int?
  private var turns = 0
  private var isSettled = false

  init(view: UIView, first: ComponentFrame, environment: RenderingEnvironment) {
    self.view = view
    self.first = first
    self.environment = environment
    last = first
  }

  /// Waits until several turns in a row changed nothing, or the limit is reached.
  func waitUntilSettled() async {
    var settledTurns = 0
    while settledTurns < MainTurns.settledTurns, turns < MainTurns.limit {
      settledTurns = await runTurn() ? settledTurns + 1 : 0
    }
    isSettled = settledTurns == MainTurns.settledTurns
  }

  /// Waits for a turn of the main queue, and returns whether the component did not change in it.
  private func runTurn() async -> Bool {
    log.start()
    await MainTurns.turn()
    // The frame is taken without logging, because assignments by layout are not renderings.
    log.stop()
    turns += 1
    let assigned = log.take().filter { $0.view.isDescendant(of: view) }
    assignments += assigned
    let frame = ComponentFrame(of: view, in: environment)
    let isSame = frame.tree == last.tree
    if !isSame, firstChange == nil { firstChange = turns }
    last = frame
    return isSame && assigned.isEmpty
  }

  var findings: [FirstFrameFinding] {
    let changes = FrameChange.list(from: first, to: last)
    if !isSettled {
      let node = changes.first?.node ?? view.inspectedViews()[0].name
      return [.neverSettled(node: node, turns: turns)]
    }
    guard changes.isEmpty else {
      return changes.map { .late(node: $0.node, change: $0.lateDescription, turns: firstChange ?? turns) }
    }
    return RepeatedAssignments.findings(after: assignments, in: view)
  }
}

/// Turns of the main queue. At the end of a turn, everything enqueued before it has run.
enum MainTurns {
  /// The number of turns in a row without a change after which a component counts as settled, since a task may hop to
  /// another executor and back.
  static let settledTurns = 3
  /// The maximum number of turns, after which changes are assumed never to end.
  static let limit = 40

  /// Waits until everything enqueued so far on the main queue, the main actor and the global executor has run.
  @MainActor
  static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await Task.detached {}.value
    await Task.yield()
  }
}
