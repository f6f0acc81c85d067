public import Foundation

extension UIView {
  /// The place of this view's space in its root's.
  private var offsetInRoot: CGPoint {
    var offset = CGPoint(x: -bounds.origin.x, y: -bounds.origin.y)
    var view = self
    while let superview = view.superview {
      offset.x += view.frame.origin.x - superview.bounds.origin.x
      offset.y += view.frame.origin.y - superview.bounds.origin.y
      view = superview
    }
    return offset
  }

  /// A point of this view's space in another view's; in the root's where there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = offsetInRoot
    let there = view?.offsetInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
