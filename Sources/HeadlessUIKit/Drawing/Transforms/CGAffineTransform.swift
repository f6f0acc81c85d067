import FirstFrameGeometry

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation

  /// A transform of the plane: a point (x, y) maps to (a·x + c·y + tx, b·x + d·y + ty).
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

    /// A turn by an angle in radians, clockwise with y down.
    public init(rotationAngle angle: CGFloat) {
      self.init(.rotation(radians: angle))
    }

    public var isIdentity: Bool { self == .identity }

    /// The transform that moves first, and then does what this one does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that scales first, and then does what this one does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that turns first, and then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that does this first, and then the other.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(affine.followed(by: other.affine))
    }

    /// The transform that undoes this one; this one where nothing undoes it.
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
    /// The size as a vector, mapped without the transform's movement.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      let corner = transform.affine.linear.apply(CGPoint(x: width, y: height))
      return CGSize(width: corner.x, height: corner.y)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle that holds the mapped one.
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
