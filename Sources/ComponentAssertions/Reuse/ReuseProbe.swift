import HeadlessUIKit
import LayoutTree

/// Shows one view in one state after another, and compares it with views that have no past.
@MainActor
struct ReuseProbe {
  let environment: RenderingEnvironment
  let makeBlank: () -> UIView
  let states: [ReuseState]
  /// Whether models change while they are not shown any more.
  let mutates: Bool

  /// Every state followed by every other; by itself where it is alone.
  var pairs: [(ReuseState, ReuseState)] {
    if states.count == 1 { return [(states[0], states[0])] }
    return states.indices.flatMap { first in
      states.indices.filter { $0 != first }.map { (states[first], states[$0]) }
    }
  }

  /// What a state leaves behind.
  func findings(after state: ReuseState) -> [ReuseFinding] {
    let view = makeBlank()
    guard state.configure(view) else { return [.notConfigurable(state: state.name)] }
    show(view)
    prepareForReuse(view)
    let blank = makeBlank()
    let changes = FrameChange.list(from: ComponentFrame(of: blank, in: environment), to: show(view))
    let properties = PropertyCensus(of: view, model: state.model)
      .added(to: PropertyCensus(of: blank, model: state.model))
    return changes.map { .notBlank(node: $0.node, after: state.name, change: $0.words) }
      + properties.map { .keptProperty(node: $0.node, property: $0.property, after: state.name, what: $0.what) }
      + leaks(of: view, in: state)
  }

  /// What is gained in a use after the first two, in which views are made that are then kept.
  private func leaks(of view: UIView, in state: ReuseState) -> [ReuseFinding] {
    use(view, in: state)
    let before = ReuseCensus(of: view)
    use(view, in: state)
    return ReuseCensus(of: view).growth(since: before).map {
      .leaked(node: $0.node, kind: $0.kind, perUse: $0.count, state: state.name)
    }
  }

  private func use(_ view: UIView, in state: ReuseState) {
    _ = state.configure(view)
    show(view)
    prepareForReuse(view)
  }

  /// A view that shows a state; nil where it cannot be brought into it.
  func shown(in state: ReuseState) -> UIView? {
    let view = makeBlank()
    guard state.configure(view) else { return nil }
    show(view)
    return view
  }

  /// A view that showed one state and shows another, and one that never showed anything else.
  func successor(of first: ReuseState, on view: UIView, showing second: ReuseState) -> ReuseSuccessor? {
    let fresh = makeBlank()
    prepareForReuse(view)
    guard second.configure(view), second.configure(fresh) else { return nil }
    return ReuseSuccessor(view: view, fresh: fresh, first: first, second: second, environment: environment)
  }

  private func prepareForReuse(_ view: UIView) {
    (view as? any ReusableView)?.prepareForReuse()
  }

  @discardableResult
  private func show(_ view: UIView) -> ComponentFrame { ComponentFrame(of: view, in: environment) }
}
