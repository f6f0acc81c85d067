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
      opacity: Double(alpha), clips: layer.masksToBounds, accessibility: accessibility)
    traits.performAsCurrent { describeContent(in: &node) }
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    for view in subviews where !view.isHidden {
      let name = view.accessibilityIdentifier ?? inner[view] ?? String(describing: type(of: view))
      var child = view.layoutNode(name: name, names: inner)
      askForOrder(of: view, in: &child)
      node.children.append(child)
    }
    return node
  }

  /// Gives the node of a view its place among those that are listed to be read; the others are not read at all.
  private func askForOrder(of view: UIView, in node: inout LayoutNode) {
    guard let accessibilityElements else { return }
    let place = accessibilityElements.firstIndex { element in
      (element as? UIView)?.isDescendant(of: view) == true
    }
    var accessibility = node.accessibility ?? Accessibility(isElement: view.isAccessibilityElement, traits: [.staticText])
    if let place {
      accessibility.order = place
    } else {
      accessibility = Accessibility(isElement: false, hidesChildren: true)
    }
    node.accessibility = accessibility
  }
}
