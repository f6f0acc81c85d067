import FirstFrameGeometry
import Foundation

/// A level cut through the end of a slanted stroke, which the pen alone would leave square to the slant.
struct LevelCut: Sendable {
  let height: Double
  let keepsAbove: Bool

  /// The part of a filled outline on the side that is kept.
  func applied(to outline: Path) -> Path {
    var result = Path()
    for polyline in outline.flattened(tolerance: Skeleton.tolerance) {
      result.addContour(kept(of: polyline.points))
    }
    return result
  }

  /// One contour, by the rule of Sutherland and Hodgman.
  private func kept(of points: [CGPoint]) -> [CGPoint] {
    guard var previous = points.last else { return [] }
    var kept: [CGPoint] = []
    for point in points {
      if keeps(point) != keeps(previous) {
        let share = (height - previous.y) / (point.y - previous.y)
        kept.append(CGPoint(x: previous.x + (point.x - previous.x) * share, y: height))
      }
      if keeps(point) { kept.append(point) }
      previous = point
    }
    return kept
  }

  private func keeps(_ point: CGPoint) -> Bool {
    keepsAbove ? point.y >= height : point.y <= height
  }
}
