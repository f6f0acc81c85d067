import Dispatch
import FirstFrameConditions
import FirstFrameLayoutTree
import HeadlessUIKit

/// Detects changes of a component in turns of the main queue, and by the work that it has scheduled.
@MainActor
final class LateChangeMonitor {
  private let view: UIView
  private let first: ComponentFrame
  private let environment: RenderingEnvironment
  private let work: LateWork
  private let log = AssignmentLog()
  private var assignments: [AssignmentLog.Assignment] = []
  private(set) var last: ComponentFrame
  private let evaluations = EvaluationLog()
  /// The turn of the first change, the delayed work that ran in it, and the change of state that it made.
  private var firstChange: (turn: Int, cause: LateCause?, source: String?)?
  private var turns = 0
  /// The number of turns in which something changed.
  private var changingTurns = 0
  private var isSettled: Bool { changingTurns < MainTurns.limit }

  init(view: UIView, first: ComponentFrame, environment: RenderingEnvironment, work: LateWork) {
    self.view = view
    self.first = first
    self.environment = environment
    self.work = work
    last = first
  }

  /// Waits until several turns in a row changed nothing and no work is pending, or the limit is reached.
  func waitUntilSettled() async {
    evaluations.start()
    defer { evaluations.stop() }
    var settledTurns = 0
    while true {
      repeat {
        settledTurns = await runTurn() ? settledTurns + 1 : 0
      } while settledTurns < MainTurns.settledTurns && isSettled && !work.hasExceededLimit
      guard isSettled, !work.hasExceededLimit else { return }
      log.start()
      defer { log.stop() }
      guard await work.waitForPending() else { return }
    }
  }

  /// Waits for a turn of the main queue, and returns whether the component did not change in it.
  private func runTurn() async -> Bool {
    log.start()
    await work.turn()
    // The frame is taken without logging, because assignments by layout are not renderings.
    log.stop()
    turns += 1
    let assigned = log.take().filter { $0.view.isDescendant(of: view) }
    let source = evaluations.takeChanges(in: view).first?.source
    let frame = work.observe { ComponentFrame(of: view, in: environment) }
    // What actions of the new frame change synchronously is a consequence.
    _ = evaluations.takeChanges(in: view)
    let isSame = frame.tree == last.tree
    let cause = work.takeCause()
    // What work beyond the limit changes is intended.
    guard !work.hasExceededLimit else { return true }
    assignments += assigned
    if !isSame, firstChange == nil { firstChange = (turns, cause, source) }
    last = frame
    let isQuiet = isSame && assigned.isEmpty
    if !isQuiet { changingTurns += 1 }
    return isQuiet
  }

  var findings: [FirstFrameFinding] {
    let changes = FrameChange.list(from: first, to: last)
    if !isSettled {
      let node = changes.first?.node ?? view.inspectedViews()[0].name
      return [.neverSettled(node: node, turns: turns)]
    }
    guard changes.isEmpty else {
      return changes.map {
        if let source = firstChange?.source {
          return .lateState(
            node: $0.node, change: $0.lateDescription, turns: firstChange?.turn ?? turns, cause: firstChange?.cause,
            source: source)
        }
        return .late(
          node: $0.node, change: $0.lateDescription, turns: firstChange?.turn ?? turns, cause: firstChange?.cause)
      }
    }
    return RepeatedAssignments.findings(after: assignments, in: view)
  }
}

/// Turns of the main queue. At the end of a turn, everything enqueued before it has run.
enum MainTurns {
  /// The number of turns in a row without a change after which a component counts as settled, since a task may hop to
  /// another executor and back.
  static let settledTurns = 3
  /// The maximum number of turns with changes, after which changes are assumed never to end.
  static let limit = 40

  /// Waits until everything enqueued so far on the main queue, the main run loop, the main actor and the global executor
  /// has run.
  @MainActor
  static func turn(observing observation: WorkObservation) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        // With Swift Testing, no thread runs the main run loop.
        observation.observe { WorkObservation.runMainRunLoop() }
        continuation.resume()
      }
    }
    await Task.detached {}.value
    await Task.yield()
  }
}
