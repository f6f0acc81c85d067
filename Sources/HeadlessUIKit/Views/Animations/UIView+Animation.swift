public import Foundation

/// Animations finish before the call returns: the changes run, then the completion is called with `true`.
///
/// A nested animation completes before the enclosing one, consecutive animations complete in order, and delays and
/// repetitions are ignored.
extension UIView {
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// The duration of the innermost enclosing animation, in seconds; 0 outside of animations.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.durations.last ?? 0 }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wereEnabled) }
    AnimationContext.run(duration: 0, actionsWithoutAnimation)
  }

  /// - Parameter duration: In seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationContext.run(duration: duration, animations)
  }

  /// - Parameter duration: In seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration, animations)
    completion?(true)
  }

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration, animations)
    completion?(true)
  }

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration, animations)
    completion?(true)
  }

  /// Animates with a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: From -1 to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration, animations)
    completion?(true)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}
