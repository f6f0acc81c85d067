/// A trace that a previous state left in a reused view. States are identified by their names. `after`, `from` and `by`
/// are the previous state, and `showing` is the state that the view shows.
public enum ReuseFinding: ComponentFinding {
  /// After `prepareForReuse()`, a node differs from the same node of a view that was never configured.
  case notBlank(node: String, after: String, change: String)
  /// A node differs from the same node of a new view in the state `showing`.
  case stale(node: String, from: String, showing: String, change: String)
  /// While the view showed `showing`, something that the previous state left running changed a node.
  case disturbed(node: String, by: String, showing: String, change: String, moment: DisturbanceMoment)
  /// A stored property still holds the model, a callback, a task or a subscription of the previous state.
  case retainedProperty(node: String, property: String, after: String, value: RetainedValue)
  /// Each use adds something that is never removed.
  case leaked(node: String, kind: LeakKind, perUse: Int, state: String)
  /// The view could not be configured with a state.
  case notConfigurable(state: String)
  /// A component's view does not conform to `ReusableView`.
  case notReusable(component: String)
  /// There are no previews, so there are no states.
  case noPreviews

  public var node: String {
    switch self {
    case .notBlank(let node, _, _), .stale(let node, _, _, _), .disturbed(let node, _, _, _, _),
      .retainedProperty(let node, _, _, _), .leaked(let node, _, _, _):
      node
    case .notConfigurable, .notReusable, .noPreviews: ""
    }
  }
}

extension ReuseFinding {
  public var description: String {
    switch self {
    case .notBlank(_, let state, let change):
      "after '\(state)' and `prepareForReuse()` the view is not blank: \(change). Reset it there."
    case .stale(_, let previousState, let state, let change):
      "'\(state)' after '\(previousState)' differs from a new view: \(change). Set it in every state, or reset it in "
        + "`prepareForReuse()`."
    case .disturbed(_, let previousState, let state, let change, let moment):
      "while the view showed '\(state)', the previous state '\(previousState)' \(moment.phrase): \(change). "
        + moment.remedy
    case .retainedProperty(let node, let property, let state, let value):
      "`\(node).\(property)` still holds \(value.phrase) after '\(state)' and `prepareForReuse()`: \(value.remedy)."
    case .leaked(let node, let kind, let perUse, let state):
      "`\(node)` gains \(perUse) \(kind.noun(count: perUse)) with each use in '\(state)': add it once, or remove it in "
        + "`prepareForReuse()`."
    case .notConfigurable(let state):
      "'\(state)' cannot be applied to a reused view, because its preview only creates configured views. Create the "
        + "preview with `ComponentPreview(component:state:makeBlank:configure:)`."
    case .notReusable(let component):
      "`\(component)` does not conform to `ReusableView`, so it is never reused. Add the conformance, or remove this check."
    case .noPreviews:
      "there are no previews, so nothing was checked. Pass the component's previews."
    }
  }
}

extension DisturbanceMoment {
  fileprivate var phrase: String {
    switch self {
    case .mutation: "changed it when its model changed"
    case .laterTurn: "changed it in a later turn of the main queue"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .mutation: "Cancel subscriptions and clear callbacks in `prepareForReuse()`."
    case .laterTurn:
      "Cancel subscriptions and tasks in `prepareForReuse()`, and check `Task.isCancelled` after each wait."
    }
  }
}

extension RetainedValue {
  fileprivate var phrase: String {
    switch self {
    case .model: "the state's model"
    case .callback: "a callback"
    case .task: "a task that is not cancelled"
    case .subscription: "a subscription"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .model, .callback: "set it to `nil` there"
    case .task: "cancel it there"
    case .subscription: "call `cancellables.removeAll()` there"
    }
  }
}

extension LeakKind {
  fileprivate func noun(count: Int) -> String {
    let word = self == .gestureRecognizer ? "gesture recognizer" : rawValue
    return count == 1 ? word : word + "s"
  }
}

/// The moment at which a previous state changed a view.
public enum DisturbanceMoment: Hashable, Sendable {
  /// When the model of the previous state changed.
  case mutation
  /// In a later turn of the main queue.
  case laterTurn
}

/// Something that a property still holds after `prepareForReuse()`.
public enum RetainedValue: String, Hashable, Sendable {
  case model, callback, task, subscription
}

/// Something that accumulates in views.
public enum LeakKind: String, CaseIterable, Hashable, Sendable {
  case constraint, gestureRecognizer, subview, sublayer, action, interaction
}
