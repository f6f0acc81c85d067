import FirstFrameGeometry
import Foundation

/// The area of a stroked line with round ends. Its outline never crosses itself, so it can be a hole in another area.
struct Ribbon {
  private let points: [CGPoint]
  private let halfWidth: CGFloat

  /// - Parameter path: A single open subpath with a radius of curvature of at least half the width.
  init(along path: Path, width: CGFloat) {
    points = path.flattened(tolerance: 0.02).first?.points ?? []
    halfWidth = width / 2
  }

  var outline: Path {
    guard points.count > 1 else { return Path() }
    let left = points.indices.map { side($0, 1) }
    let right = points.indices.map { side($0, -1) }
    return Path { path in
      path.move(to: left[0])
      for point in left.dropFirst() { path.addLine(to: point) }
      addCap(to: &path, at: points.count - 1, forward: 1, from: left[points.count - 1])
      for point in right.reversed().dropFirst() { path.addLine(to: point) }
      addCap(to: &path, at: 0, forward: -1, from: right[0])
      path.closeSubpath()
    }
  }

  /// Returns the direction of the line after a point, or of the line before the last point.
  private func direction(_ index: Int) -> CGPoint {
    let from = min(index, points.count - 2)
    let (x, y) = (points[from + 1].x - points[from].x, points[from + 1].y - points[from].y)
    let length = max((x * x + y * y).squareRoot(), 1e-9)
    return CGPoint(x: x / length, y: y / length)
  }

  /// Returns the point on one side where the edges of the adjacent lines meet.
  private func side(_ index: Int, _ sign: CGFloat) -> CGPoint {
    let (before, after) = (direction(max(index - 1, 0)), direction(index))
    let normal = CGPoint(x: before.y + after.y, y: -before.x - after.x)
    let square = normal.x * normal.x + normal.y * normal.y
    // The sum of two unit normals has the length 2 cos(a / 2), and the corner is at the distance 1 / cos(a / 2).
    let factor = index == 0 || index == points.count - 1 ? 0.5 : 2 / max(square, 0.5)
    return CGPoint(
      x: points[index].x + normal.x * factor * halfWidth * sign,
      y: points[index].y + normal.y * factor * halfWidth * sign)
  }

  /// Appends a semicircle around an end, from one side to the other.
  private func addCap(to path: inout Path, at index: Int, forward: CGFloat, from start: CGPoint) {
    let center = points[index]
    let outward = CGPoint(x: direction(index).x * forward * halfWidth, y: direction(index).y * forward * halfWidth)
    let across = CGPoint(x: start.x - center.x, y: start.y - center.y)
    let handle = 4 / 3 * (2.squareRoot() - 1) as CGFloat
    func point(_ outwardFactor: CGFloat, _ acrossFactor: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + outward.x * outwardFactor + across.x * acrossFactor,
        y: center.y + outward.y * outwardFactor + across.y * acrossFactor)
    }
    path.addCurve(to: point(1, 0), control1: point(handle, 1), control2: point(1, handle))
    path.addCurve(to: point(0, -1), control1: point(1, -handle), control2: point(handle, -1))
  }
}
