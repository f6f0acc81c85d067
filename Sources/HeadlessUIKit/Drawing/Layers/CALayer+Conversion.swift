import FirstFrameGeometry
public import Foundation

extension CALayer {
  /// From the layer's own space to that of the outermost superlayer's superlayer, had it one.
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

  /// From this layer's space to another's; to the root's where there is none.
  func matrix(to layer: CALayer?) -> Affine {
    matrixToRoot.followed(by: layer?.matrixToRoot.inverse ?? .identity)
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint { matrix(to: layer).apply(point) }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    (matrix(to: layer).inverse ?? .identity).apply(point)
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { matrix(to: layer).bounds(of: rect) }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    (matrix(to: layer).inverse ?? .identity).bounds(of: rect)
  }

  /// Whether a point of the layer's own space lies within its bounds.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
