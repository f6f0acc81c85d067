import FirstFrameLayoutTree
import HeadlessUIKit

/// Views that show a state after others, beside one that never had another.
@MainActor
struct ReuseSuccessors {
  let fresh: UIView
  let state: ReuseState
  let views: [(view: UIView, earlier: ReuseState)]
  let environment: RenderingEnvironment

  /// What is left of the earlier states.
  var staleFindings: [ReuseFinding] {
    changes.map { earlier, change in
      .stale(node: change.node, from: earlier.name, showing: state.name, change: change.words)
    }
  }

  /// What the earlier states still change; nodes that were told of before are not told again.
  func disturbances(besides known: [ReuseFinding], at moment: DisturbanceMoment) -> [ReuseFinding] {
    let nodes = Set(known.map(\.node))
    return changes.filter { !nodes.contains($0.change.node) }.map { earlier, change in
      .disturbed(node: change.node, by: earlier.name, showing: state.name, change: change.words, moment: moment)
    }
  }

  private var changes: [(earlier: ReuseState, change: FrameChange)] {
    let frame = ComponentFrame(of: fresh, in: environment)
    return views.flatMap { view, earlier in
      FrameChange.list(from: frame, to: ComponentFrame(of: view, in: environment)).map { (earlier, $0) }
    }
  }
}
