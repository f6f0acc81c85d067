import FirstFrameGeometry
import Foundation

extension Path {
  /// Appends a circular arc as cubic curves of at most a quarter circle each, after a line if the path is not empty.
  ///
  /// Angles are in radians from the positive x axis, clockwise with y down. A cubic with handles of length
  /// 4/3 · tan(angle / 4) touches the circle at its ends and its middle (Goldapp, CAGD 8, 1991).
  ///
  /// - Parameter growing: Whether the angle increases along the arc.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool
  ) {
    guard start.isFinite, end.isFinite, radius.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, growing: growing)
    let first = Self.point(on: center, radius, at: start)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let pieces = max(Int(clamping: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), sweep == 0 ? 0 : 1)
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
    let direction = Affine.rotation(radians: angle)
    return CGPoint(x: center.x + radius * direction.a, y: center.y + radius * direction.b)
  }

  /// Returns the signed angle of the arc, at most a full circle.
  private static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let difference = growing ? end - start : start - end
    // Because of rounding, a full circle can be slightly smaller than 2π.
    if difference >= full - 1e-9 { return growing ? full : -full }
    var remainder = difference.truncatingRemainder(dividingBy: full)
    if remainder < -1e-12 { remainder += full }
    return growing ? remainder : -remainder
  }

  /// Appends a line, and an arc that is tangent to two lines: from the current point to a corner, and from the corner
  /// to an end. The appended line leads to the start of the arc.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: corner) }
    guard let incoming = Self.direction(from: corner, to: start), let outgoing = Self.direction(from: corner, to: end)
    else { return addLine(to: corner) }
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    guard radius > 0, abs(cosine) < 1 - 1e-9 else { return addLine(to: corner) }
    // tan(a / 2), where a is the angle between the lines. `tangentOfQuarter` is tan(b / 4), where b is the arc's angle.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let distance = radius / tangent
    let tangentOfHalfSweep = 1 / tangent
    let tangentOfQuarter = ((1 + tangentOfHalfSweep * tangentOfHalfSweep).squareRoot() - 1) / tangentOfHalfSweep
    let reach = distance - radius * 4 / 3 * tangentOfQuarter
    func point(_ direction: CGPoint, _ length: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * length, y: corner.y + direction.y * length)
    }
    addLine(to: point(incoming, distance))
    addCurve(to: point(outgoing, distance), control1: point(incoming, reach), control2: point(outgoing, reach))
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : nil
  }

  /// Extends the path in another space, in which circles are circular.
  ///
  /// - Parameter transform: The map from that space to the path's own. Without an inverse, nothing is added.
  mutating func extend(in transform: Affine, _ build: (inout Path) -> Void) {
    guard transform != .identity else { return build(&self) }
    guard let inverse = transform.inverse else { return }
    var path = transformed(by: inverse)
    build(&path)
    self = path.transformed(by: transform)
  }

  /// The point at which the next element starts; `nil` for an empty path.
  var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }
}
