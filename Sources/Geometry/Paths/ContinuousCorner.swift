import Foundation

/// One corner of a rectangle whose curvature grows from 0 at the sides to a circle's in the middle.
///
/// Two mirrored cubic curves meet on the corner's diagonal, at the point where a circle of the radius crosses it,
/// with that circle's direction and curvature: the corner looks as round as the circle's. At the sides the two
/// outer control points lie on the side itself, which makes the curvature there 0. With lengths counted in radii
/// from the corner, and h = 1 - 1/√2 for the crossing:
///
/// - the curve leaves the side at 1.5 (a free choice: longer is softer);
/// - the control point next to the crossing is where the crossing's tangent meets the side, 2h;
/// - the one before it follows from the curvature of a cubic's end, 2/3 · |a × b| / |b|³ = 1 for the last two
///   legs a and b: it lies at 2h + 3√2h², about 0.95.
///
/// Where a side is too short for that, all control points move towards those of the two halves of the circle's
/// own curve, which a side of twice the radius gets exactly.
struct ContinuousCorner {
  /// From the corner to where the curve leaves the side.
  let start: CGFloat
  /// From the corner to the two control points on the side, or above it.
  let control1: CGPoint
  let control2: CGPoint
  /// From the corner to the crossing with the diagonal, along either side.
  let middle: CGFloat

  private static let reach: CGFloat = 1.5

  /// - Parameter room: The length that the corner may use of its shorter side, at least the radius.
  init(radius: CGFloat, room: CGFloat, circleHandle: CGFloat) {
    let smoothness = radius > 0 ? min(max((room / radius - 1) / (Self.reach - 1), 0), 1) : 0
    let h = 1 - CGFloat(0.5).squareRoot()
    let circle = Cubic(
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - circleHandle, y: 0), CGPoint(x: 0, y: 1 - circleHandle),
      CGPoint(x: 0, y: 1)
    ).halves.0
    let soft = Cubic(
      CGPoint(x: Self.reach, y: 0), CGPoint(x: 2 * h + 3 * CGFloat(2).squareRoot() * h * h, y: 0),
      CGPoint(x: 2 * h, y: 0), CGPoint(x: h, y: h))
    func mixed(_ hard: CGPoint, _ soft: CGPoint) -> CGPoint {
      (hard + (soft - hard) * smoothness) * radius
    }
    start = mixed(circle.start, soft.start).x
    control1 = mixed(circle.control1, soft.control1)
    control2 = mixed(circle.control2, soft.control2)
    middle = mixed(circle.end, soft.end).x
  }
}
