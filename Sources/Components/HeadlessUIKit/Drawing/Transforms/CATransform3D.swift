import FirstFrameGeometry
public import Foundation

/// A 3D transform, as a 4 by 4 matrix that multiplies row vectors from the right.
///
/// Layers are flat: what a transform does to z is visible only by its perspective.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Creates the identity.
  public init() {}

  init(_ affine: Affine) {
    (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The projection of the transform onto the plane.
  var affine: Affine { Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// Whether the transform makes parts of a flat layer smaller than others.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

  /// The determinant of what the transform does to a flat layer. It is negative if the back of the layer is seen.
  var determinantOfPlane: CGFloat {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
  }

  var isAffine: Bool {
    self == CATransform3D(affine)
  }

  /// Returns the transform that applies this one first and then the other.
  func followed(by other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    return CATransform3D(
      rows: left.map { row -> [CGFloat] in
        (0..<4).map { column -> CGFloat in
          zip(row, right).reduce(0) { (sum: CGFloat, pair) in sum + pair.0 * pair.1[column] }
        }
      })
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a rotation by an angle in radians around an axis; the identity if the axis has length zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let rotation = Affine.rotation(radians: angle)
  let (cosine, sine) = (rotation.a, rotation.b)
  let (x, y, z) = (x / length, y / length, z / length)
  let complement = 1 - cosine
  // Rodrigues' rotation formula, transposed for row vectors.
  return CATransform3D(rows: [
    [cosine + x * x * complement, x * y * complement + z * sine, x * z * complement - y * sine, 0],
    [x * y * complement - z * sine, cosine + y * y * complement, y * z * complement + x * sine, 0],
    [x * z * complement + y * sine, y * z * complement - x * sine, cosine + z * z * complement, 0],
    [0, 0, 0, 1],
  ])
}

/// Returns the transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).followed(by: t)
}

/// Returns the transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).followed(by: t)
}

/// Returns the transform that rotates first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).followed(by: t)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.followed(by: b) }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m.affine) }

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the projection of a transform onto the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(t.affine) }
