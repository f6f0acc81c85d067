import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// The background in the view's own traits, or nil where it is clear.
  var resolvedBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.components(in: traitCollection).alpha == 0 ? nil : color
  }

  /// The view as a box: its paint, its content, and the views and layers in it that are not hidden.
  func layoutNode(name: String, names: PropertyNames) -> LayoutNode {
    let traits = traitCollection
    var node = layer.decoratedNode(
      name: name, background: resolvedBackgroundColor.map { .color($0.components(in: traits).color) })
    node.accessibility = accessibility
    if superview == nil {
      // A picture is of what lies in the root, as if nothing had moved it.
      node.frame.origin = .zero
      node.transform = .identity
    }
    traits.performAsCurrent {
      layer.layoutIfNeeded()
      layer.describeContent(in: &node)
      describeContent(in: &node)
      describeDrawing(in: &node)
    }
    var inner = names
    if let viewController { inner = inner.adding(propertiesOf: viewController) }
    inner = inner.adding(propertiesOf: self)
    let hasModalSubview = subviews.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    for sublayer in layer.drawnChildren where !sublayer.isHidden {
      var child = sublayer.anyNode(names: inner)
      if let view = sublayer.view { askForOrder(of: view, in: &child) }
      if hasModalSubview, sublayer.view?.accessibilityViewIsModal != true {
        child.accessibility = Accessibility(isElement: false, hidesChildren: true)
      }
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
    var accessibility =
      node.accessibility ?? Accessibility(isElement: view.isAccessibilityElement, traits: [.staticText])
    if let place {
      accessibility.order = place
    } else {
      accessibility = Accessibility(isElement: false, hidesChildren: true)
    }
    node.accessibility = accessibility
  }
}
