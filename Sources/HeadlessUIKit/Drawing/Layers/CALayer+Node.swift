import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
  /// What the layer gives its node, also that of its view: place, decoration and mask.
  func decoratedNode(name: String?, background: Paint?) -> LayoutNode {
    let frame = geometry.untransformedFrame
    let outer = superlayer?.geometry.bounds.origin ?? .zero
    return LayoutNode(
      name: name,
      frame: CGRect(x: frame.minX - outer.x, y: frame.minY - outer.y, width: frame.width, height: frame.height),
      background: background, cornerRadii: cornerRadii, cornerCurve: nodeCornerCurve, border: border,
      shadow: ownsShadow(background) ? shadow : nil, opacity: Double(max(0, min(1, alpha))),
      clips: masksToBounds, clipPath: maskPath, transform: geometry.nodeTransform,
      children: background == nil ? [pathShadow].compactMap { $0 } : [])
  }

  /// A layer that belongs to no view, as a box.
  func layoutNode(names: PropertyNames) -> LayoutNode {
    layoutIfNeeded()
    var node = decoratedNode(name: name ?? names[self] ?? Self.plainName(of: self), background: nodeBackground)
    describeContent(in: &node)
    for layer in drawnChildren where !layer.isHidden { node.children.append(layer.anyNode(names: names)) }
    return node
  }

  /// The layer, or the view that it belongs to, as a box.
  func anyNode(names: PropertyNames) -> LayoutNode {
    guard let view else { return layoutNode(names: names) }
    let name = view.accessibilityIdentifier ?? names[view] ?? String(describing: type(of: view))
    return view.layoutNode(name: name, names: names)
  }

  private static func plainName(of layer: CALayer) -> String { String(describing: type(of: layer)) }
}
