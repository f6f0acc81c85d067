import Foundation
import Testing

@testable import HeadlessSwiftUI

/// Springs and curves, which components also evaluate themselves.
struct CurveTests {
  @Test func aSpringWithoutBounceIsCriticallyDamped() {
    let spring = Spring(duration: 0.5, bounce: 0)
    // With mass 1, the stiffness is (2 pi / 0.5)^2, and the critical damping 2 sqrt(stiffness).
    #expect(abs(spring.stiffness - 157.9137) < 0.001)
    #expect(abs(spring.damping - 25.1327) < 0.001)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 2) - 10) < 0.001)
  }

  @Test func aSpringWithBounceGoesBeyondItsTarget() {
    let values = (0..<100).map { Spring(duration: 0.5, bounce: 0.5).value(target: 1.0, time: Double($0) / 100) }
    #expect(values.max().map { $0 > 1.1 } == true)
  }

  @Test(arguments: [
    UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOut.inverse, .easeInOut, .linear,
  ]) func theInverseOfACurveLeadsBack(curve: UnitCurve) {
    #expect(curve.inverse.inverse == curve)
    for step in 1..<20 {
      let progress = Double(step) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
    }
  }

  /// Half of a circle of radius 1/2 around (1/2, 0), up to its top at (1/2, 1/2), and one around (1/2, 1) from there.
  @Test(arguments: [(0.1, 0.3), (0.5, 0.5), (0.9, 0.7)])
  func theInverseOfACircularCurveIsSteepAtItsEnds(progress: Double, value: Double) {
    #expect(abs(UnitCurve.circularEaseInOut.inverse.value(at: progress) - value) < 1e-12)
  }

  @Test func anOverdampedSpringDoesNot() {
    let values = (0..<200).map { Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: Double($0) / 100) }
    #expect(values.max().map { $0 <= 1 } == true)
    #expect(values.last.map { $0 > 0.99 } == true)
  }

  @Test(arguments: [
    (Spring(response: 1, dampingRatio: 0.5), 0.5, 0.5), (Spring(response: 1, dampingRatio: 2), -0.5, 2),
    (Spring(duration: 1, bounce: -0.75), -0.75, 4),
    (Spring(stiffness: 100, damping: 40, allowOverDamping: true), -0.5, 2), (Spring(stiffness: 100, damping: 40), 0, 1),
  ]) func theBounceFollowsFromTheDamping(spring: Spring, bounce: Double, ratio: Double) {
    #expect(spring.bounce == bounce)
    #expect(spring.dampingRatio == ratio)
  }

  /// With ω = 2π, the damping is 4π times the ratio.
  @Test(arguments: [
    (Animation.spring(response: 1, dampingFraction: 0.5), 6.283185),
    (.spring(response: 1, dampingFraction: 2), 25.132741),
    (.interactiveSpring(response: 1, dampingFraction: 3), 37.699112),
    (.spring(Spring(response: 1, dampingRatio: 2)), 25.132741), (.spring(duration: 1, bounce: -0.5), 25.132741),
  ]) func animationsHaveTheDampingOfTheirSprings(animation: Animation, damping: Double) throws {
    guard case .spring(let spring) = animation.animationTiming.curve else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(spring.damping - damping) < 1e-5)
    #expect(animation.animationTiming.duration == spring.settlingDuration)
  }

  /// The way and the velocity add up: with ω = 10 and a ratio of 0.6, ω′ is 8 and the decay 6.
  @Test func aVelocityPushesTheValue() {
    let spring = Spring(response: .pi / 5, dampingRatio: 0.6)
    for time in [0.05, 0.2, 0.7] {
      let (decay, sine, cosine) = (exp(-6 * time), sin(8 * time), cos(8 * time))
      let expected = 3 * (1 - decay * (cosine + 0.75 * sine)) + 5 * decay * sine / 8
      #expect(abs(spring.value(target: 3.0, initialVelocity: 5, time: time) - expected) < 1e-12)
    }
  }

  @Test func curvesBeginAtZeroAndEndAtOne() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      #expect(abs(curve.value(at: 0)) < 1e-6)
      #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
  }

  @Test func theInverseOfACurveTakesItBack() {
    let value = UnitCurve.easeIn.value(at: 0.3)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: value) - 0.3) < 1e-6)
  }
}
