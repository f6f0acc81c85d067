import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SafeAreaTests {
  /// The root is 100 x 200 points, and the device covers 20 points at its top and 10 points at its bottom.
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 200), UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)),
    (CGRect(x: 0, y: 15, width: 100, height: 100), UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)),
    (CGRect(x: 0, y: 50, width: 100, height: 145), UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)),
    (CGRect(x: 50, y: 50, width: 100, height: 50), UIEdgeInsets.zero),
    (CGRect.zero, UIEdgeInsets.zero),
    (CGRect(x: -50, y: 50, width: 100, height: 50), UIEdgeInsets.zero),
  ])
  func onlyCoveredEdgesAreInset(frame: CGRect, insets: UIEdgeInsets) {
    let root = UIView()
    let child = UIView(frame: frame)
    root.addSubview(child)
    _ = root.layoutTree(
      in: RenderingEnvironment(
        size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)))
    #expect(child.safeAreaInsets == insets)
  }

  @Test func viewsThatAreNotShownHaveNoInsets() {
    let parent = UIView()
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    parent.addSubview(child)
    #expect(child.safeAreaInsets == .zero)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}

/// Apple, `preservesSuperviewLayoutMargins`: the superview's margins apply where they overlap the view.
@MainActor struct PreservedMarginTests {
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 100), UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)),
    (CGRect(x: 5, y: 0, width: 95, height: 100), UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 20)),
    (CGRect(x: 30, y: 30, width: 40, height: 40), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
  ])
  func marginsIncludeTheSuperviewsMargins(frame: CGRect, expected: UIEdgeInsets) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == expected)
  }
}
