import FirstFrameGeometry

#if canImport(Darwin)
public import CoreGraphics
#else
public import Foundation

/// An affine transform that maps a point (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform()

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation by an angle in radians, clockwise with y down.
  public init(rotationAngle angle: CGFloat) {
    self.init(.rotation(radians: angle))
  }

  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that translates first and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates first and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one first and then the other.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(affine.followed(by: other.affine))
  }

  /// Returns the inverse; this transform itself if it is not invertible.
  public func inverted() -> CGAffineTransform {
    affine.inverse.map { CGAffineTransform($0) } ?? self
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    transform.affine.apply(self)
  }
}

extension CGSize {
  /// Returns the size as a vector, transformed without the translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    let corner = transform.affine.linear.apply(CGPoint(x: width, y: height))
    return CGSize(width: corner.x, height: corner.y)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the transformed one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    transform.affine.bounds(of: self)
  }
}
#endif

extension CGAffineTransform {
  init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
