import Foundation

extension UIControl {
  // MARK: Methods

  /// Calls a method of an object at some events: `addTarget(self, action: MyView.tapped, for: .touchUpInside)`.
  ///
  /// The object is held weakly; where it is nil, the responder chain is searched for one that has the method.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Calls a method that takes the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Calls a method that takes the control and the event.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void, for controlEvents: Event
  ) {
    add(TargetAction(target, action), for: controlEvents)
  }

  /// Forgets the methods of an object at some events; of all objects where it is nil.
  ///
  /// Methods have no identity in Swift: one of an object's cannot be told from another, and the action is nil.
  public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
    remove(controlEvents) { $0.action == nil && (target == nil || $0.target === target) }
  }

  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(calls.compactMap(\.target).map { ($0 as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier($0)) })
  }

  /// The events at which anything is called.
  public var allControlEvents: Event {
    calls.filter { !$0.isOver }.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Closures

  /// Performs an action at some events, in place of one with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == action.identifier }
    calls.append(ControlAction(callee: .action(action), events: controlEvents))
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  // MARK: Calls

  func sendActions(for controlEvents: Event, event: UIEvent?) {
    calls.removeAll(where: \.isOver)
    for call in calls where !call.events.isDisjoint(with: controlEvents) {
      switch call.callee {
      case .method(let method): method.send(from: self, event: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  private func add(_ method: TargetAction, for controlEvents: Event) {
    calls.append(ControlAction(callee: .method(method), events: controlEvents))
  }

  private func remove(_ events: Event, where isMeant: (ControlAction) -> Bool) {
    for index in calls.indices where isMeant(calls[index]) { calls[index].events.subtract(events) }
    calls.removeAll { $0.events.isEmpty }
  }
}

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
