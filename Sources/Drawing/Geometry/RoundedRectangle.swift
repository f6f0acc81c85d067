public import Foundation

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomRight: CGFloat
  public var bottomLeft: CGFloat

  public static let zero = CornerRadii(0)

  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The radii in clockwise order from the top left, the order of CSS.
  package var clockwise: [CGFloat] { [topLeft, topRight, bottomRight, bottomLeft] }

  package var isZero: Bool { self == .zero }

  /// Returns the radii, scaled down by one factor if two of them overlap on a side of a rectangle.
  ///
  /// Source: CSS Backgrounds and Borders 3, section 4.5, "Overlapping curves".
  package func fitted(to size: CGSize) -> CornerRadii {
    let sides = [
      (size.width, topLeft + topRight), (size.height, topRight + bottomRight),
      (size.width, bottomLeft + bottomRight), (size.height, topLeft + bottomLeft),
    ]
    let scale = sides.filter { $0.1 > $0.0 }.map { $0.0 / $0.1 }.min() ?? 1
    return scale < 1 ? map { $0 * scale } : self
  }

  /// Returns the radii of the concentric rectangle that is inset by a distance on every side.
  package func inset(by distance: CGFloat) -> CornerRadii {
    map { max($0 - distance, 0) }
  }

  package func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}

/// The shape of a rounded corner.
public enum CornerCurve: String, CaseIterable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that starts farther from the corner than an arc does, with a curvature that rises from 0 at its ends.
  case continuous
}

extension Path {
  /// The handle length, as a fraction of the radius, at which a cubic curve is closest to a quarter circle. The
  /// largest radial error is 0.02 %.
  ///
  /// Source: Goldapp, "Approximation of circular arcs by cubic polynomials", CAGD 8 (1991).
  static let quarterCircleHandle: CGFloat = 0.551915024494

  /// Appends a rectangle as a closed clockwise subpath.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends a rectangle with rounded corners as a closed clockwise subpath.
  ///
  /// Radii that do not fit are scaled down by one factor, as in CSS.
  public mutating func addRoundedRect(_ rect: CGRect, radii: CornerRadii, curve: CornerCurve = .circular) {
    let radii = radii.fitted(to: rect.size)
    guard !radii.isZero else { return addRect(rect) }
    if curve == .continuous { return addContinuousRect(rect, radii: radii) }
    move(to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), radius: radii.topRight, from: (-1, 0), to: (0, 1))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), radius: radii.bottomRight, from: (0, -1), to: (-1, 0))
    addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), radius: radii.bottomLeft, from: (1, 0), to: (0, -1))
    addCorner(at: CGPoint(x: rect.minX, y: rect.minY), radius: radii.topLeft, from: (0, 1), to: (1, 0))
    closeSubpath()
  }

  /// Appends the ellipse that is inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let unit = Path { $0.addRoundedRect(CGRect(x: -1, y: -1, width: 2, height: 2), radii: CornerRadii(1)) }
    addPath(
      unit.transformed(
        by: Affine(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
  }

  private mutating func addCorner(
    at corner: CGPoint, radius: CGFloat, from incoming: (x: CGFloat, y: CGFloat),
    to outgoing: (x: CGFloat, y: CGFloat)
  ) {
    let handle = radius * (1 - Self.quarterCircleHandle)
    func point(_ direction: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
    }
    addLine(to: point(incoming, radius))
    guard radius > 0 else { return }
    addCurve(
      to: point(outgoing, radius), control1: point(incoming, handle), control2: point(outgoing, handle))
  }
}

extension Path {
  /// Appends a rectangle with continuous corners as a closed clockwise subpath. The radii must fit.
  mutating func addContinuousRect(_ rect: CGRect, radii: CornerRadii) {
    // The two corners of a side share the length that their radii leave free.
    let top = (rect.width - radii.topLeft - radii.topRight) / 2
    let right = (rect.height - radii.topRight - radii.bottomRight) / 2
    let bottom = (rect.width - radii.bottomLeft - radii.bottomRight) / 2
    let left = (rect.height - radii.topLeft - radii.bottomLeft) / 2
    let corners: [(corner: CGPoint, radius: CGFloat, spare: CGFloat, incoming: CGPoint, outgoing: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, min(top, right), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, min(right, bottom), CGPoint(x: 0, y: -1),
        CGPoint(x: -1, y: 0)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, min(bottom, left), CGPoint(x: 1, y: 0),
        CGPoint(x: 0, y: -1)
      ),
      (CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, min(left, top), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    var isFirst = true
    for (corner, radius, spare, incoming, outgoing) in corners {
      let shape = ContinuousCorner(
        radius: radius, availableLength: radius + max(spare, 0), circleHandle: Self.quarterCircleHandle)
      let start = corner + incoming * shape.start
      if isFirst { move(to: start) } else { addLine(to: start) }
      isFirst = false
      guard radius > 0 else { continue }
      addCurve(
        to: corner + (incoming + outgoing) * shape.middle,
        control1: corner + incoming * shape.control1.x + outgoing * shape.control1.y,
        control2: corner + incoming * shape.control2.x + outgoing * shape.control2.y)
      addCurve(
        to: corner + outgoing * shape.start,
        control1: corner + outgoing * shape.control2.x + incoming * shape.control2.y,
        control2: corner + outgoing * shape.control1.x + incoming * shape.control1.y)
    }
    closeSubpath()
  }
}

/// One corner of a rectangle. Its curvature rises from 0 at the sides to the curvature of a circle in the middle.
///
/// Two mirrored cubic curves meet on the corner's diagonal, at the point where the circular corner crosses the
/// diagonal. There, they have the direction and the curvature of the circle, so that the corner looks as round as a
/// circular corner. At the sides, the two outer control points are on the side itself, so the curvature is 0. With
/// lengths in radii from the corner, and h = 1 - 1/√2 for the crossing:
///
/// - the curve leaves the side at 1.5 (chosen by eye: a larger number is softer);
/// - the control point next to the crossing is where the crossing's tangent meets the side, 2h;
/// - the control point before that follows from the curvature at the end of a cubic, 2/3 · |a × b| / |b|³ = 1 for
///   its last two legs a and b: 2h + 3√2h², about 0.95.
///
/// If a side is too short, all control points move towards the control points of the two halves of the circular corner.
/// A side of twice the radius gets exactly the circular corner.
struct ContinuousCorner {
  /// The distance from the corner to the point where the curve leaves the side.
  let start: CGFloat
  /// The control points of the first curve, relative to the corner: x along the side, y away from it.
  let control1: CGPoint
  let control2: CGPoint
  /// The distance along either side from the corner to the crossing with the diagonal.
  let middle: CGFloat

  private static let softStart: CGFloat = 1.5

  /// - Parameter availableLength: The length of the shorter side that is available to the corner, at least the radius.
  init(radius: CGFloat, availableLength: CGFloat, circleHandle: CGFloat) {
    let smoothness = radius > 0 ? min(max((availableLength / radius - 1) / (Self.softStart - 1), 0), 1) : 0
    let h = 1 - CGFloat(0.5).squareRoot()
    let circle = Cubic(
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - circleHandle, y: 0), CGPoint(x: 0, y: 1 - circleHandle),
      CGPoint(x: 0, y: 1)
    ).halves.0
    let soft = Cubic(
      CGPoint(x: Self.softStart, y: 0), CGPoint(x: 2 * h + 3 * CGFloat(2).squareRoot() * h * h, y: 0),
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
