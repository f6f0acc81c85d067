import Foundation

extension CALayer {
  /// The layers in this one, the lowest first, those of subviews among them; nil where there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Takes the layer out of its superlayer; a view's layer takes its view with it.
  public func removeFromSuperlayer() {
    if let view, view.superview != nil { return view.removeFromSuperview() }
    superlayer?.drop(self)
  }

  /// Puts a layer among the others, also one of a subview, at the place that its view has among the views.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isWithin(layer) else { return }
    let isBelow = children.prefix(max(0, min(index, children.count))).contains { $0 === layer }
    layer.superlayer?.drop(layer)
    children.insert(layer, at: max(0, min(isBelow ? index - 1 : index, children.count)))
    layer.superlayer = self
  }

  func drop(_ layer: CALayer) {
    children.removeAll { $0 === layer }
    layer.superlayer = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? children.count)
  }

  /// Whether the layer is another one, or lies in it however deep.
  private func isWithin(_ layer: CALayer) -> Bool {
    self === layer || superlayer?.isWithin(layer) == true
  }

  /// The layers from the lowest to the highest.
  var drawnChildren: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted { left, right in
      (left.element.zPosition, left.offset) < (right.element.zPosition, right.offset)
    }.map(\.element)
  }
}
