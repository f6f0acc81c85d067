import FirstFrameGeometry
import Foundation

extension Path {
  /// The filled stretches along a level line, from left to right, by the nonzero rule.
  func filledSpans(atY y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for polyline in flattened(tolerance: 0.1) {
      for (from, to) in zip(polyline.points, polyline.points.dropFirst() + polyline.points.prefix(1))
      where (from.y <= y) != (to.y <= y) {
        crossings.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var (spans, winding, start) = ([ClosedRange<Double>](), 0, 0.0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { spans.append(start...max(start, crossing.x)) }
    }
    return spans
  }
}
