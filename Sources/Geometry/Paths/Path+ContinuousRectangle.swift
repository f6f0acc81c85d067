import Foundation

extension Path {
  /// Appends a rectangle with continuous corners, whose radii fit, as a closed clockwise subpath.
  mutating func addContinuousRect(_ rect: CGRect, radii: CornerRadii) {
    // What a side leaves beyond the two radii is shared by its two corners.
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
        radius: radius, room: radius + max(spare, 0), circleHandle: Self.quarterCircleHandle)
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
