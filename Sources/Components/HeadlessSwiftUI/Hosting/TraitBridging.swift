public import HeadlessUIKit

/// A key of the environment whose value is also a trait of UIKit.
///
/// The value is read and written by the component's own functions only: views of UIKit do not pass it on here.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UIViewRepresentableContext {
  /// Performs changes at once: a frame shows the end of each animation.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Performs changes at once: a frame shows the end of each animation.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
