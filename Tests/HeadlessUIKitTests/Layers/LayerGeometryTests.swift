import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LayerGeometryTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20)) }

  @Test func framesAreReadBackAsTheyWereSet() {
    let view = view()
    let frame = CGRect(x: 0.1, y: 0.7, width: 33.3, height: 1.0 / 3)
    view.frame = frame
    #expect(view.frame == frame)
    let layer = CALayer()
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  /// The centre of (10, 20, 40, 20) is (30, 30).
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
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
  }

  @Test func theFrameOfATransformedViewSetsBoundsAndCenter() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30) && view.center == CGPoint(x: 50, y: 30))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func anchorsOfLayersMoveThem() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 30, y: 30))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(layer.position == CGPoint(x: 30, y: 30) && layer.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 10, height: 10))
  }

  @Test func turnsAroundAnAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 10, y: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // The corner stays, and the rest turns from its right to below it on the left.
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

  @Test func constraintsAreBlindToTransforms() {
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
    #expect(child.bounds.size == CGSize(width: 20, height: 10) && child.center == CGPoint(x: 50, y: 50))
    #expect(child.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(root.layoutFeedbackLoop == nil)
  }
}
