public import Foundation

extension Path {
  /// The handle length, as a share of the radius, with which a cubic curve is closest to a quarter circle:
  /// its largest radial error is 0.02 %.
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
  /// Radii that do not fit are scaled down together, as CSS does.
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

  /// Appends an ellipse that touches the sides of a rectangle.
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
