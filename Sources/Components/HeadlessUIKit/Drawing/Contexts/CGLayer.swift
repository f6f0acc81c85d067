import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A drawing that can be drawn again and again in a context.
public final class CGLayer {
  /// The size in points of the context's user space.
  public let size: CGSize
  /// The context that records the drawing. Its directions are those of the context of which the layer was made.
  public let context: CGContext?
  /// Whether y increases upwards in the layer.
  private let isFlipped: Bool

  /// - Parameter auxiliaryInfo: Has no effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    isFlipped = context.state.matrix.d < 0
    let recording = CGContext(size: size, scale: context.scale)
    if isFlipped {
      recording.translateBy(x: 0, y: size.height)
      recording.scaleBy(x: 1, y: -1)
    }
    self.context = recording
  }

  /// Returns a node that draws the layer in a rectangle of user space.
  fileprivate func node(in rect: CGRect) -> LayoutNode {
    let scale = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    let frame = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    return LayoutNode(
      frame: frame,
      transform: Affine(a: scale.width, b: 0, c: 0, d: isFlipped ? -scale.height : scale.height, tx: 0, ty: 0),
      children: [LayoutNode(frame: CGRect(origin: .zero, size: size), clips: true, children: context?.nodes ?? [])])
  }
}

extension CGContext {
  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard !rect.isEmpty else { return }
    recordInUserSpace(layer.node(in: rect.standardized))
  }

  /// Draws a layer in its size with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
