package import Foundation

/// A view of a tree, with the name of its node in layout trees.
@MainActor
package struct InspectedView {
  package let view: UIView
  package let name: String
  /// The view's bounds in the space of the inspected root, in points.
  package let frame: CGRect
  /// Whether the view and all its ancestors up to the root are visible.
  package let isVisible: Bool
}

extension UIView {
  /// Returns the view and all its descendants, including hidden ones, in depth-first order.
  package func inspectedViews() -> [InspectedView] {
    var inspected: [InspectedView] = []
    var pending = [(view: self, names: PropertyNames(), isVisible: true)]
    while let (view, names, isVisible) = pending.popLast() {
      let name = view.accessibilityIdentifier ?? names[view] ?? String(describing: type(of: view))
      let isShown = isVisible && (view === self || !view.isHidden) && view.alpha > 0
      inspected.append(
        InspectedView(view: view, name: name, frame: view.convert(view.bounds, to: self), isVisible: isShown))
      var inner = names
      if let controller = view.viewController { inner = inner.adding(propertiesOf: controller) }
      inner = inner.adding(propertiesOf: view)
      for subview in view.subviews.reversed() { pending.append((subview, inner, isShown)) }
    }
    return inspected
  }
}
