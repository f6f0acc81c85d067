public import HeadlessUIKit

// Objective-C looks up members of `AnyObject` in all classes. Where classes declare a property with different types, the
// context chooses among them. Ported code calls these functions instead.

extension NSLayoutConstraint {
  /// The priority, with the type that constraints declare.
  public func priorityOfAnyObject() -> UILayoutPriority { priority }

  /// The priority as a number, which is the type of `URLSessionTask.priority`.
  @_disfavoredOverload public func priorityOfAnyObject() -> Float { priority.rawValue }
}
