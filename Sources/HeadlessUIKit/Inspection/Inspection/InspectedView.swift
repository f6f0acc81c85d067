package import Foundation

/// A view of a tree, with the name that layout trees give its node.
@MainActor
package struct InspectedView {
  package let view: UIView
  package let name: String
  /// Its box in the space of the inspected root, in points.
  package let frame: CGRect
  /// Whether it and all around it, up to the root, are shown.
  package let isVisible: Bool
}
