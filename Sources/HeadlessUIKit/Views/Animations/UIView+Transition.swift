public import Foundation

extension UIView {
  /// Makes the changes within a view, and then calls the completion.
  ///
  /// - Parameter duration: In seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.run(duration: duration) { animations?() }
    completion?(true)
  }

  /// Puts a view in another's place: in its superview, or, where the options say so, by showing one and hiding the
  /// other.
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
