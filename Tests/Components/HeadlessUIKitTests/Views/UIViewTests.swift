import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIViewTests {
  @Test func frameBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 50, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 75, y: 90, width: 50, height: 20))
  }

  @Test func orderOfSubviews() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews == [a, b, c])
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, b, a])
    root.addSubview(c)
    #expect(root.subviews == [b, a, c])
    a.removeFromSuperview()
    #expect(root.subviews == [b, c])
    #expect(a.superview == nil)
    c.addSubview(root)
    #expect(root.superview == nil)
  }

  @Test func movingBetweenSuperviews() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test func tags() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(root.viewWithTag(7) === grandchild)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(1) == nil)
  }

  @Test(arguments: [
    (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 20, height: 20)),
    (UIView.AutoresizingMask([.flexibleWidth, .flexibleHeight]), CGRect(x: 10, y: 10, width: 120, height: 70)),
    (UIView.AutoresizingMask([.flexibleLeftMargin]), CGRect(x: 110, y: 10, width: 20, height: 20)),
    (UIView.AutoresizingMask([.flexibleRightMargin]), CGRect(x: 10, y: 10, width: 20, height: 20)),
    // The margins of 10 and 70 share the change of 100 points in proportion.
    (
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
      CGRect(x: 22.5, y: 10, width: 20, height: 20)
    ),
    (UIView.AutoresizingMask([.flexibleTopMargin]), CGRect(x: 10, y: 60, width: 20, height: 20)),
  ])
  func autoresizing(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = mask
    root.addSubview(view)
    root.frame.size = CGSize(width: 200, height: 100)
    #expect(view.frame == frame)
  }

  @Test func tintIsInherited() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    #expect(child.tintColor == .green)
    #expect(root.tintColor == .red)
  }

  @Test func layerAndViewShareProperties() {
    let view = UIView()
    view.alpha = 0.3
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.3)
    #expect(view.layer.masksToBounds)
    #expect(view.alpha == 0.3)
    view.layer.opacity = 0.5
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == .red)
  }

  @Test func conversion() {
    let root = UIView()
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let grandchild = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(child)
    child.addSubview(grandchild)
    child.bounds.origin.y = 3
    #expect(grandchild.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 23))
    #expect(root.convert(CGPoint(x: 16, y: 23), to: grandchild) == CGPoint(x: 1, y: 1))
    #expect(grandchild.convert(grandchild.bounds, to: nil) == CGRect(x: 15, y: 22, width: 10, height: 10))
  }

  @Test func onlySizeChangesInvalidateTheLayout() {
    let view = CounterView()
    view.layoutIfNeeded()
    view.frame.origin.x = 10
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.frame.size.width = 10
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func layoutStartsAtTheTopmostPendingAncestor() {
    let (root, middle, leaf) = (CounterView(), CounterView(), CounterView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.layoutIfNeeded()
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect([root, middle, leaf].map(\.layouts) == [1, 2, 2])
  }
}
