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

extension UIWindow {
  /// Whether the window of a Mac may be resized to its content.
  public var canResizeToFitContent: Bool {
    get { seldom["canResizeToFitContent"] ?? false }
    set { seldom["canResizeToFitContent"] = newValue }
  }
}
