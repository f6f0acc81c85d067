import FirstFrameGeometry
import Foundation

extension Path {
  /// The winding number of the flattened path around a point, positive for counterclockwise with y up.
  func winding(at point: CGPoint) -> Int {
    flattened(tolerance: 0.01).reduce(0) { winding, polyline in
      winding + polyline.winding(at: point)
    }
  }

  /// The sum of the signed areas of all contours.
  var signedArea: CGFloat {
    flattened(tolerance: 0.001).reduce(0) { $0 + $1.signedArea }
  }
}

extension Polyline {
  private var sides: [(CGPoint, CGPoint)] {
    Array(zip(points, points.dropFirst() + points.prefix(1)))
  }

  func winding(at point: CGPoint) -> Int {
    sides.reduce(0) { winding, side in
      let (from, to) = side
      guard (from.y <= point.y) != (to.y <= point.y) else { return winding }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return winding }
      return winding + (to.y > from.y ? 1 : -1)
    }
  }

  var signedArea: CGFloat {
    sides.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  /// Returns the distance from a point to the nearest point of the line.
  func distance(to point: CGPoint) -> CGFloat {
    let all = isClosed ? sides : sides.dropLast()
    return all.map { from, to in
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let squared = dx * dx + dy * dy
      let along = squared == 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared
      let t = min(max(along, 0), 1)
      let (x, y) = (point.x - from.x - t * dx, point.y - from.y - t * dy)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }
}
