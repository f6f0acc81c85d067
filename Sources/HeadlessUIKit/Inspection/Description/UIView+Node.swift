import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// The background colour in the view's own traits, or `nil` if it is clear.
  var resolvedBackgroundColor: UIColor? {
    let color = backgroundColor?.resolvedColor(with: traitCollection)
    return color?.components(in: traitCollection).alpha == 0 ? nil : color
  }

  /// The node of the view: its decoration, its content, and its visible subviews and sublayers.
  func layoutNode(name: String, names: PropertyNames) -> LayoutNode {
    let traits = traitCollection
    var node = layer.decoratedNode(
      name: name, background: resolvedBackgroundColor.map { .color($0.components(in: traits).color) })
    node.accessibility = accessibility
    if superview == nil {
      // The root is drawn without its own position and transform.
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
      if let view = sublayer.view { setReadingOrder(of: view, in: &child) }
      if hasModalSubview, sublayer.view?.accessibilityViewIsModal != true {
        child.accessibility = Accessibility(isElement: false, hidesChildren: true)
      }
      node.children.append(child)
    }
    return node
  }

  /// Sets the reading order of a subview's node from ``accessibilityElements``. Views that are not listed are not read.
  private func setReadingOrder(of view: UIView, in node: inout LayoutNode) {
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
