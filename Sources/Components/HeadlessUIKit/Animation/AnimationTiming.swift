import Foundation

/// When an animation runs, and how it gets from its start to its end.
package struct AnimationTiming: Hashable, Sendable {
  /// The duration of one run, in seconds.
  package var duration: Double
  /// The time before the first run, in seconds.
  package var delay = 0.0
  package var curve: TimingCurve
  /// The number of runs.
  package var repeatCount = 1.0
  /// Whether each run goes back to its start.
  package var autoreverses = false
  /// The factor of the speed.
  package var speed = 1.0
  /// Whether changes of what layers draw are animated, as in SwiftUI, and not only those of the layers' properties.
  package var animatesContent = false

  package init(duration: Double, delay: Double = 0, curve: TimingCurve) {
    self.duration = max(0, duration.isFinite ? duration : 0)
    self.delay = delay.isFinite ? delay : 0
    self.curve = curve
  }

  /// The duration of a run, there and back if it reverses, in seconds.
  private var cycle: Double { autoreverses ? 2 * duration : duration }

  /// The time from the start to the end of the last run, with the delay, in seconds; infinite for endless animations.
  package var totalDuration: Double { delay + cycle * repeatCount / max(speed, 1e-6) }

  /// Returns the timing of a part that starts after a fraction of the duration, and takes the rest of it.
  func starting(at fraction: Double) -> AnimationTiming {
    var timing = self
    timing.delay += duration * fraction
    timing.duration *= 1 - fraction
    return timing
  }

  /// Returns the fraction of the way at a time after the start; `nil` after the end.
  ///
  /// - Parameter time: The time since the animation was added, in seconds.
  package func progress(at time: Double) -> Double? {
    let elapsed = (time - delay) * speed
    guard elapsed > 0 else { return 0 }
    guard duration > 0, elapsed < cycle * repeatCount else { return nil }
    let inCycle = elapsed - (elapsed / cycle).rounded(.down) * cycle
    if autoreverses, inCycle > duration { return curve.progress(at: cycle - inCycle, of: duration) }
    return curve.progress(at: inCycle, of: duration)
  }
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension UIView.AnimationOptions {
  var animationCurve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

  /// Whether one picture turns into another one.
  var hasTransition: Bool { rawValue >> 20 & 7 != 0 }

  func applied(to timing: AnimationTiming) -> AnimationTiming {
    var timing = timing
    timing.autoreverses = contains(.autoreverse)
    if contains(.repeat) { timing.repeatCount = .infinity }
    return timing
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The options of an animation with the same raw value. Its curve can be set only in this way.
  var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10))
  }

  var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
}

extension AnimationTimeline {
  /// Notes that flips and curls are drawn as cross dissolves.
  func warnOfTransition(_ options: UIView.AnimationOptions) {
    let style = options.rawValue & (7 << 20)
    guard style != UIView.AnimationOptions.transitionCrossDissolve.rawValue else { return }
    warn("a flip or curl of `UIView.transition` is drawn as a cross dissolve")
  }
}

extension CAMediaTimingFunction {
  var curve: TimingCurve {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    return .cubic(x1: Double(first[0]), y1: Double(first[1]), x2: Double(second[0]), y2: Double(second[1]))
  }
}

@MainActor
extension UITimingCurveProvider {
  /// The timing of an animator with a duration in seconds.
  func timing(duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters {
      let velocity = Double(spring.initialVelocity.dx)
      if let ratio = spring.settlingRatio {
        return AnimationTiming(
          duration: duration,
          curve: .spring(DampedSpring(settlingDuration: duration, dampingRatio: Double(ratio), velocity: velocity)))
      }
      let damped = DampedSpring(
        mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
        velocity: velocity)
      return AnimationTiming(duration: damped.settlingDuration, curve: .spring(damped))
    }
    guard let cubic = cubicTimingParameters else { return AnimationTiming(duration: duration, curve: .easeInOut) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    return AnimationTiming(
      duration: duration,
      curve: .cubic(x1: Double(first.x), y1: Double(first.y), x2: Double(second.x), y2: Double(second.y)))
  }
}
