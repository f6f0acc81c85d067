public import Foundation

extension UIView {
  /// Runs the changes, then calls the completion.
  ///
  /// - Parameter duration: In seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration) { animations?() }
    completion?(true)
  }

  /// Replaces a view by another in its superview or, with `showHideTransitionViews`, hides the first and shows the
  /// second.
  ///
  /// - Parameter duration: In seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }
}
