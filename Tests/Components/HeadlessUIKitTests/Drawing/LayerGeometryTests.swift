import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LayerGeometryTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20)) }

  @Test func framesReadBackAsSet() {
    let view = view()
    let frame = CGRect(x: 0.1, y: 0.7, width: 33.3, height: 1.0 / 3)
    view.frame = frame
    #expect(view.frame == frame)
    let layer = CALayer()
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  /// The center of (10, 20, 40, 20) is (30, 30).
  @Test(arguments: [
    (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 20, y: 10, width: 20, height: 40)),
    (CGAffineTransform(rotationAngle: .pi), CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: -10, y: 25, width: 80, height: 10)),
    (CGAffineTransform(translationX: 5, y: -5), CGRect(x: 15, y: 15, width: 40, height: 20)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
  ])
  func transformedFrames(_ transform: CGAffineTransform, _ frame: CGRect) {
    let view = view()
    view.transform = transform
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
  }

  @Test func theFrameOfATransformedViewSetsBoundsAndCenter() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.center == CGPoint(x: 50, y: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func settingTheAnchorPointMovesALayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 30, y: 30))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.position == CGPoint(x: 30, y: 30))
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 10, height: 10))
  }

  @Test func rotationAroundTheAnchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 10, y: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // The layer turns clockwise around its top left corner, so it extends down and to the left of that corner.
    #expect(layer.frame == CGRect(x: -10, y: 20, width: 20, height: 40))
  }

  @Test func conversionFollowsTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 75, y: 75))
    #expect(child.convert(CGPoint(x: 80, y: 100), from: root) == CGPoint(x: 10, y: 50))
    #expect(child.convert(child.bounds, to: root) == CGRect(x: 75, y: 75, width: 50, height: 50))
  }

  @Test func constraintsIgnoreTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 20, height: 10))
    #expect(child.center == CGPoint(x: 50, y: 50))
    #expect(child.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(root.layoutFeedbackLoop == nil)
  }
}

struct TransformTests {
  /// A quarter turn maps (1, 0) to (0, 1): clockwise, because the y-axis points down.
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
    #expect(abs(back.x - 7) < 1e-12)
    #expect(abs(back.y + 3) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rotationsAroundEveryAxis() {
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CATransform3DGetAffineTransform(z) == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DIsAffine(z))
    let y = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(y.m11 - 0.5) < 1e-12)
    #expect(y.m22 == 1)
    #expect(!CATransform3DIsAffine(y))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect(moved.m41 == 6)
    #expect(moved.m42 == 8)
  }
}
