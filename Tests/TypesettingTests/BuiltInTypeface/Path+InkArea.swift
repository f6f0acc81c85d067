import FirstFrameGeometry
import Foundation

extension Path {
  /// The area that the nonzero rule fills, by level cuts through the middle of bands.
  func inkArea(bandHeight: Double = 10) -> Double {
    let sides = flattened(tolerance: 0.1).flatMap {
      zip($0.points, $0.points.dropFirst() + $0.points.prefix(1))
    }
    guard let bounds = controlPointBounds else { return 0 }
    var area = 0.0
    var y = (bounds.minY / bandHeight).rounded(.down) * bandHeight + bandHeight / 2
    while y < bounds.maxY {
      var crossings: [(x: Double, turn: Int)] = []
      for (from, to) in sides where (from.y <= y) != (to.y <= y) {
        crossings.append((from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        if winding != 0 { area += (crossing.x - crossings[index - 1].x) * bandHeight }
        winding += crossing.turn
      }
      y += bandHeight
    }
    return area
  }
}

extension Path {
  /// How many filled stretches a plumb line meets.
  func strokesCrossed(atX x: Double) -> Int {
    var crossings: [(y: Double, turn: Int)] = []
    for polyline in flattened(tolerance: 0.1) {
      for (from, to) in zip(polyline.points, polyline.points.dropFirst() + polyline.points.prefix(1))
      where (from.x <= x) != (to.x <= x) {
        crossings.append((from.y + (x - from.x) / (to.x - from.x) * (to.y - from.y), to.x > from.x ? 1 : -1))
      }
    }
    crossings.sort { $0.y < $1.y }
    var winding = 0
    var strokes = 0
    for crossing in crossings {
      if winding == 0 { strokes += 1 }
      winding += crossing.turn
    }
    return strokes
  }
}
