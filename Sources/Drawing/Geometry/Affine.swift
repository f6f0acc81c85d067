public import Foundation

/// An affine transform of the plane.
///
/// A point (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty), with the six numbers named as in SVG and Core Graphics.
public struct Affine: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static func translation(x: CGFloat, y: CGFloat) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public static func scale(x: CGFloat, y: CGFloat) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public static func scale(_ factor: CGFloat) -> Affine {
    scale(x: factor, y: factor)
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the transform that applies this one first, and then the other.
  public func followed(by other: Affine) -> Affine {
    Affine(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  package var determinant: CGFloat { a * d - b * c }

  /// The inverse; `nil` if the transform is not invertible.
  package var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the transform consists of a uniform scaling and a translation only.
  package var isUniformScaleAndTranslation: Bool { b == 0 && c == 0 && a == d && a > 0 }

  /// Returns a rotation around the origin, clockwise with y down. An angle that is not finite rotates nothing.
  public static func rotation(degrees: CGFloat) -> Affine {
    guard degrees.isFinite else { return .identity }
    let axis = UnitVector(degrees: degrees)
    return Affine(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: 0, ty: 0)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle that contains the transformed rectangle.
  package func mapped(by transform: Affine) -> CGRect {
    var bounds = Bounds(transform.apply(CGPoint(x: minX, y: minY)))
    for corner in [CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)] {
      bounds = bounds.including(transform.apply(corner))
    }
    return bounds.rect
  }
}
