import FirstFrameLayoutTree
import HeadlessUIKit

extension ReuseProbe {
  /// A probe of views of one type, whose states are values or models.
  init<View: UIView & ReusableView, State>(
    of makeView: @escaping () -> View, states: [(name: String, state: State)], in environment: RenderingEnvironment,
    mutating: ((State) -> Void)?, configure: @escaping (View, State) -> Void
  ) {
    self.environment = environment
    makeBlank = { makeView() }
    mutates = mutating != nil
    self.states = states.map { name, state in
      ReuseState(
        name: name, model: type(of: state as Any) is AnyClass ? state as AnyObject : nil,
        configure: { view in
          guard let view = view as? View else { return false }
          configure(view, state)
          return true
        },
        mutate: { mutating?(state) })
    }
  }

  /// A probe of a component by its previews, which make a new model each time.
  init?(previews: [ComponentPreview], in environment: RenderingEnvironment) {
    guard let first = previews.first(where: \.isConfigurable), let view = first.makeBlankView(),
      view is any ReusableView
    else { return nil }
    self.environment = environment
    makeBlank = { first.makeBlankView() ?? UIView() }
    mutates = false
    states = previews.map { preview in
      ReuseState(name: preview.state, model: nil, configure: { preview.configure($0) }, mutate: {})
    }
  }

  /// Names for states that have none: what describes them shortly, or their place.
  static func names<State>(of states: [State]) -> [(name: String, state: State)] {
    let words = states.map { state in
      type(of: state as Any) is AnyClass ? "" : String(describing: state)
    }
    let areNames = words.allSatisfy { !$0.isEmpty && $0.count <= 40 } && Set(words).count == words.count
    return states.enumerated().map { index, state in (areNames ? words[index] : "state \(index + 1)", state) }
  }
}
