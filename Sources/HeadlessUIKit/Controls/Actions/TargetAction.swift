/// A method to call on an object, which is held weakly.
///
/// Without a runtime that knows selectors, an action is a method as its type names it, `MyView.tapped`.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether there was a target; without one it is looked for along the responder chain.
  let hasTarget: Bool
  private let perform: @MainActor (_ target: AnyObject?, _ sender: AnyObject, _ event: UIEvent?) -> Void

  init<Target: AnyObject>(_ target: Target?, _ action: @escaping (Target) -> @MainActor () -> Void) {
    self.init(target) { found, _, _ in action(found)() }
  }

  init<Target: AnyObject, Sender>(_ target: Target?, _ action: @escaping (Target) -> @MainActor (Sender) -> Void) {
    self.init(target) { found, sender, _ in
      if let sender = sender as? Sender { action(found)(sender) }
    }
  }

  init<Target: AnyObject, Sender>(
    _ target: Target?, _ action: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(target) { found, sender, event in
      if let sender = sender as? Sender { action(found)(sender, event) }
    }
  }

  private init<Target: AnyObject>(
    _ target: Target?, _ call: @escaping @MainActor (Target, AnyObject, UIEvent?) -> Void
  ) {
    self.target = target
    hasTarget = target != nil
    perform = { given, sender, event in
      guard let found = given as? Target ?? Self.responder(of: Target.self, from: sender) else { return }
      call(found, sender, event)
    }
  }

  /// Whether the target has gone, and nothing can be called any more.
  var isOver: Bool { hasTarget && target == nil }

  func send(from sender: AnyObject, event: UIEvent?) {
    guard !isOver else { return }
    perform(target, sender, event)
  }

  /// The first object of a type along the responder chain of the sender.
  private static func responder<Target>(of type: Target.Type, from sender: AnyObject) -> Target? {
    var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    while let current = responder {
      if current !== sender, let found = current as? Target { return found }
      responder = current.next
    }
    return nil
  }
}
