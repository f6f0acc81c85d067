import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
  /// Returns a node with the layer's geometry, decoration and mask. It is used for the layers of views, too.
  func decoratedNode(name: String?, background: Paint?) -> LayoutNode {
    let frame = geometry.untransformedFrame
    let origin = superlayer?.geometry.bounds.origin ?? .zero
    return LayoutNode(
      name: name,
      frame: CGRect(x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height),
      background: background, cornerRadii: cornerRadii, cornerCurve: nodeCornerCurve, border: border,
      shadow: ownsShadow(background) ? shadow : nil, opacity: Double(max(0, min(1, alpha))),
      clips: masksToBounds, clipPath: maskPath, transform: geometry.nodeTransform,
      children: background == nil ? [pathShadow].compactMap { $0 } : [])
  }

  /// Returns the node of a layer without a view.
  func layoutNode(names: PropertyNames) -> LayoutNode {
    layoutIfNeeded()
    var node = decoratedNode(name: name ?? names[self] ?? Self.className(of: self), background: nodeBackground)
    describeContent(in: &node)
    for layer in drawnChildren where !layer.isHidden { node.children.append(layer.anyNode(names: names)) }
    return node
  }

  /// Returns the node of the layer, or of the view that it belongs to.
  func anyNode(names: PropertyNames) -> LayoutNode {
    guard let view else { return layoutNode(names: names) }
    let name = view.accessibilityIdentifier ?? names[view] ?? String(describing: type(of: view))
    return view.layoutNode(name: name, names: names)
  }

  private static func className(of layer: CALayer) -> String { String(describing: type(of: layer)) }

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
      // Core Animation specifies the standard deviation. Layout nodes specify twice the deviation, as CSS does.
      blur: shadowRadius * 2)
  }

  /// Whether the layer's own bounds cast the shadow, which requires a background.
  func ownsShadow(_ background: Paint?) -> Bool {
    guard !masksToBounds, background != nil else { return false }
    guard let box = shadowPath?.shape.evenlyRoundedRectangle else { return shadowPath == nil }
    return box.rect == geometry.bounds && CornerRadii(box.radius) == cornerRadii.fitted(to: box.rect.size)
  }

  /// The shadow of the shadow path, for a layer without a background; `nil` if there is none.
  var pathShadow: LayoutNode? {
    guard !masksToBounds, let shadow, let box = shadowPath?.shape.evenlyRoundedRectangle else { return nil }
    let frame = box.rect.offsetBy(dx: -geometry.bounds.minX, dy: -geometry.bounds.minY)
    return LayoutNode(name: "shadow", frame: frame, cornerRadii: CornerRadii(box.radius), shadow: shadow)
  }

  /// Whether the layer has a shadow that cannot be drawn.
  var hasUnsupportedShadow: Bool {
    guard shadow != nil, !masksToBounds, !(self is CAGradientLayer) else { return false }
    guard let background = nodeBackground else { return pathShadow == nil }
    return !ownsShadow(background)
  }

  /// The background as the paint of a node.
  var nodeBackground: Paint? {
    backgroundColor.flatMap { $0.alpha > 0 ? .color($0.straightComponents.color) : nil }
  }

  /// The clip path of the mask in the space of the layer's node; `nil` if there is no supported mask.
  var maskPath: ClipPath? {
    guard let mask = mask ?? view?.mask?.layer, let (shape, rule) = mask.silhouette else { return nil }
    let toNode = mask.geometry.matrix.followed(by: .translation(x: -geometry.bounds.minX, y: -geometry.bounds.minY))
    return ClipPath(path: shape.transformed(by: toNode), rule: rule)
  }

  /// The opaque area of the layer as a path; `nil` if a path cannot describe it.
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

  /// Warnings about the features of the layer that are not drawn.
  var drawingWarnings: [String] {
    var warnings = displayWarnings
    if let mask = mask ?? view?.mask?.layer, mask.silhouette == nil {
      warnings.append(
        "The mask of \(displayName) is a \(type(of: mask)) that is not drawn; "
          + "use an opaque CAShapeLayer with a path, or an opaque background, as mask")
    }
    if hasUnsupportedShadow {
      warnings.append(
        "The shadow of \(displayName) is not drawn; give it a background, or a rounded rectangle as shadowPath")
    }
    if fullTransform.hasPerspective {
      warnings.append("The perspective of the transform of \(displayName) is not drawn; use an affine transform")
    }
    return warnings
  }

  private var displayName: String {
    if let view { return view.accessibilityIdentifier ?? String(describing: type(of: view)) }
    return name ?? String(describing: type(of: self))
  }

  /// Draws the layer and its sublayers in a context, with the top left corner at the origin.
  public func render(in ctx: CGContext) {
    view?.layoutIfNeeded()
    var node = anyNode(names: PropertyNames())
    node.frame.origin = .zero
    node.transform = .identity
    ctx.recordInUserSpace(node)
  }

  /// Adds the output of the layer's ``draw(in:)`` to its node.
  func describeDrawing(in node: inout LayoutNode) {
    let context = CGContext(size: geometry.bounds.size)
    context.translateBy(x: -geometry.bounds.minX, y: -geometry.bounds.minY)
    GraphicsContexts.with(context) { draw(in: context) }
    displayWarnings = context.warnings
    guard !context.nodes.isEmpty else { return }
    node.children.append(LayoutNode(name: "drawing", frame: node.bounds, clips: true, children: context.nodes))
  }
}
