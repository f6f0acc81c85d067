import FirstFrameGeometry
import Foundation

extension Affine {
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
