import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension Path {
  /// As near to curves as anyone can point, in points.
  private static let pointingTolerance: CGFloat = 0.01

  /// Whether a point lies inside, by the number of times that the path winds around it; open subpaths count as closed.
  func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for polyline in flattened(tolerance: Self.pointingTolerance) {
      guard var from = polyline.points.last else { continue }
      for to in polyline.points {
        winding += Self.crossing(from: from, to: to, of: point)
        from = to
      }
    }
    return rule == .nonzero ? winding != 0 : winding % 2 != 0
  }

  /// 1 or -1 for a line that crosses the ray from a point to the right, by its direction.
  private static func crossing(from: CGPoint, to: CGPoint, of point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }
}
