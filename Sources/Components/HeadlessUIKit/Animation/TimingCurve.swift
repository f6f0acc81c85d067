import Foundation

/// The course of an animation: the fraction of the way at a time.
package enum TimingCurve: Hashable, Sendable {
  /// A Bézier curve from (0, 0) to (1, 1) with two control points, as of `CAMediaTimingFunction`. The x axis is the time,
  /// as a fraction of the duration.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A quarter of a circle at the start, at the end, or one at each of them.
  case circular(easesIn: Bool, easesOut: Bool)
  /// Two quarters of a circle that meet in the middle, where the curve is flat: the inverse of one that eases in and out.
  case circularOutIn
  /// A damped spring, whose time is in seconds.
  case spring(DampedSpring)

  package static let linear = TimingCurve.cubic(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = TimingCurve.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = TimingCurve.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns the fraction of the way: 0 at the start, and 1 at the end; a spring may exceed it.
  ///
  /// - Parameters:
  ///   - time: The time since the start, in seconds.
  ///   - duration: The duration, in seconds.
  package func progress(at time: Double, of duration: Double) -> Double {
    guard time > 0 else { return 0 }
    guard duration > 0, time < duration else { return 1 }
    switch self {
    case .cubic(let x1, let y1, let x2, let y2):
      let fraction = time / duration
      guard self != .linear else { return fraction }
      let parameter = Self.parameter(x: fraction, x1, x2)
      return Self.coordinate(parameter, y1, y2)
    case .circular(let easesIn, let easesOut): return Self.circular(time / duration, easesIn, easesOut)
    case .circularOutIn:
      let way = 2 * time / duration - 1
      let quarter = (1 - way * way).squareRoot() / 2
      return way < 0 ? quarter : 1 - quarter
    case .spring(let spring): return spring.progress(at: time)
    }
  }

  private static func circular(_ x: Double, _ easesIn: Bool, _ easesOut: Bool) -> Double {
    guard easesIn, easesOut else {
      return easesIn ? 1 - (1 - x * x).squareRoot() : (1 - (1 - x) * (1 - x)).squareRoot()
    }
    let far = 2 - 2 * x
    return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - far * far).squareRoot() + 1) / 2
  }

  /// Returns a coordinate of the curve between 0 and 1 with two control points.
  private static func coordinate(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * p1 + 3 * rest * t * t * p2 + t * t * t
  }

  /// Returns the parameter at which the curve has an x coordinate. Bisection finds it, because x never decreases.
  private static func parameter(x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A damped harmonic oscillator that moves from 0 to its rest at 1.
///
/// The displacement x from the rest follows m x″ + c x′ + k x = 0 (Apple, `UISpringTimingParameters`). The functions of the
/// C library are not used, because their last digits differ between systems.
package struct DampedSpring: Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// The velocity at the start, in ways per second.
  package let velocity: Double

  package init(mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.mass = max(mass, 1e-9)
    self.stiffness = max(stiffness, 1e-9)
    self.damping = max(damping, 0)
    self.velocity = velocity
  }

  /// Creates a spring of mass 1. `duration` is the period without damping, in seconds.
  package init(duration: Double, bounce: Double, velocity: Double = 0) {
    self.init(duration: duration, dampingRatio: Self.dampingRatio(bounce: bounce), velocity: velocity)
  }

  /// Creates a spring of mass 1. `duration` is the period without damping, in seconds.
  package init(duration: Double, dampingRatio: Double, velocity: Double = 0) {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    self.init(stiffness: frequency * frequency, damping: 2 * max(dampingRatio, 0) * frequency, velocity: velocity)
  }

  /// The damping ratio of a spring with a bounce: 1 minus the bounce; if that is negative, 1 / (1 + bounce) (Apple,
  /// "Animate with springs", WWDC 2023).
  package static func dampingRatio(bounce: Double) -> Double { bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce }
  package static func bounce(dampingRatio ratio: Double) -> Double { ratio > 1 ? 1 / ratio - 1 : 1 - ratio }

  /// Creates a spring of mass 1 that is within a thousandth of its rest after a duration, as that of `UIView.animate(
  /// withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` is reported to be.
  package init(settlingDuration: Double, dampingRatio: Double, velocity: Double = 0) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let duration = max(settlingDuration, 0.001)
    // The amplitude that is left falls with the frequency.
    var (low, high) = (0.01 / duration, 2000 / duration)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Self.envelope(middle, ratio, velocity, duration) > 0.001 { low = middle } else { high = middle }
    }
    self.init(stiffness: high * high, damping: 2 * ratio * high, velocity: velocity)
  }

  /// The largest distance from the rest that is possible after a time.
  private static func envelope(_ frequency: Double, _ ratio: Double, _ velocity: Double, _ time: Double) -> Double {
    let decay = frequency * ratio
    let remaining = ComplexExponential(real: -decay * time, imaginary: 0).real
    guard ratio < 1 else { return abs(remaining * ((frequency - velocity) * time + 1)) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return abs((decay - velocity) / damped) * remaining
  }

  private var frequency: Double { (stiffness / mass).squareRoot() }
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the fraction of the way at a time in seconds.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (omega, ratio) = (frequency, dampingRatio)
    let decay = ratio * omega
    if abs(ratio - 1) < 1e-9 {
      let remaining = ComplexExponential(real: -omega * time, imaginary: 0).real
      return 1 - remaining * (1 + (omega - velocity) * time)
    }
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let wave = ComplexExponential(real: -decay * time, imaginary: damped * time)
      return 1 - (wave.real + (decay - velocity) / damped * wave.imaginary)
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let early = ComplexExponential(real: slow * time, imaginary: 0).real
    let late = ComplexExponential(real: fast * time, imaginary: 0).real
    // x(0) = 1 and x′(0) = -velocity.
    return 1 - ((slow + velocity) * late - (fast + velocity) * early) / (slow - fast)
  }

  /// The time after which the spring stays within a thousandth of its rest, in seconds, at most 60.
  package var settlingDuration: Double {
    guard damping > 0 else { return 60 }
    let step = 1.0 / 240
    // The slowest decay determines the last time, from which the search goes back.
    let (omega, ratio) = (frequency, dampingRatio)
    let rate = ratio <= 1 ? ratio * omega : ratio * omega - omega * (ratio * ratio - 1).squareRoot()
    var time = min(60, (14 / max(rate, 1e-6) / step).rounded(.up) * step)
    while time > step, abs(progress(at: time - step) - 1) < 0.001 { time -= step }
    return time
  }
}

/// The exponential of a complex number, the same on every machine: a power series, and repeated squaring.
struct ComplexExponential {
  private(set) var real: Double
  private(set) var imaginary: Double

  init(real exponent: Double, imaginary angle: Double) {
    guard exponent > -700 else {
      (real, imaginary) = (0, 0)
      return
    }
    var (x, y, halvings) = (exponent, angle, 0)
    while abs(x) > 0.03 || abs(y) > 0.03 {
      (x, y) = (x / 2, y / 2)
      halvings += 1
    }
    // 1 + z (1 + z/2 (1 + z/3 (…)))
    var (sumReal, sumImaginary) = (1.0, 0.0)
    for term in stride(from: 10.0, to: 0, by: -1) {
      let (a, b) = (x / term, y / term)
      (sumReal, sumImaginary) = (1 + a * sumReal - b * sumImaginary, a * sumImaginary + b * sumReal)
    }
    for _ in 0..<halvings {
      (sumReal, sumImaginary) = (
        sumReal * sumReal - sumImaginary * sumImaginary, 2 * sumReal * sumImaginary
      )
    }
    (real, imaginary) = (sumReal, sumImaginary)
  }
}
