import Dispatch
import FirstFrameLayoutTree
public import Foundation

/// An animator that finishes its animations as soon as they start.
///
/// Starting it runs the animations in the order in which they were added, then calls the completions. Setting
/// ``fractionComplete`` or pausing also runs the animations, but only starting or finishing calls the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0
  /// The time before a delayed animation, and before parts of it, in seconds.
  private var startDelay = 0.0
  private var delayFactors: [Int: CGFloat] = [:]
  var parameters: (any UITimingCurveProvider)?
  open var isManualHitTestingEnabled = false
  /// Whether pending updates run before and after the changes, as in iOS 26. Changes are applied at once.
  open var flushUpdates = false

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    parameters = UICubicTimingParameters(animationCurve: curve)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    parameters = UISpringTimingParameters(dampingRatio: ratio)
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
    parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Always `false`: animations finish as soon as they start.
  open var isRunning: Bool { false }

  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      runAnimations()
      fraction = max(0, min(1, newValue))
      Self.started.removeAll { $0.animator == nil || $0.animator === self }
      if isPartial { Self.started.append(Started(animator: self)) }
    }
  }

  /// The animators whose progress was set.
  private static var started: [Started] = []

  private struct Started {
    weak var animator: UIViewPropertyAnimator?
  }

  /// Whether a device shows the animation between its start and its end.
  private var isPartial: Bool { state == .active && fraction > 0 && fraction < 1 }

  /// A warning if there are animations that a device shows between their start and their end.
  static var progressWarnings: [String] {
    guard started.contains(where: { $0.animator?.isPartial == true }) else { return [] }
    return ["`fractionComplete` of UIViewPropertyAnimator is not drawn: the animation is drawn at its end"]
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    delayFactors[animations.count] = max(0, min(1, delayFactor))
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    runAnimations()
    guard let timeline = AnimationTimeline.current else { return finish(at: isReversed ? .start : .end) }
    timeline.schedule(after: timing.totalDuration) { self.finish(at: self.isReversed ? .start : .end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    startDelay = delay
    startAnimation()
  }

  /// The timing on the clock of a timeline.
  private var timing: AnimationTiming {
    var timing = timingParameters?.timing(duration: duration) ?? AnimationTiming(duration: duration, curve: .easeInOut)
    timing.delay = startDelay
    return timing
  }

  open func pauseAnimation() {
    runAnimations()
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions.removeAll() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  private func runAnimations() {
    state = .active
    let changes = animations
    animations.removeAll()
    let factors = delayFactors
    delayFactors = [:]
    for (index, change) in changes.enumerated() {
      guard let timeline = AnimationTimeline.current else {
        AnimationContext.run(duration: duration, change)
        continue
      }
      var timing = timing
      if let factor = factors[index] {
        // A delayed part takes the rest of the duration.
        timing.delay += timing.duration * Double(factor)
        timing.duration *= 1 - Double(factor)
      }
      timeline.animate(timing) { AnimationContext.run(duration: duration, change) }
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    fraction = 0
    let handlers = completions
    completions.removeAll()
    for handler in handlers { handler(position) }
  }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, CaseIterable, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, CaseIterable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// A span of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time since the machine started, in seconds; within a filmstrip, the time of its clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  if let timeline = AnimationTimeline.current, MainActorContext.isCurrent {
    return MainActor.assumeIsolated { VirtualClock.start + timeline.now }
  }
  return CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}
