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

  @Test func anOverdampedSpringDoesNot() {
    let values = (0..<200).map { Spring(duration: 0.5, bounce: -0.5).value(target: 1.0, time: Double($0) / 100) }
    #expect(values.max().map { $0 <= 1 } == true)
    #expect(values.last.map { $0 > 0.99 } == true)
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
