public import Foundation

/// Animations are over when the call returns: the changes are made, and then the completion is called with true.
///
/// So the completion of an animation within another's closure comes before that of the outer one, animations that are
/// started one after the other complete in this order, and delays and repetitions are not waited for.
extension UIView {
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// The duration of the innermost animation around the call, in seconds; 0 outside of one.
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

  /// A spring with a perceptual duration, in seconds, and a bounce from -1 to 1.
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
