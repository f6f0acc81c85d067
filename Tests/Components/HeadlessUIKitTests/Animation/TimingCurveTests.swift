import Foundation
import Testing

@testable import HeadlessUIKit

/// The fraction of the way at a time.
@MainActor struct TimingCurveTests {
  private func isClose(_ value: Double, _ expected: Double, within tolerance: Double = 1e-6) -> Bool {
    abs(value - expected) < tolerance
  }

  /// Values of `cubic-bezier` as browsers compute them.
  @Test(arguments: [
    (0.0, 0.0), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (1.0, 1.0),
  ]) func easeInOut(fraction: Double, expected: Double) {
    #expect(isClose(TimingCurve.easeInOut.progress(at: fraction * 2, of: 2), expected, within: 1e-4))
  }

  @Test func linearCurvesAreTheIdentity() {
    #expect(TimingCurve.linear.progress(at: 0.3, of: 1) == 0.3)
  }

  @Test func circlesAreQuarters() {
    let into = TimingCurve.circular(easesIn: true, easesOut: false)
    #expect(isClose(into.progress(at: 0.6, of: 1), 0.2, within: 1e-12))
    let out = TimingCurve.circular(easesIn: false, easesOut: true)
    #expect(isClose(out.progress(at: 0.4, of: 1), 0.8, within: 1e-12))
    let both = TimingCurve.circular(easesIn: true, easesOut: true)
    #expect(isClose(both.progress(at: 0.3, of: 1), 0.1, within: 1e-12))
  }

  @Test func easeOutMirrorsEaseIn() {
    for step in 1..<10 {
      let fraction = Double(step) / 10
      let (into, out) = (
        TimingCurve.easeIn.progress(at: fraction, of: 1), TimingCurve.easeOut.progress(at: 1 - fraction, of: 1)
      )
      #expect(isClose(into, 1 - out, within: 1e-9))
    }
  }

  /// x(t) = e^(-ωt) (1 + ωt) for the critical damping.
  @Test func aCriticalSpringFollowsItsFormula() {
    let spring = DampedSpring(stiffness: 100, damping: 20)
    for time in [0.05, 0.1, 0.3, 1] {
      #expect(isClose(spring.progress(at: time), 1 - exp(-10 * time) * (1 + 10 * time), within: 1e-12))
    }
  }

  /// x(t) = e^(-ζωt) (cos ω′t + ζω/ω′ sin ω′t) with ω′ = ω √(1 - ζ²).
  @Test func aWeakSpringSwingsAsItsFormulaSays() {
    let spring = DampedSpring(mass: 2, stiffness: 200, damping: 12, velocity: 3)
    let (decay, omega) = (3.0, (100.0 - 9).squareRoot())
    for time in [0.05, 0.2, 0.5, 1.3] {
      let rest = exp(-decay * time) * (cos(omega * time) + (decay - 3) / omega * sin(omega * time))
      #expect(isClose(spring.progress(at: time), 1 - rest, within: 1e-12))
    }
  }

  @Test func aStrongSpringFollowsItsFormula() {
    let spring = DampedSpring(stiffness: 100, damping: 50)
    let root = (625.0 - 100).squareRoot()
    let (slow, fast) = (-25 + root, -25 - root)
    for time in [0.05, 0.2, 1] {
      let rest = (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
      #expect(isClose(spring.progress(at: time), 1 - rest, within: 1e-12))
    }
  }

  @Test func durationAndBounceDetermineTheSpring() {
    let spring = DampedSpring(duration: 0.5, bounce: 0.3)
    #expect(isClose(spring.stiffness, 157.9137, within: 1e-3))
    #expect(isClose(spring.damping, 17.5929, within: 1e-3))
    #expect(isClose(spring.dampingRatio, 0.7))
  }

  /// With ω = 2π, the damping is 4π times the ratio: 1 minus the bounce, or 1 / (1 + bounce).
  @Test(arguments: [(0.25, 0.75), (0, 1), (-0.5, 2), (-0.75, 4)])
  func theBounceDeterminesTheDamping(bounce: Double, ratio: Double) {
    #expect(DampedSpring.dampingRatio(bounce: bounce) == ratio)
    #expect(DampedSpring.bounce(dampingRatio: ratio) == bounce)
    for spring in [DampedSpring(duration: 1, bounce: bounce), DampedSpring(duration: 1, dampingRatio: ratio)] {
      #expect(isClose(spring.stiffness, 39.478418))
      #expect(isClose(spring.damping, 12.566371 * ratio, within: 1e-5))
    }
    let parameters = UISpringTimingParameters(duration: 1, bounce: CGFloat(bounce))
    #expect(isClose(Double(parameters.damping), 12.566371 * ratio, within: 1e-5))
    let animation = CASpringAnimation(perceptualDuration: 1, bounce: CGFloat(bounce))
    #expect(isClose(Double(animation.damping), 12.566371 * ratio, within: 1e-5))
    #expect(isClose(Double(animation.bounce), bounce))
  }

  @Test func theSpringOfAViewSettlesInItsDuration() {
    for ratio in [0.3, 0.5, 0.8, 1] {
      let spring = DampedSpring(settlingDuration: 0.6, dampingRatio: ratio)
      #expect(abs(spring.progress(at: 0.6) - 1) < 0.004)
      #expect(abs(spring.progress(at: 0.1) - 1) > 0.02)
    }
  }

  @Test func aSpringIsSettledWhenAThousandthIsLeft() {
    let spring = DampedSpring(stiffness: 100, damping: 10)
    let end = spring.settlingDuration
    for step in 0..<40 { #expect(abs(spring.progress(at: end + Double(step) / 40) - 1) < 0.001) }
    #expect(end > 1)
    #expect(end < 1.6)
  }

  @Test(arguments: [(100.0, 10.0), (100, 40), (400, 4)])
  @MainActor func springAnimationsSettleLikeTheirSprings(stiffness: Double, damping: Double) {
    let animation = CASpringAnimation()
    (animation.stiffness, animation.damping) = (CGFloat(stiffness), CGFloat(damping))
    #expect(animation.settlingDuration == DampedSpring(stiffness: stiffness, damping: damping).settlingDuration)
    animation.damping = 0
    #expect(animation.settlingDuration == .infinity)
  }

  @Test func runsRepeatAndReverse() {
    var timing = AnimationTiming(duration: 1, delay: 0.5, curve: .linear)
    timing.repeatCount = 2
    timing.autoreverses = true
    #expect(timing.progress(at: 0.25) == 0)
    #expect(timing.progress(at: 1) == 0.5)
    #expect(timing.progress(at: 2) == 0.5)
    #expect(timing.progress(at: 3) == 0.5)
    #expect(timing.progress(at: 4.5) == nil)
    #expect(timing.totalDuration == 4.5)
  }
}
