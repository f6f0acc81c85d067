import FirstFrameLayoutTree
import HeadlessUIKit

/// Watches a component for changes, one turn of the main queue after another.
@MainActor
final class LateWatch {
  private let view: UIView
  private let first: ComponentFrame
  private let environment: RenderingEnvironment
  private let log = AssignmentLog()
  private var assignments: [AssignmentLog.Assignment] = []
  private(set) var last: ComponentFrame
  /// The turn after which the frame was another for the first time.
  private var firstChange: Int?
  private var turns = 0
  private var isQuiet = false

  init(view: UIView, first: ComponentFrame, environment: RenderingEnvironment) {
    self.view = view
    self.first = first
    self.environment = environment
    last = first
  }

  /// Lets turns pass until several in a row have changed nothing, or there were too many.
  func untilQuiet() async {
    var quietTurns = 0
    while quietTurns < MainTurns.quietTurns, turns < MainTurns.limit {
      quietTurns = await passesTurnQuietly() ? quietTurns + 1 : 0
    }
    isQuiet = quietTurns == MainTurns.quietTurns
  }

  private func passesTurnQuietly() async -> Bool {
    log.start()
    await MainTurns.turn()
    // What layout assigns while the frame is taken is no rendering of the component's own.
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
    if !isQuiet {
      let node = changes.first?.node ?? view.inspectedViews()[0].name
      return [.neverQuiet(node: node, turns: turns)]
    }
    guard changes.isEmpty else {
      return changes.map { .late(node: $0.node, change: $0.latenessWords, turns: firstChange ?? turns) }
    }
    return SecondPass.findings(after: assignments, in: view)
  }
}
