import FirstFrameGeometry
import Foundation

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
    // A part that is only moved, scaled or mirrored is drawn with the slant that its placing turns into this one's,
    // so that its strokes are slanted as lines and keep their weight; a rotated part is slanted as a shape.
    let isAligned = transform.b == 0 && transform.c == 0
    let partSlant = isAligned ? slant * transform.d / transform.a : 0
    var part = Skeleton(width: width ?? self.width, pen: pen, slant: partSlant)
    draw(&part)
    let rest =
      isAligned
      ? Affine.translation(x: slant * transform.ty, y: 0) : Affine(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
    let placing = transform.followed(by: rest)
    for polyline in part.outline.transformed(by: placing).flattened(tolerance: Self.tolerance) {
      // A mirror turns every contour around; all are turned back together.
      addContour(
        transform.determinant < 0 ? polyline.points.reversed() : polyline.points, keepingDirection: true)
    }
  }
}
