package import Foundation

extension CGRect {
  /// The smallest upright rectangle that holds the mapped one.
  package func mapped(by transform: Affine) -> CGRect {
    var bounds = Bounds(transform.apply(CGPoint(x: minX, y: minY)))
    for corner in [CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)] {
      bounds = bounds.including(transform.apply(corner))
    }
    return bounds.rect
  }
}
