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
