import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let below = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let above = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
  private let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 5))

  init() {
    root.addSubview(below)
    root.addSubview(above)
    above.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func theDeepestAndLastIsHit() {
    #expect(hit(5, 5) === root)
    #expect(hit(15, 15) === below)
    #expect(hit(35, 35) === above)
    #expect(hit(72, 72) === inner)
    // The part of a subview outside of its superview is not hit.
    #expect(hit(85, 72) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test(arguments: [0, 1, 2])
  func deafViewsAreSeenThrough(_ way: Int) {
    switch way {
    case 0: above.isHidden = true
    case 1: above.alpha = 0.005
    default: above.isUserInteractionEnabled = false
    }
    #expect(hit(35, 35) === below && hit(72, 72) === root)
  }

  @Test func scrolledContentIsHitWhereItIs() {
    above.bounds.origin.y = 30
    #expect(hit(72, 42) === inner)
  }
}
