/// An item of constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's owning view.
  var viewForLayout: UIView? { get }
}

extension UIView: LayoutItem {
  var viewForLayout: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var viewForLayout: UIView? { owningView }
}
