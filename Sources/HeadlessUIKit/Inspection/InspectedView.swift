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
    let name = accessibilityIdentifier ?? String(describing: type(of: self))
    return inspectedViews(name: name, names: PropertyNames(), root: self, isVisible: true)
  }

  private func inspectedViews(name: String, names: PropertyNames, root: UIView, isVisible: Bool) -> [InspectedView] {
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    let isShown = isVisible && (self === root || !isHidden) && alpha > 0
    let own = InspectedView(view: self, name: name, frame: convert(bounds, to: root), isVisible: isShown)
    return subviews.reduce(into: [own]) { views, subview in
      let name = subview.accessibilityIdentifier ?? inner[subview] ?? String(describing: type(of: subview))
      views += subview.inspectedViews(name: name, names: inner, root: root, isVisible: isShown)
    }
  }
}
