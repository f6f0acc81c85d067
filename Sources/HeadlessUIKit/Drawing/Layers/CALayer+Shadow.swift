import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension CALayer {
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
}
