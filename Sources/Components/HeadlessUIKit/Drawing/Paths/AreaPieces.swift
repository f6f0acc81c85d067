import FirstFrameGeometry
import Foundation

/// Builds clockwise polygons from slabs: trapezoids are joined where they continue each other.
struct AreaPieces: SlabCollection {
  private var finished = Path()
  private var open: [Column] = []

  /// A polygon that is not finished.
  private struct Column {
    var left: [CGPoint]
    var right: [CGPoint]

    /// Adds the lower end of a trapezoid. Points on a straight line are omitted.
    static func append(_ point: CGPoint, to side: inout [CGPoint]) {
      if side.count > 1 {
        let (first, second) = (side[side.count - 2], side[side.count - 1])
        let turn = (second.x - first.x) * (point.y - second.y) - (second.y - first.y) * (point.x - second.x)
        if abs(turn) < 1e-9 { side.removeLast() }
      }
      side.append(point)
    }
  }

  /// The polygons of all slabs.
  var path: Path {
    var copy = self
    copy.endSlab(keeping: [])
    return copy.finished
  }

  mutating func addSlab(_ trapezoids: [Trapezoid], from top: Double, to bottom: Double) {
    var columns: [Column] = []
    for trapezoid in trapezoids {
      let (upper, lower) = (trapezoid.top, trapezoid.bottom)
      let start = (CGPoint(x: upper.lowerBound, y: top), CGPoint(x: upper.upperBound, y: top))
      let end = (CGPoint(x: lower.lowerBound, y: bottom), CGPoint(x: lower.upperBound, y: bottom))
      var column = takeColumn(endingAt: start.0, start.1) ?? Column(left: [start.0], right: [start.1])
      Column.append(end.0, to: &column.left)
      Column.append(end.1, to: &column.right)
      columns.append(column)
    }
    endSlab(keeping: columns)
  }

  private mutating func takeColumn(endingAt left: CGPoint, _ right: CGPoint) -> Column? {
    func isSame(_ first: CGPoint?, _ second: CGPoint) -> Bool {
      guard let first else { return false }
      return abs(first.x - second.x) < 1e-6 && abs(first.y - second.y) < 1e-6
    }
    guard let index = open.firstIndex(where: { isSame($0.left.last, left) && isSame($0.right.last, right) }) else {
      return nil
    }
    return open.remove(at: index)
  }

  /// Finishes the polygons that do not continue.
  private mutating func endSlab(keeping columns: [Column]) {
    for column in open {
      let points = column.right + column.left.reversed()
      guard let first = points.first else { continue }
      finished.move(to: first)
      for point in points.dropFirst() { finished.addLine(to: point) }
      finished.closeSubpath()
    }
    open = columns
  }
}
