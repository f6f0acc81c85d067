import FirstFrameGeometry
import Foundation

extension Path {
  /// Appends an arc of a circle as cubic curves, none of them over a quarter, with a line to its start where the
  /// path has begun.
  ///
  /// Angles are radians from the right, growing clockwise with y down. A cubic with handles of 4/3 · tan(angle / 4)
  /// touches the circle at its ends and its middle (Goldapp, CAGD 8, 1991).
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, growing: growing)
    let first = Self.point(on: center, radius, at: start)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), sweep == 0 ? 0 : 1)
    guard pieces > 0, radius > 0 else { return }
    let step = sweep / CGFloat(pieces)
    let quarter = Affine.rotation(radians: step / 4)
    let handle = radius * 4 / 3 * (quarter.b / quarter.a)
    for piece in 0..<pieces {
      addPiece(
        center, radius, handle: handle, from: start + step * CGFloat(piece), to: start + step * CGFloat(piece + 1))
    }
  }

  private mutating func addPiece(
    _ center: CGPoint, _ radius: CGFloat, handle: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    let (from, to) = (Affine.rotation(radians: start), Affine.rotation(radians: end))
    let (first, last) = (Self.point(on: center, radius, at: start), Self.point(on: center, radius, at: end))
    addCurve(
      to: last, control1: CGPoint(x: first.x - handle * from.b, y: first.y + handle * from.a),
      control2: CGPoint(x: last.x + handle * to.b, y: last.y - handle * to.a))
  }

  private static func point(on center: CGPoint, _ radius: CGFloat, at angle: CGFloat) -> CGPoint {
    let turn = Affine.rotation(radians: angle)
    return CGPoint(x: center.x + radius * turn.a, y: center.y + radius * turn.b)
  }

  /// The way from one angle to another in a direction; at most once around.
  private static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let difference = growing ? end - start : start - end
    // A hair less than whole turns is what arithmetic leaves of a whole turn.
    if difference >= full - 1e-9 { return growing ? full : -full }
    var turned = difference.truncatingRemainder(dividingBy: full)
    if turned < -1e-12 { turned += full }
    return growing ? turned : -turned
  }
}
