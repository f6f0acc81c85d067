import FirstFrameGeometry
import Foundation

extension Affine {
  /// A turn by an angle in radians, clockwise with y down; the same on every machine.
  static func rotation(radians: CGFloat) -> Affine {
    .rotation(degrees: radians * 180 / .pi)
  }

  /// The transform that undoes this one; nil where it flattens the plane.
  var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The transform without its movement.
  var linear: Affine { Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// Whether the transform does nothing but move.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// This transform, given around one point, as it is around another: the way a node has it around its centre.
  func moved(from pivot: CGPoint, to center: CGPoint) -> Affine {
    let offset = CGPoint(x: pivot.x - center.x, y: pivot.y - center.y)
    let turned = linear.apply(offset)
    var result = self
    result.tx += offset.x - turned.x
    result.ty += offset.y - turned.y
    return result
  }

  /// The smallest upright rectangle that holds a mapped one.
  func bounds(of rect: CGRect) -> CGRect {
    guard !isTranslation else { return rect.offsetBy(dx: tx, dy: ty) }
    var bounds = Bounds(apply(CGPoint(x: rect.minX, y: rect.minY)))
    for corner in [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ] {
      bounds = bounds.including(apply(corner))
    }
    return bounds.rect
  }

  /// The angle of a vector, clockwise from the right with y down, from 0 up to 360 degrees.
  ///
  /// Found by halving within a quadrant, as the C library's arctangent differs between systems; exact where the
  /// vector lies on an axis.
  static func degrees(x: CGFloat, y: CGFloat) -> CGFloat {
    if y == 0 { return x < 0 ? 180 : 0 }
    if x == 0 { return y < 0 ? 270 : 90 }
    let quadrant: CGFloat = y > 0 ? (x > 0 ? 0 : 90) : (x < 0 ? 180 : 270)
    var (low, high) = (quadrant, quadrant + 90)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      let turn = rotation(degrees: middle)
      // Positive while the vector lies further clockwise than the middle.
      if turn.a * y - turn.b * x > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
