extension ReuseFinding {
  public var description: String {
    switch self {
    case .notBlank(_, let state, let change):
      "after '\(state)' and `prepareForReuse()` the view is not blank: \(change). Reset it there."
    case .stale(_, let from, let showing, let change):
      "'\(showing)' after '\(from)' is not as in a new view: \(change). Set it in every state, or reset it in "
        + "`prepareForReuse()`."
    case .disturbed(_, let by, let showing, let change, let moment):
      "the view shows '\(showing)', and '\(by)', shown before, \(moment.words): \(change). \(moment.cure)"
    case .keptProperty(let node, let property, let state, let what):
      "`\(node).\(property)` still holds \(what.words) after '\(state)' and `prepareForReuse()`: \(what.cure)."
    case .leaked(let node, let kind, let perUse, let state):
      "`\(node)` gains \(perUse) \(kind.words(perUse)) with each use in '\(state)': add it once, or take it away in "
        + "`prepareForReuse()`."
    case .notConfigurable(let state):
      "'\(state)' is a preview that makes its view whole: use `ComponentPreview(component:state:makeBlank:configure:)`."
    }
  }
}

extension DisturbanceMoment {
  fileprivate var words: String {
    switch self {
    case .mutation: "changed it when its model changed"
    case .laterTurn: "changed it in a later turn of the main queue"
    }
  }

  fileprivate var cure: String {
    switch self {
    case .mutation: "Cancel subscriptions and clear callbacks in `prepareForReuse()`."
    case .laterTurn:
      "Cancel subscriptions and tasks in `prepareForReuse()`, and check `Task.isCancelled` after each wait."
    }
  }
}

extension KeptValue {
  fileprivate var words: String {
    switch self {
    case .model: "the state's model"
    case .callback: "a callback"
    case .task: "a task that is not cancelled"
    case .subscription: "a subscription"
    }
  }

  fileprivate var cure: String {
    switch self {
    case .model, .callback: "set it to nil there"
    case .task: "cancel it there"
    case .subscription: "`cancellables.removeAll()` belongs there"
    }
  }
}

extension LeakKind {
  fileprivate func words(_ count: Int) -> String {
    let word = self == .gestureRecognizer ? "gesture recognizer" : rawValue
    return count == 1 ? word : word + "s"
  }
}
