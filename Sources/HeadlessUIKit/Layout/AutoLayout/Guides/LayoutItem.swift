/// What constraints are about: views, and the rectangles in views that guides are.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var viewForLayout: UIView? { get }
}

extension UIView: LayoutItem {
  var viewForLayout: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var viewForLayout: UIView? { owningView }
}
