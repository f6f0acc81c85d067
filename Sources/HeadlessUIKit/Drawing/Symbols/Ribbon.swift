import FirstFrameGeometry
import Foundation

/// A stroked line as an area with round ends. Its outline never crosses itself, so it can be cut out of another area.
struct Ribbon {
  private let points: [CGPoint]
  private let half: CGFloat

  /// - Parameter path: A single open subpath whose radius of curvature is at least half the width.
  init(along path: Path, width: CGFloat) {
    points = path.flattened(tolerance: 0.02).first?.points ?? []
    half = width / 2
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

  /// Returns the direction of the line after a point; for the last point, before it.
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
      x: points[index].x + normal.x * factor * half * sign, y: points[index].y + normal.y * factor * half * sign)
  }

  /// Appends half a circle around an end, from one side to the other.
  private func addCap(to path: inout Path, at index: Int, forward: CGFloat, from start: CGPoint) {
    let center = points[index]
    let out = CGPoint(x: direction(index).x * forward * half, y: direction(index).y * forward * half)
    let across = CGPoint(x: start.x - center.x, y: start.y - center.y)
    let handle = 4 / 3 * (2.squareRoot() - 1) as CGFloat
    func point(_ alongOut: CGFloat, _ alongAcross: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + out.x * alongOut + across.x * alongAcross,
        y: center.y + out.y * alongOut + across.y * alongAcross)
    }
    path.addCurve(to: point(1, 0), control1: point(handle, 1), control2: point(1, handle))
    path.addCurve(to: point(0, -1), control1: point(1, -handle), control2: point(handle, -1))
  }
}
