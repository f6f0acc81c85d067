import HeadlessUIKit
import LayoutTree

/// A view that shows its second state, beside one that never had another.
@MainActor
struct ReuseSuccessor {
  let view: UIView
  let fresh: UIView
  let first: ReuseState
  let second: ReuseState
  let environment: RenderingEnvironment

  /// What is left of the first state.
  var staleFindings: [ReuseFinding] {
    changes.map { .stale(node: $0.node, from: first.name, showing: second.name, change: $0.words) }
  }

  /// What the first state still changes; nodes that were told of before are not told again.
  func disturbances(besides known: [ReuseFinding], at moment: DisturbanceMoment) -> [ReuseFinding] {
    let nodes = Set(known.map(\.node))
    return changes.filter { !nodes.contains($0.node) }.map {
      .disturbed(node: $0.node, by: first.name, showing: second.name, change: $0.words, moment: moment)
    }
  }

  private var changes: [FrameChange] {
    FrameChange.list(
      from: ComponentFrame(of: fresh, in: environment), to: ComponentFrame(of: view, in: environment))
  }
}
