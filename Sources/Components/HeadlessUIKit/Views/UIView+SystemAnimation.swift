import Foundation

extension UIView {
  /// An animation of the system. Its result is shown at once.
  public enum SystemAnimation: UInt, CaseIterable, Sendable {
    case delete = 0
  }

  /// Applies changes beside an animation of the system: views that are deleted are removed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
}
