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
