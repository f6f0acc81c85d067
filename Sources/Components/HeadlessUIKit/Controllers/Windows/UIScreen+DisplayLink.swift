import Foundation

extension UIScreen {
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

extension UIScreen.OverscanCompensation {
  /// The name of iOS 5 for ``none``.
  public static var insetApplicationFrame: UIScreen.OverscanCompensation { .none }
}
