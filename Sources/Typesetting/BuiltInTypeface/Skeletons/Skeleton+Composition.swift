import Foundation
import Geometry

/// Parts drawn elsewhere and moved into place.
extension Skeleton {
  /// Draws in a box of another width, and places the result mirrored left to right in this one.
  mutating func mirrored(_ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0), draw)
  }

  /// Draws, and turns the result by half a turn around the middle of a box of some height.
  mutating func turned(height: Double, _ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height), draw)
  }

  /// Draws with a scratch skeleton of the same pen and places the result.
  mutating func place(_ transform: Affine, width: Double? = nil, _ draw: (inout Skeleton) -> Void) {
    var part = Skeleton(width: width ?? self.width, pen: pen)
    draw(&part)
    for polyline in part.outline.transformed(by: transform).flattened(tolerance: Self.tolerance) {
      // A mirror turns every contour around; all are turned back together.
      addContour(
        transform.determinant < 0 ? polyline.points.reversed() : polyline.points, keepingDirection: true)
    }
  }
}
