import FirstFrameGeometry
import Foundation

extension CGAffineTransform {
  init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
