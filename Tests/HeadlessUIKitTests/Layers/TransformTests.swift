import Foundation
import HeadlessUIKit
import Testing

struct TransformTests {
  /// A quarter turn takes (1, 0) to (0, 1), which is clockwise with y down.
  @Test(arguments: [
    (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: 0, y: 1)),
    (CGAffineTransform.identity.translatedBy(x: 3, y: 4).rotated(by: .pi / 2), CGPoint(x: 3, y: 5)),
    (CGAffineTransform.identity.rotated(by: .pi / 2).translatedBy(x: 3, y: 4), CGPoint(x: -4, y: 4)),
    (CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1)), CGPoint(x: 3, y: 1)),
    (CGAffineTransform(translationX: 1, y: 1).concatenating(CGAffineTransform(scaleX: 2, y: 3)), CGPoint(x: 4, y: 3)),
  ])
  func orderOfTransforms(_ transform: CGAffineTransform, _ point: CGPoint) {
    #expect(CGPoint(x: 1, y: 0).applying(transform) == point)
  }

  @Test func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 4, tx: 5, ty: 6)
    let back = CGPoint(x: 7, y: -3).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-12 && abs(back.y + 3) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func spaceAroundEveryAxis() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CATransform3DGetAffineTransform(z) == CGAffineTransform(rotationAngle: .pi / 2) && CATransform3DIsAffine(z))
    let y = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(y.m11 - 0.5) < 1e-12 && y.m22 == 1 && !CATransform3DIsAffine(y))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect(moved.m41 == 6 && moved.m42 == 8)
  }
}
