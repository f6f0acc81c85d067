import Foundation

extension Path {
  /// Appends an arc of an ellipse as cubic curves that span at most 90 degrees each.
  ///
  /// Source: SVG 2, section 9.5.1 and appendix B.2, "Elliptical arc implementation notes".
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotationInDegrees: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    if start == end { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    let axis = UnitVector(degrees: rotationInDegrees)

    // Half the vector from the end to the start, in the coordinate system of the ellipse's axes.
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (axis.x * dx + axis.y * dy, axis.x * dy - axis.y * dx)
    let squaredScale = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if squaredScale > 1 {
      rx *= squaredScale.squareRoot()
      ry *= squaredScale.squareRoot()
    }

    // The center (cx, cy), scaled so that the ellipse is the unit circle, with the chord's midpoint as the origin.
    let (ux, uy) = (x / rx, y / ry)
    let squaredDistance = max(1 / (ux * ux + uy * uy) - 1, 0)
    let signedDistance: CGFloat = (isLarge == isClockwise ? -1 : 1) * squaredDistance.squareRoot()
    let (cx, cy) = (signedDistance * uy, -signedDistance * ux)

    let toCircle = Affine(a: rx, b: 0, c: 0, d: ry, tx: 0, ty: 0)
      .followed(by: Affine(a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: 0, ty: 0))
    let midpoint = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let center = toCircle.apply(CGPoint(x: cx, y: cy))
    let transform = toCircle.followed(by: .translation(x: midpoint.x + center.x, y: midpoint.y + center.y))
    addArc(
      from: UnitVector(normalizing: ux - cx, uy - cy), to: UnitVector(normalizing: -ux - cx, -uy - cy),
      isClockwise: isClockwise, transform: transform, end: end)
  }

  /// Appends an arc of the unit circle, transformed by `transform`.
  private mutating func addArc(
    from start: UnitVector, to end: UnitVector, isClockwise: Bool, transform: Affine, end endPoint: CGPoint
  ) {
    let turn: CGFloat = isClockwise ? 1 : -1
    var current = start
    for _ in 0..<4 {
      let isWithinQuarter = current.dot(end) > 0 && current.cross(end) * turn >= 0
      if isWithinQuarter { break }
      let next = UnitVector(x: current.turnedLeft.x * turn, y: current.turnedLeft.y * turn)
      addArcPiece(from: current, to: next, turn: turn, transform: transform, endPoint: nil)
      current = next
    }
    addArcPiece(from: current, to: end, turn: turn, transform: transform, endPoint: endPoint)
  }

  private mutating func addArcPiece(
    from start: UnitVector, to end: UnitVector, turn: CGFloat, transform: Affine, endPoint: CGPoint?
  ) {
    // tan(a / 4) from cos(a) by the half-angle formulas.
    let cosine = min(max(start.dot(end), -1), 1)
    let tangentOfHalf = ((1 - cosine) / (1 + cosine)).squareRoot()
    guard tangentOfHalf > 1e-12 else {
      if let endPoint { addLine(to: endPoint) }
      return
    }
    let tangentOfQuarter = ((1 + tangentOfHalf * tangentOfHalf).squareRoot() - 1) / tangentOfHalf
    let handle = turn * 4 / 3 * tangentOfQuarter
    addCurve(
      to: endPoint ?? transform.apply(CGPoint(x: end.x, y: end.y)),
      control1: transform.apply(CGPoint(x: start.x - handle * start.y, y: start.y + handle * start.x)),
      control2: transform.apply(CGPoint(x: end.x + handle * end.y, y: end.y - handle * end.x)))
  }
}
