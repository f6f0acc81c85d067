import FirstFrameGeometry
import Foundation

extension CALayer {
  func standardAddSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  func standardInsertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  func standardInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  func standardInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  func standardReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer. If it is the layer of a view, the view is removed, too.
  func standardRemoveFromSuperlayer() {
    if let view, view.superview != nil { return view.removeFromSuperview() }
    superlayer?.detach(self)
  }

  /// Inserts a sublayer at an index, without changing the view hierarchy.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isWithin(layer) else { return }
    let isBelow =
      layer.superlayer === self && children.prefix(max(0, min(index, children.count))).contains { $0 === layer }
    layer.superlayer?.detach(layer)
    children.insert(layer, at: max(0, min(isBelow ? index - 1 : index, children.count)))
    layer.superlayerHandle = handle
  }

  func detach(_ layer: CALayer) {
    if let index = children.index(nearAnEndOf: layer) { children.remove(at: index) }
    layer.superlayerHandle = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let index = sibling.flatMap { children.index(nearAnEndOf: $0) }
    insert(layer, at: index.map { $0 + offset } ?? children.count)
  }

  /// Whether the layer is the other layer or one of its descendants.
  private func isWithin(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let other = current, other !== layer { current = other.superlayer }
    return current != nil
  }

  /// The sublayers in drawing order.
  var drawnChildren: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { left, right in
      (left.element.zPosition, left.offset) < (right.element.zPosition, right.offset)
    }.map(\.element)
  }

  /// The transform from the layer's own space to the space of the root layer.
  private var matrixToRoot: Affine {
    var matrix = Affine.identity
    var layer: CALayer? = self
    while let current = layer {
      let isRoot = current.superlayer == nil
      let origin = current.geometry.bounds.origin
      matrix = matrix.followed(by: isRoot ? .translation(x: -origin.x, y: -origin.y) : current.geometry.matrix)
      layer = current.superlayer
    }
    return matrix
  }

  /// Returns the transform from this layer's space to the space of another layer, or of the root if `layer` is `nil`.
  func matrix(to layer: CALayer?) -> Affine {
    matrixToRoot.followed(by: layer?.matrixToRoot.inverse ?? .identity)
  }

  func standardConvert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { matrix(to: layer).apply(point) }

  func standardConvert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (matrix(to: layer).inverse ?? .identity).apply(point)
  }

  func standardConvert(_ rect: CGRect, to layer: CALayer?) -> CGRect { matrix(to: layer).bounds(of: rect) }

  func standardConvert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (matrix(to: layer).inverse ?? .identity).bounds(of: rect)
  }

  /// Whether a point of the layer's own space is inside its bounds.
  func standardContains(_ point: CGPoint) -> Bool { bounds.includes(point) }
}

extension UIView {
  /// Returns a new layer of the view's layer class.
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.viewHandle = handle
    return layer
  }

  /// Inserts the layer of a subview below the layer of the next subview, or above all sublayers if there is none.
  ///
  /// - Parameter index: The position of the subview.
  func placeLayer(ofSubviewAt index: Int) {
    let next = index + 1
    if next < subviews.count {
      layer.insertSublayer(subviews[index].layer, below: subviews[next].layer)
    } else {
      layer.addSublayer(subviews[index].layer)
    }
  }
}
