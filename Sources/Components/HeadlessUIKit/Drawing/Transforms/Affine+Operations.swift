import FirstFrameGeometry
import Foundation

extension Affine {
  /// Returns a rotation by an angle in radians, clockwise with y down. The result is the same on every machine.
  static func rotation(radians: CGFloat) -> Affine { .rotation(degrees: radians * 180 / .pi) }

  /// The transform without its translation.
  var linear: Affine { Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// Whether the transform is a pure translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Converts a transform around a pivot to a transform around another point, such as the center of a node.
  func moved(from pivot: CGPoint, to center: CGPoint) -> Affine {
    let offset = CGPoint(x: pivot.x - center.x, y: pivot.y - center.y)
    let mapped = linear.apply(offset)
    var result = self
    result.tx += offset.x - mapped.x
    result.ty += offset.y - mapped.y
    return result
  }

  /// Returns the smallest upright rectangle that contains the transformed rectangle.
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

  /// Returns the angle of a vector in degrees, clockwise from the positive x axis with y down, in 0..<360.
  ///
  /// The angle is found by bisection within a quadrant, because the arctangent of the C library differs between
  /// systems. It is exact for vectors on an axis.
  static func degrees(x: CGFloat, y: CGFloat) -> CGFloat {
    if y == 0 { return x < 0 ? 180 : 0 }
    if x == 0 { return y < 0 ? 270 : 90 }
    let quadrant: CGFloat = y > 0 ? (x > 0 ? 0 : 90) : (x < 0 ? 180 : 270)
    var (low, high) = (quadrant, quadrant + 90)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      let direction = rotation(degrees: middle)
      // Positive if the vector is further clockwise than the middle.
      if direction.a * y - direction.b * x > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
