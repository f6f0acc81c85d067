import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
  /// Returns a node with the layer's geometry, decoration and mask. It is used for the layers of views, too.
  func decoratedNode(name: String?, background: Paint?) -> LayoutNode {
    let maskPath = maskPath
    var node = LayoutNode(
      name: name, frame: .zero, background: background, cornerRadii: cornerRadii, cornerCurve: nodeCornerCurve,
      border: border, shadow: masksToBounds ? nil : shadow, opacity: Double(max(0, min(1, alpha))),
      clips: masksToBounds, clipPath: maskPath, mask: maskPath == nil ? maskNodes : [],
      blend: compositing?.mode ?? .normal)
    place(&node, geometry, fullTransform, from: superlayer?.geometry.bounds.origin ?? .zero)
    return node
  }

  /// Sets the frame, the transform and the filters of the layer's node.
  ///
  /// - Parameter origin: The origin of the superlayer's bounds.
  func place(_ node: inout LayoutNode, _ geometry: LayerGeometry, _ transform: CATransform3D, from origin: CGPoint) {
    let (frame, spatial) = (geometry.untransformedFrame, placed(transform, geometry))
    let projection = projection(spatial, geometry)
    node.frame = CGRect(x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height)
    node.transform = projection == nil ? geometry.nodeTransform(of: spatial.affine) : .identity
    node.filters = pictureFilters + (projection.map { [.projection($0)] } ?? [])
  }

  /// Returns a transform around the layer's anchor point, followed by the one of the superlayer for its sublayers. The
  /// layer's position is the origin.
  private func placed(_ transform: CATransform3D, _ geometry: LayerGeometry) -> CATransform3D {
    let depth = anchorPointZ
    let own = depth == 0 ? transform : CATransform3DMakeTranslation(0, 0, -depth).followed(by: transform)
    guard let superlayer, let transformOfAll = superlayer.ownSublayerTransform else { return own }
    let (box, anchor, position) = (superlayer.geometry.bounds, superlayer.geometry.anchorPoint, geometry.position)
    let offset = CGPoint(
      x: position.x - box.minX - anchor.x * box.width, y: position.y - box.minY - anchor.y * box.height)
    return own.followed(by: CATransform3DMakeTranslation(offset.x, offset.y, zPosition))
      .followed(by: transformOfAll).followed(by: CATransform3DMakeTranslation(-offset.x, -offset.y, 0))
  }

  /// Whether the layer as it is described turns its back to the side that its superlayer faces.
  var isTurned: Bool {
    let shown = AnimationTimeline.describing?.shownPlacement(of: self)
    return placed(shown?.transform ?? fullTransform, shown?.geometry ?? geometry).determinantOfPlane < 0
  }

  /// Returns a transform in the space of the layer's node if it has a perspective; otherwise `nil`.
  private func projection(_ transform: CATransform3D, _ geometry: LayerGeometry) -> Projection? {
    guard transform.hasPerspective else { return nil }
    let (x, y) = (geometry.anchorPoint.x * geometry.bounds.width, geometry.anchorPoint.y * geometry.bounds.height)
    let whole = CATransform3DMakeTranslation(-x, -y, 0).followed(by: transform)
      .followed(by: CATransform3DMakeTranslation(x, y, 0))
    return Projection(numbers: [
      whole.m11, whole.m21, whole.m41, whole.m12, whole.m22, whole.m42, whole.m14, whole.m24, whole.m44,
    ])
  }

  /// Returns the node of a layer without a view.
  func layoutNode(names: PropertyNames) -> LayoutNode {
    let timeline = AnimationTimeline.describing
    if timeline == nil { layoutIfNeeded() }
    display()
    timeline?.willDescribe(self)
    var node = decoratedNode(name: name ?? names[self] ?? Self.className(of: self), background: nodeBackground)
    describeContent(in: &node)
    timeline?.didDescribeContent(of: self, &node)
    let start = node.children.count
    node.children += drawnChildren.compactMap { $0.shownNode(names: names) }
    arrangeSublayers(in: &node, from: start)
    node.resolveShadow()
    timeline?.didDescribe(self, &node)
    return node
  }

  /// Returns the node of the layer, or of the view that it belongs to; `nil` if it is hidden, or hides its back.
  func shownNode(names: PropertyNames) -> LayoutNode? {
    guard !isHidden else { return nil }
    guard !isDoubleSided, facesAway else { return anyNode(names: names) }
    // A layer that faces away before or after an animation may face the viewer during it.
    if AnimationTimeline.describing?.isCapturing == true { _ = anyNode(names: names) }
    return nil
  }

  /// Returns the node of the layer, or of the view that it belongs to.
  func anyNode(names: PropertyNames) -> LayoutNode {
    guard let view else { return layoutNode(names: names) }
    let name = view.accessibilityIdentifier ?? names[view] ?? String(describing: type(of: view))
    return view.layoutNode(name: name, names: names)
  }

  private static func className(of layer: CALayer) -> String { String(describing: type(of: layer)) }

  var cornerRadii: CornerRadii {
    if let view, let configuration = view.customCornerConfiguration { return view.cornerRadii(of: configuration) }
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
    var shadow = Shadow(
      color: components.with(alpha: components.alpha * CGFloat(shadowOpacity)).color, offset: shadowOffset,
      // Core Animation specifies the standard deviation. Layout nodes specify twice the deviation, as CSS does.
      blur: shadowRadius * 2)
    shadow.silhouette = shadowSilhouette
    return shadow
  }

  /// The shadow path in the space of the layer's node, or everything that the layer draws.
  private var shadowSilhouette: Shadow.Silhouette {
    guard let shape = shadowPath?.shape else { return .contents }
    let bounds = geometry.bounds
    if let box = shape.evenlyRoundedRectangle, box.rect == bounds,
      CornerRadii(box.radius) == cornerRadii.fitted(to: bounds.size)
    {
      return .box
    }
    return .path(shape.transformed(by: .translation(x: -bounds.minX, y: -bounds.minY)))
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

  /// The mask as nodes in the space of the layer's node; empty if there is no mask.
  private var maskNodes: [LayoutNode] {
    guard let mask = mask ?? view?.mask?.layer else { return [] }
    mask.view?.layoutIfNeeded()
    var node = mask.anyNode(names: PropertyNames())
    // A view outside of a hierarchy is described without its own position and transform.
    node.frame = mask.geometry.untransformedFrame.offsetBy(dx: -geometry.bounds.minX, dy: -geometry.bounds.minY)
    node.transform = mask.geometry.nodeTransform
    return [node]
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

  var nodeCornerCurve: CornerCurve {
    cornerCurve == .continuous || view?.customCornerConfiguration != nil ? .continuous : .circular
  }

  private var displayName: String {
    if let view { return view.accessibilityIdentifier ?? String(describing: type(of: view)) }
    return name ?? String(describing: type(of: self))
  }

  /// Draws the layer and its sublayers in a context, with the top left corner at the origin.
  func standardRender(in ctx: CGContext) {
    if let depth = ExcessiveDepth(of: self) { return ctx.warn("\(displayName) is not drawn: \(depth)") }
    view?.layoutIfNeeded()
    var node = anyNode(names: PropertyNames())
    node.frame.origin = .zero
    node.transform = .identity
    node.filters = pictureFilters
    ctx.recordInUserSpace(node)
  }

  /// Adds the output of the layer's ``draw(in:)`` to its node.
  func describeDrawing(in node: inout LayoutNode) {
    let context = CGContext(size: geometry.bounds.size)
    context.translateBy(x: -geometry.bounds.minX, y: -geometry.bounds.minY)
    GraphicsContexts.with(context) { draw(in: context) }
    displayWarnings = context.warnings
    guard !context.nodes.isEmpty else { return }
    node.children.append(.drawing(context.nodes, in: node.bounds, isBlack: isOpaque && backgroundColor == nil))
  }
}
