import FirstFrameGeometry
import Foundation

extension Path {
  /// Returns the area that the nonzero rule fills, measured by horizontal lines through the middle of bands.
  func inkArea(bandHeight: Double = 10) -> Double {
    let sides = flattenedSides
    guard let bounds = controlPointBounds else { return 0 }
    var area = 0.0
    var y = (bounds.minY / bandHeight).rounded(.down) * bandHeight + bandHeight / 2
    while y < bounds.maxY {
      for span in sides.filledSpans(atY: y) { area += (span.upperBound - span.lowerBound) * bandHeight }
      y += bandHeight
    }
    return area
  }

  /// Returns the spans of a horizontal line that the nonzero rule fills, from left to right.
  func filledSpans(atY y: Double) -> [ClosedRange<Double>] {
    flattenedSides.filledSpans(atY: y)
  }

  /// Returns the number of filled spans on a vertical line.
  func strokesCrossed(atX x: Double) -> Int {
    transformed(by: Affine(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)).filledSpans(atY: x).count
  }

  private var flattenedSides: [Side] {
    flattened(tolerance: 0.1).flatMap { zip($0.points, $0.points.dropFirst() + $0.points.prefix(1)).map(Side.init) }
  }
}

/// A straight side of a flattened contour.
private struct Side {
  let from: CGPoint
  let to: CGPoint
}

extension [Side] {
  fileprivate func filledSpans(atY y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for side in self where (side.from.y <= y) != (side.to.y <= y) {
      let share = (y - side.from.y) / (side.to.y - side.from.y)
      crossings.append((side.from.x + share * (side.to.x - side.from.x), side.to.y > side.from.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var (spans, winding, start) = ([ClosedRange<Double>](), 0, 0.0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { spans.append(start...Swift.max(start, crossing.x)) }
    }
    return spans
  }
}
