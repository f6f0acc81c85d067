import HeadlessUIKit

/// The motion of a spring. Outside of a filmstrip, a frame shows its end.
///
/// The motion is that of a damped harmonic oscillator of mass 1: `duration` is the period of the undamped spring, and
/// `bounce` is 1 minus the damping ratio; if it is negative, the ratio is 1 / (1 + bounce) (Apple, "Animate with
/// springs", WWDC 2023).
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public let mass: Double

  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce, mass) = (duration, bounce, 1)
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: DampedSpring.bounce(dampingRatio: dampingRatio))
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    duration = 2 * .pi * (mass / stiffness).squareRoot()
    bounce = DampedSpring.bounce(dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    self.mass = mass
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { DampedSpring.dampingRatio(bounce: bounce) }
  public var stiffness: Double { mass * (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
  /// The time until less than a thousandth of the way is left, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time until the value stays within a distance from its target, in seconds, searched in steps of a hundredth.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> TimeInterval {
    var last = 0.0
    for step in 0..<1000 {
      let time = Double(step) / 100
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if rest.magnitudeSquared.squareRoot() > epsilon { last = time + 0.01 }
    }
    return last
  }

  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let (remaining, moved) = factors(at: time)
    var (rest, push) = (target, initialVelocity)
    rest.scale(by: remaining)
    push.scale(by: moved)
    return target - rest + push
  }

  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value {
    let step = 1e-5
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: max(time - step, 0))
    change.scale(by: 1 / (time > step ? 2 * step : time + step))
    return change
  }

  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: TimeInterval
  ) {
    let way = target - value
    let (start, speed) = (value, velocity)
    value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The share of the way that is left after a time, and the way that a velocity of 1 causes in it.
  private func factors(at time: TimeInterval) -> (remaining: Double, moved: Double) {
    let (still, pushed) = (damped().progress(at: time), damped(velocity: 1).progress(at: time))
    return (1 - still, pushed - still)
  }

  private func damped(velocity: Double = 0) -> DampedSpring {
    DampedSpring(duration: duration, bounce: bounce, velocity: velocity)
  }
}
