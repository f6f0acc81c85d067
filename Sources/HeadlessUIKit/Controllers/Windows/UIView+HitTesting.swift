import Foundation

extension UIView {
  /// A view that is hidden, nearly invisible or deaf hides what lies within it from touches, as UIKit documents.
  func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Tells a view that moves, and all views in it, of the window that they come to.
  func announceWindow(_ window: UIWindow?, isComing: Bool) {
    if isComing { willMove(toWindow: window) } else { didMoveToWindow() }
    for view in subviews { view.announceWindow(window, isComing: isComing) }
  }
}
