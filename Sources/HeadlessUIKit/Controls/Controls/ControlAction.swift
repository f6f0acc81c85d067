/// What a control calls, and at which events.
@MainActor
struct ControlAction {
  enum Callee {
    case method(TargetAction)
    case action(UIAction)
  }

  let callee: Callee
  var events: UIControl.Event

  var target: AnyObject? {
    if case .method(let method) = callee { return method.target }
    return nil
  }

  var action: UIAction? {
    if case .action(let action) = callee { return action }
    return nil
  }

  var isOver: Bool {
    if case .method(let method) = callee { return method.isOver }
    return false
  }
}
