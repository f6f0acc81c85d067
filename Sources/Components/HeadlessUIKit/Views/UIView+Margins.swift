import Foundation

extension UIView {
  /// The margins without the safe area. Those of a controller's view are at least the margins of the system.
  var ownLayoutMargins: UIEdgeInsets {
    let own = givenMargins?.resolved(in: effectiveUserInterfaceLayoutDirection)
    guard let viewController else { return own ?? standardLayoutMargins }
    let minimum = UIEdgeInsets(top: 0, left: systemMargin, bottom: 0, right: systemMargin)
    guard let own else { return minimum }
    return viewController.viewRespectsSystemMinimumLayoutMargins ? own.widened(to: minimum) : own
  }

  func setMargins(_ margins: LayoutMargins) {
    guard margins != givenMargins else { return }
    givenMargins = margins
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
  }
}
