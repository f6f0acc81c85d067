import Foundation
import HeadlessUIKit
import Testing

/// Apple, `preservesSuperviewLayoutMargins`: the margins of the superview count where they reach into the view.
@MainActor struct PreservedMarginTests {
  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 100, height: 100), UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)),
    (CGRect(x: 5, y: 0, width: 95, height: 100), UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 20)),
    (CGRect(x: 30, y: 30, width: 40, height: 40), UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
  ])
  func marginsReachAsFarAsTheSuperviews(frame: CGRect, expected: UIEdgeInsets) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: frame))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == expected)
  }
}
