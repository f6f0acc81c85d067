import FirstFrameLayoutTree
import HeadlessUIKit

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

  /// What every state leaves behind.
  func findingsAfterStates() -> [ReuseFinding] {
    let blank = makeBlank()
    let frame = show(blank)
    return states.flatMap { findings(after: $0, comparedWith: blank, as: frame) }
  }

  private func findings(after state: ReuseState, comparedWith blank: UIView, as frame: ComponentFrame) -> [ReuseFinding]
  {
    let view = makeBlank()
    guard state.configure(view) else { return [.notConfigurable(state: state.name)] }
    show(view)
    prepareForReuse(view)
    let changes = FrameChange.list(from: frame, to: show(view))
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

  /// Views that showed other states, brought into one, beside a new one; nil where that cannot be done.
  func successors(of views: [(view: UIView, earlier: ReuseState)], showing state: ReuseState) -> ReuseSuccessors? {
    for (view, _) in views {
      prepareForReuse(view)
      guard state.configure(view) else { return nil }
    }
    let fresh = makeBlank()
    guard state.configure(fresh) else { return nil }
    return ReuseSuccessors(fresh: fresh, state: state, views: views, environment: environment)
  }

  private func prepareForReuse(_ view: UIView) {
    (view as? any ReusableView)?.prepareForReuse()
  }

  @discardableResult
  private func show(_ view: UIView) -> ComponentFrame { ComponentFrame(of: view, in: environment) }
}
