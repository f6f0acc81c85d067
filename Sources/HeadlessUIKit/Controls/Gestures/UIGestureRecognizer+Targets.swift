extension UIGestureRecognizer {
  /// Calls a method of an object, which is held weakly: `addTarget(self, action: MyView.tapped)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Calls a method that takes the recognizer.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    actions.append(TargetAction(target, action))
  }

  /// Forgets the methods of an object; of all where it is nil. One method cannot be told from another.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    actions.removeAll { target == nil || $0.target === target }
  }
}
