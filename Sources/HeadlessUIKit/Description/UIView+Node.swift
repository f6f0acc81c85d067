import Foundation
import Geometry
import Imaging
import LayoutTree

extension UIView {
  /// The background in the view's own traits, or nil where it is clear.
  var resolvedBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.components(in: traitCollection).alpha == 0 ? nil : color
  }

  /// The view as a box: its paint, its content, and the views in it that are not hidden.
  func layoutNode(name: String, names: PropertyNames) -> LayoutNode {
    let traits = traitCollection
    let origin = superview.map { CGPoint(x: frame.minX - $0.bounds.minX, y: frame.minY - $0.bounds.minY) }
    var node = LayoutNode(
      name: name, frame: CGRect(origin: origin ?? .zero, size: bounds.size),
      background: resolvedBackgroundColor.map { .color($0.components(in: traits).color) },
      cornerRadii: layer.cornerRadii, border: layer.border,
      shadow: layer.masksToBounds || resolvedBackgroundColor == nil ? nil : layer.shadow,
      opacity: Double(alpha), clips: layer.masksToBounds)
    traits.performAsCurrent { describeContent(in: &node) }
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    for view in subviews where !view.isHidden {
      let name = view.accessibilityIdentifier ?? inner[view] ?? String(describing: type(of: view))
      node.children.append(view.layoutNode(name: name, names: inner))
    }
    return node
  }
}
