import FirstFrameGeometry
import Foundation

/// From pixels to a space of a gradient's own, whose origin is the gradient's.
///
/// The origin is snapped to the sub-pixel grid, and everything else depends on differences to it alone: a shape
/// moved by whole pixels has the same colours, moved.
struct GradientSpace {
  let originX: Double
  let originY: Double
  /// The inverse of the linear part: u = a·dx + c·dy, v = b·dx + d·dy.
  let a: Double
  let b: Double
  let c: Double
  let d: Double

  /// Nil where the transform flattens the plane, so that nothing can be seen.
  ///
  /// - Parameters:
  ///   - origin: In the space that the transform maps to pixels.
  ///   - basis: From gradient space to that space; only its linear part counts.
  init?(origin: CGPoint, basis: Affine, transform: Affine) {
    let determinant =
      (basis.a * basis.d - basis.b * basis.c) * (transform.a * transform.d - transform.b * transform.c)
    guard determinant != 0, determinant.isFinite else { return nil }
    let whole = Affine(a: basis.a, b: basis.b, c: basis.c, d: basis.d, tx: 0, ty: 0)
      .followed(by: Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
    a = whole.d / determinant
    b = -whole.b / determinant
    c = -whole.c / determinant
    d = whole.a / determinant
    let place = transform.apply(origin)
    originX = Double(Subpixel.snapped(place.x))
    originY = Double(Subpixel.snapped(place.y))
  }

  /// From the origin to the centre of a pixel.
  @inline(__always)
  func deltaX(_ x: Int) -> Double { Double(x) + 0.5 - originX }

  @inline(__always)
  func deltaY(_ y: Int) -> Double { Double(y) + 0.5 - originY }
}
