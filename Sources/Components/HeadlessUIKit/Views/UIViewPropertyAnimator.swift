import Dispatch
import FirstFrameLayoutTree
public import Foundation

/// An animator that finishes its animations as soon as they start, outside of a filmstrip.
///
/// Starting it runs the animations in the order in which they were added, then calls the completions; in a filmstrip, after
/// the duration. Setting ``fractionComplete`` or pausing also runs the animations, without their motion, but only starting
/// or finishing calls the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  /// The duration, in seconds.
  open private(set) var duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  /// The animations that have not run. A delay is a fraction of the duration.
  private var animations: [(delayFactor: CGFloat, changes: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0
  /// The number of the start whose end is scheduled in a filmstrip; `nil` if none is.
  private var runningStart: Int?
  private var startCount = 0
  /// In seconds.
  private(set) var startDelay = 0.0
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
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.animationCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animation was started and has not ended: always `false` outside of a filmstrip.
  open var isRunning: Bool { runningStart != nil }

  open var fractionComplete: CGFloat {
    get { fraction }
    set {
      pause()
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
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append((max(0, min(1, delayFactor)), animation))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// - Parameter delay: The delay, in seconds.
  private func start(after delay: TimeInterval) {
    startDelay = delay
    guard let timeline = AnimationTimeline.current else {
      runAnimations(with: nil)
      return finish(at: isReversed ? .start : .end)
    }
    var timing = timingParameters?.timing(duration: duration) ?? AnimationTiming(duration: duration, curve: .easeInOut)
    timing.delay = delay
    runAnimations(with: timing)
    startCount += 1
    let start = startCount
    runningStart = start
    timeline.completeAnimation(timing) {
      // It may have been stopped, paused or started again.
      if self.runningStart == start { self.finish(at: self.isReversed ? .start : .end) }
    }
  }

  open func pauseAnimation() { pause() }

  private func pause() {
    interrupt("a pause")
    runAnimations(with: nil)
  }

  /// Ends the run in a filmstrip, whose frames show it to its end.
  ///
  /// - Parameter cause: What interrupts it, for the warning.
  private func interrupt(_ cause: String) {
    if isRunning {
      AnimationTimeline.current?.warn(
        "\(cause) of UIViewPropertyAnimator is not drawn: the animation is drawn as if it went on")
    }
    runningStart = nil
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    interrupt("a stop")
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions.removeAll() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// Runs the animations that have not run.
  ///
  /// - Parameter timing: The timing in a filmstrip; `nil` for changes that are seen at once.
  private func runAnimations(with timing: AnimationTiming?) {
    state = .active
    let pending = animations
    animations.removeAll()
    for (delayFactor, changes) in pending {
      AnimationContext.run(duration: duration, timing?.starting(at: Double(delayFactor)), changes)
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    runningStart = nil
    fraction = 0
    let handlers = completions
    completions.removeAll()
    for handler in handlers { handler(position) }
  }

  // MARK: Timing

  open var timingParameters: (any UITimingCurveProvider)? { parameters ?? UICubicTimingParameters() }

  /// The delay of the last start, in seconds. It has no effect outside of a filmstrip.
  open var delay: TimeInterval { startDelay }
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
  if MainActorContext.isCurrent, let time = MainActor.assumeIsolated({ VirtualClock.now }) { return time }
  return CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}
