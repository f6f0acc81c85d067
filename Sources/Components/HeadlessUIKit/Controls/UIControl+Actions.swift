import Foundation

extension UIControl {
  // MARK: Methods

  /// Adds a method to call for events: `addTarget(self, action: MyView.tapped, for: .touchUpInside)`.
  ///
  /// The target is not retained. If the target is `nil`, the responder chain is searched for an object of the target's
  /// type.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Adds a method with the control as its argument.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Adds a method with the control and the event as its arguments.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  func addSelector(_ action: Selector, target: AnyObject?, for controlEvents: Event) {
    // As in UIKit, events are merged if the action was added before.
    for index in calls.indices {
      guard let method = calls[index].method, method.selector == action, method.hasTarget == (target != nil),
        method.target === target
      else { continue }
      calls[index].events.formUnion(controlEvents)
      return
    }
    add(TargetAction(target, selector: action), for: controlEvents)
  }

  func removeSelector(_ action: Selector?, target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { call in
      guard let method = call.method else { return false }
      return (target == nil || method.target === target) && (action == nil || method.selector == action)
    }
  }

  // MARK: Closures

  /// Adds an action for events, replacing one with the same identifier.
  func standardAddAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == action.identifier }
    calls.append(ControlAction(callee: .action(action), events: controlEvents))
  }

  func standardRemoveAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  func standardRemoveAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  // MARK: Calls

  func sendActions(for controlEvents: Event, event: UIEvent?) {
    performOnDrawnScreen { callActions(for: controlEvents, event: event) }
  }

  private func callActions(for controlEvents: Event, event: UIEvent?) {
    calls.removeAll(where: \.isExpired)
    for call in calls where !call.events.isDisjoint(with: controlEvents) {
      switch call.callee {
      case .method(let method):
        guard let selector = method.selector else {
          method.send(from: self, event: event)
          continue
        }
        if !method.isExpired { sendAction(selector, to: method.target, for: event) }
      case .action(let action): sendAction(action)
      }
    }
  }

  private func add(_ method: TargetAction, for controlEvents: Event) {
    calls.append(ControlAction(callee: .method(method), events: controlEvents))
  }

  private func remove(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in calls.indices where matches(calls[index]) { calls[index].events.subtract(events) }
    calls.removeAll { $0.events.isEmpty }
  }
}

/// A method or action of a control, with its events.
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

  var method: TargetAction? {
    if case .method(let method) = callee { return method }
    return nil
  }

  var action: UIAction? {
    if case .action(let action) = callee { return action }
    return nil
  }

  var isExpired: Bool {
    if case .method(let method) = callee { return method.isExpired }
    return false
  }
}

/// A method to call on an object, which is not retained.
///
/// An action is a method reference such as `MyView.tapped`, or a selector.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether a target was specified. Otherwise, the responder chain is searched for one.
  let hasTarget: Bool
  /// The selector, or `nil` for a method reference.
  let selector: Selector?
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
    selector = nil
    perform = { specified, sender, event in
      guard let found = specified as? Target ?? Self.responder(of: Target.self, from: sender) else { return }
      call(found, sender, event)
    }
  }

  init(_ target: AnyObject?, selector: Selector) {
    self.target = target
    hasTarget = target != nil
    self.selector = selector
    perform = { specified, sender, event in
      UIApplication.shared.sendAction(selector, to: specified, from: sender, for: event)
    }
  }

  /// Whether the target was deallocated.
  var isExpired: Bool { hasTarget && target == nil }

  func send(from sender: AnyObject, event: UIEvent?) {
    guard !isExpired else { return }
    perform(target, sender, event)
  }

  /// Returns the first object of a type in the sender's responder chain.
  private static func responder<Target>(of type: Target.Type, from sender: AnyObject) -> Target? {
    var responder = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    while let current = responder {
      if current !== sender, let found = current as? Target { return found }
      responder = current.next
    }
    return nil
  }
}
