public import Foundation

extension Affine {
  /// A turn around the origin, clockwise with y down.
  public static func rotation(degrees: CGFloat) -> Affine {
    let axis = UnitVector(degrees: degrees)
    return Affine(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: 0, ty: 0)
  }
}
