import FirstFrameGeometry
import Foundation

extension Path {
  /// Appends an arc that touches the line from the current point to a corner and the line from there to an end,
  /// with a line to where it begins.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: corner) }
    guard let incoming = Self.direction(from: corner, to: start), let outgoing = Self.direction(from: corner, to: end)
    else { return addLine(to: corner) }
    let cosine = incoming.x * outgoing.x + incoming.y * outgoing.y
    guard radius > 0, abs(cosine) < 1 - 1e-9 else { return addLine(to: corner) }
    // tan(a / 2) for the angle a between the lines, and tan of a quarter of the arc's own angle.
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

  /// Where the next element begins; nil before the first.
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
