public import Foundation

/// Animations finish before the call returns: the changes run, then the completion is called with `true`.
///
/// A nested animation completes before the enclosing one, consecutive animations complete in order, and delays and
/// repetitions are ignored. Only the strategy `filmstrip` runs animations over time, on a virtual clock.
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
    AnimationContext.run(duration: 0, nil, actionsWithoutAnimation)
  }

  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: The changes, which run before the call returns.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - animations: The changes, which run before the call returns.
  ///   - completion: Called with `true` after the changes; outside of a filmstrip, before the call returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.animate(
      duration: duration, AnimationTiming(duration: duration, curve: .easeInOut), animations, completion: completion)
  }

  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Have no effect outside of a filmstrip.
  ///   - animations: The changes, which run before the call returns.
  ///   - completion: Called with `true` after the changes; outside of a filmstrip, before the call returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.animate(
      duration: duration,
      AnimationTiming(duration: duration, delay: delay, curve: options.animationCurve.timing), options: options,
      animations, completion: completion)
  }

  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - dampingRatio: The damping of the spring, from 0 to 1 for no oscillation. It has no effect outside of a filmstrip.
  ///   - velocity: The initial speed, in animated distances per second. It has no effect outside of a filmstrip.
  ///   - options: Have no effect outside of a filmstrip.
  ///   - animations: The changes, which run before the call returns.
  ///   - completion: Called with `true` after the changes; outside of a filmstrip, before the call returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    func timing() -> AnimationTiming {
      let spring = DampedSpring(
        settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
      return AnimationTiming(duration: duration, delay: delay, curve: .spring(spring))
    }
    AnimationContext.animate(
      duration: duration, timing(), options: options, animations, completion: completion)
  }

  /// Animates with a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The bounciness, from -1 to 1.
  ///   - initialSpringVelocity: The initial speed, in animated distances per second. It has no effect outside of a
  ///     filmstrip.
  ///   - delay: The delay, in seconds.
  ///   - options: Have no effect outside of a filmstrip.
  ///   - animations: The changes, which run before the call returns.
  ///   - completion: Called with `true` after the changes; outside of a filmstrip, before the call returns.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    func timing() -> AnimationTiming {
      let spring = DampedSpring(duration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
      return AnimationTiming(duration: spring.settlingDuration, delay: delay, curve: .spring(spring))
    }
    AnimationContext.animate(
      duration: duration, timing(), options: options, animations, completion: completion)
  }

  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let timeline = AnimationTimeline.current, var timing = timeline.inherited else { return animations() }
    timing.repeatCount = Double(count)
    timing.autoreverses = autoreverses
    timeline.animate(timing, animations)
  }

  // MARK: Keyframes

  /// Runs all keyframes in the order of their start times, then calls the completion.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Have no effect outside of a filmstrip.
  ///   - animations: Adds the keyframes. Its own changes run before those of the keyframes.
  ///   - completion: Called with `true` after the keyframes; outside of a filmstrip, before the call returns.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let enclosing = AnimationContext.keyframes
    AnimationContext.keyframes = []
    let timing = options.animationOptions.applied(
      to: AnimationTiming(duration: duration, delay: delay, curve: options.animationOptions.animationCurve.timing))
    AnimationContext.run(duration: duration, timing, animations)
    let frames = AnimationContext.keyframes ?? []
    AnimationContext.keyframes = enclosing
    // Keyframes with equal start times run in the order in which they were added.
    let ordered = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for frame in ordered {
      AnimationContext.run(frame.element, of: timing, isDiscrete: options.isDiscrete)
    }
    AnimationContext.complete(after: timing, completion)
  }

  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the enclosing animation's duration, from 0 to 1.
  ///   - frameDuration: The duration, as a fraction of the enclosing animation's duration, from 0 to 1.
  ///   - animations: The changes, which run after all keyframes have been added, or at once outside of a keyframe
  ///     animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard AnimationContext.keyframes != nil else { return animations() }
    AnimationContext.keyframes?.append(
      .init(start: frameStartTime, duration: frameDuration, changes: animations))
  }

  // MARK: Transitions

  /// Runs the changes, then calls the completion.
  ///
  /// - Parameters:
  ///   - view: The view that contains the changes. It has no effect outside of a filmstrip.
  ///   - duration: The duration, in seconds.
  ///   - options: Have no effect outside of a filmstrip.
  ///   - animations: The changes; `nil` for none.
  ///   - completion: Called with `true` after the changes; outside of a filmstrip, before the call returns.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, curve: options.animationCurve.timing)
    guard let timeline = AnimationTimeline.current, options.hasTransition, areAnimationsEnabled else {
      return AnimationContext.animate(
        duration: duration, timing, options: options, { animations?() }, completion: completion)
    }
    timeline.warnOfTransition(options)
    timeline.dissolve(view.layer, timing) { AnimationContext.run(duration: duration) { animations?() } }
    AnimationContext.complete(after: timing, completion)
  }

  /// Replaces a view with another in its superview or, with `showHideTransitionViews`, hides the first and shows the
  /// second.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove from its superview, or to hide.
  ///   - toView: The view to insert in its place, or to show.
  ///   - duration: The duration, in seconds.
  ///   - options: Outside of a filmstrip, only `showHideTransitionViews` has an effect.
  ///   - completion: Called with `true`; outside of a filmstrip, before the call returns.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let replace = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview else {
      replace()
      completion?(true)
      return
    }
    transition(with: superview, duration: duration, options: options, animations: replace, completion: completion)
  }
}

extension UIView {
  /// The change of an animation's speed over time.
  public enum AnimationCurve: Int, CaseIterable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// The options of an animation. They do not change its final state, apart from ``showHideTransitionViews``.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Runs pending updates before and after the changes, as in iOS 26. Changes are applied at once, so it has no effect.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 11)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The options of a keyframe animation. They do not change its final state.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}

/// The state of the animations that are running their closures.
@MainActor
enum AnimationContext {
  /// A keyframe. It runs after all keyframes have been added.
  struct Keyframe {
    /// As fractions of the duration of the animation.
    var start: Double
    var duration: Double
    var changes: () -> Void
  }

  static var areAnimationsEnabled = true
  /// The durations of the enclosing animations, in seconds, innermost last.
  static var durations: [TimeInterval] = []
  /// The keyframes of the innermost enclosing keyframe animation, or `nil` outside of one.
  static var keyframes: [Keyframe]?

  static func run(duration: TimeInterval, _ changes: () -> Void) {
    durations.append(duration)
    defer { durations.removeLast() }
    changes()
  }

  /// Runs changes, over the time of a timeline if there is one.
  static func run(
    duration: TimeInterval, _ timing: @autoclosure () -> AnimationTiming?, in window: ClosedRange<Double> = 0...1,
    _ changes: () -> Void
  ) {
    guard let timeline = AnimationTimeline.current else { return run(duration: duration, changes) }
    timeline.animate(timing(), in: window) { run(duration: duration, changes) }
  }

  /// Runs changes and their completion: at once, or over the time of a timeline.
  ///
  /// - Parameter timing: The timing. Only a timeline evaluates it, because springs are costly.
  static func animate(
    duration: TimeInterval, _ timing: @autoclosure () -> AnimationTiming, options: UIView.AnimationOptions = [],
    _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let timeline = AnimationTimeline.current else {
      run(duration: duration, changes)
      completion?(true)
      return
    }
    var timing = options.applied(to: timing())
    if let inherited = timeline.inherited {
      // An animation inside of another one has its duration and curve.
      if !options.contains(.overrideInheritedDuration) { timing.duration = inherited.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = inherited.curve }
    }
    timeline.animate(timing) { run(duration: duration, changes) }
    complete(after: timing, completion)
  }

  /// Runs the changes of a key frame.
  static func run(_ frame: Keyframe, of timing: AnimationTiming, isDiscrete: Bool) {
    let start = max(0, min(1, frame.start))
    let end = isDiscrete ? start : max(start, min(1, frame.start + frame.duration))
    run(duration: timing.duration, timing, in: start...end, frame.changes)
  }

  /// Calls a completion: at once, or at the end of an animation.
  static func complete(after timing: AnimationTiming?, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let timeline = AnimationTimeline.current else { return completion(true) }
    timeline.completeAnimation(timing) { completion(true) }
  }
}
