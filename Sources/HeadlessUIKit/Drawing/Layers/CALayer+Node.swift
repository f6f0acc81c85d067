import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

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

  var cornerRadii: CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  var border: Border? {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
    return Border(width: borderWidth, color: borderColor.straightComponents.color)
  }

  var shadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    let components = shadowColor.straightComponents
    return Shadow(
      color: components.with(alpha: components.alpha * CGFloat(shadowOpacity)).color, offset: shadowOffset,
      // Core Animation counts the standard deviation, CSS twice that.
      blur: shadowRadius * 2)
  }

  /// Whether the shadow is that of the layer's own box, which has to be filled to throw one.
  func ownsShadow(_ background: Paint?) -> Bool {
    guard !masksToBounds, background != nil else { return false }
    guard let box = shadowPath?.shape.evenlyRoundedRectangle else { return shadowPath == nil }
    return box.rect == geometry.bounds && CornerRadii(box.radius) == cornerRadii.fitted(to: box.rect.size)
  }

  /// The shadow of a path, for a layer that is not filled itself; nil where there is none.
  var pathShadow: LayoutNode? {
    guard !masksToBounds, let shadow, let box = shadowPath?.shape.evenlyRoundedRectangle else { return nil }
    let frame = box.rect.offsetBy(dx: -geometry.bounds.minX, dy: -geometry.bounds.minY)
    return LayoutNode(name: "shadow", frame: frame, cornerRadii: CornerRadii(box.radius), shadow: shadow)
  }

  /// Whether a shadow is asked for that no box throws.
  var isShadowLost: Bool {
    guard shadow != nil, !masksToBounds, !(self is CAGradientLayer) else { return false }
    guard let background = nodeBackground else { return pathShadow == nil }
    return !ownsShadow(background)
  }

  /// The background as a node has it.
  var nodeBackground: Paint? {
    backgroundColor.flatMap { $0.alpha > 0 ? .color($0.straightComponents.color) : nil }
  }

  /// What the mask leaves, in the space of the layer's node; nil where there is no mask that can be drawn.
  var maskPath: ClipPath? {
    guard let mask = mask ?? view?.mask?.layer, let (shape, rule) = mask.silhouette else { return nil }
    let toNode = mask.geometry.matrix.followed(by: .translation(x: -geometry.bounds.minX, y: -geometry.bounds.minY))
    return ClipPath(path: shape.transformed(by: toNode), rule: rule)
  }

  /// The layer's own opaque part, where it is the inside of a path; nil where it is not.
  private var silhouette: (Path, FillRule)? {
    guard alpha >= 1, children.isEmpty, contents == nil else { return nil }
    if let shape = self as? CAShapeLayer {
      let isFilled = (shape.fillColor?.alpha ?? 0) >= 1 && shape.strokeColor == nil && backgroundColor == nil
      return isFilled ? (shape.path?.shape ?? Path(), shape.nodeFillRule) : nil
    }
    guard type(of: self) == CALayer.self, view.map({ type(of: $0) == UIView.self }) ?? true,
      (backgroundColor?.alpha ?? 0) >= 1
    else { return nil }
    let box = geometry.bounds
    return (Path { $0.addRoundedRect(box, radii: cornerRadii, curve: nodeCornerCurve) }, .nonzero)
  }

  var nodeCornerCurve: CornerCurve { cornerCurve == .continuous ? .continuous : .circular }

  /// What the layer asks for and nobody draws.
  var drawingWarnings: [String] {
    var warnings = displayWarnings
    if let mask = mask ?? view?.mask?.layer, mask.silhouette == nil {
      warnings.append(
        "The mask of \(describedName) is a \(type(of: mask)) that is not drawn; "
          + "use an opaque CAShapeLayer with a path, or an opaque background, as mask")
    }
    if isShadowLost {
      warnings.append(
        "The shadow of \(describedName) is not drawn; give it a background, or a rounded rectangle as shadowPath")
    }
    if fullTransform.hasPerspective {
      warnings.append("The perspective of the transform of \(describedName) is not drawn; use an affine transform")
    }
    return warnings
  }

  private var describedName: String {
    if let view { return view.accessibilityIdentifier ?? String(describing: type(of: view)) }
    return name ?? String(describing: type(of: self))
  }

  /// Draws the layer and all in it in a context, its corner at the origin.
  public func render(in ctx: CGContext) {
    view?.layoutIfNeeded()
    var node = anyNode(names: PropertyNames())
    node.frame.origin = .zero
    node.transform = .identity
    ctx.recordInUserSpace(node)
  }

  /// Adds what the layer draws by itself.
  func describeDrawing(in node: inout LayoutNode) {
    let context = CGContext(size: geometry.bounds.size)
    context.translateBy(x: -geometry.bounds.minX, y: -geometry.bounds.minY)
    GraphicsContexts.with(context) { draw(in: context) }
    displayWarnings = context.warnings
    guard !context.nodes.isEmpty else { return }
    node.children.append(LayoutNode(name: "drawing", frame: node.bounds, clips: true, children: context.nodes))
  }
}

extension UIView {
  /// Draws the view and all in it in the current context, stretched to a rectangle; always possible.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContexts.current, bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
