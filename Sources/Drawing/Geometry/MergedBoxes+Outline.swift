package import Foundation

extension MergedBoxes {
  /// The outline of the shape, clockwise around what is inside.
  ///
  /// Points are found by marching squares, moved onto the edge, and joined by curves (Catmull-Rom splines).
  package var outline: Path {
    var path = Path()
    guard bounds.width.isFinite, bounds.height.isFinite else { return path }
    for contour in EdgeTracer(self).contours where contour.count > 2 {
      path.move(to: contour[0])
      for index in contour.indices {
        let (before, start) = (contour[(index + contour.count - 1) % contour.count], contour[index])
        let (end, after) = (contour[(index + 1) % contour.count], contour[(index + 2) % contour.count])
        path.addCurve(
          to: end, control1: start + (end - before) * (1 / 6), control2: end - (after - start) * (1 / 6))
      }
      path.closeSubpath()
    }
    return path
  }
}

/// Finds the edge of merged boxes on a grid.
private struct EdgeTracer {
  private let shape: MergedBoxes
  private let origin: CGPoint
  private let step: CGFloat
  private let columns: Int
  private let rows: Int
  /// The distances at the points of the grid, row by row.
  private let distances: [CGFloat]

  private static let standardStep: CGFloat = 4
  private static let maximumPointCount: CGFloat = 100_000

  init(_ shape: MergedBoxes) {
    let bounds = shape.bounds
    let step = max(
      min(Self.standardStep, max(shape.shortestSide / 8, 0.5)),
      (bounds.width * bounds.height / Self.maximumPointCount).squareRoot(),
      (bounds.width + bounds.height) / Self.maximumPointCount)
    // The outermost points are outside.
    let origin = CGPoint(x: bounds.minX - step * 1.5, y: bounds.minY - step * 1.5)
    let (columns, rows) = (Int(bounds.width / step) + 5, Int(bounds.height / step) + 5)
    (self.shape, self.step, self.origin, self.columns, self.rows) = (shape, step, origin, columns, rows)
    distances = (0..<columns * rows).map { index in
      shape.distance(
        from: CGPoint(
          x: origin.x + CGFloat(index % columns) * step, y: origin.y + CGFloat(index / columns) * step))
    }
  }

  /// The contours, each a list of points on the edge.
  var contours: [[CGPoint]] {
    let following = followingSides
    var visited = [Bool](repeating: false, count: following.count)
    var contours: [[CGPoint]] = []
    for start in following.indices where following[start] >= 0 && !visited[start] {
      var contour: [CGPoint] = []
      var side = start
      while side >= 0, !visited[side] {
        visited[side] = true
        let point = crossing(of: side)
        // Very near points would make the curve between them uneven.
        if let last = contour.last, (last - point).length < step / 4 { contour.removeLast() }
        contour.append(point)
        side = following[side]
      }
      contours.append(contour)
    }
    return contours
  }

  /// For each side of a cell that the edge crosses, the side at which it leaves the cell; -1 for others.
  ///
  /// The side to the right of a point has twice the index of the point, and the side below it one more.
  private var followingSides: [Int] {
    var following = [Int](repeating: -1, count: 2 * columns * rows)
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let corner = row * columns + column
        let isFirstInside = distances[corner] < 0
        // The edge crosses few cells.
        if isFirstInside == (distances[corner + 1] < 0), isFirstInside == (distances[corner + columns] < 0),
          isFirstInside == (distances[corner + columns + 1] < 0)
        {
          continue
        }
        let corners = [corner, corner + 1, corner + columns + 1, corner + columns]
        let sides = [2 * corner, 2 * (corner + 1) + 1, 2 * (corner + columns), 2 * corner + 1]
        let isInside = corners.map { distances[$0] < 0 }
        // Clockwise around what is inside, the edge enters a cell where the next corner is outside.
        let entries = (0..<4).filter { isInside[$0] && !isInside[($0 + 1) % 4] }
        let exits = (0..<4).filter { !isInside[$0] && isInside[($0 + 1) % 4] }
        for entry in entries {
          // Of two exits, the next one keeps the corners that are inside apart.
          let exit = exits.min { (entry - $0 + 4) % 4 < (entry - $1 + 4) % 4 }
          if let exit { following[sides[entry]] = sides[exit] }
        }
      }
    }
    return following
  }

  /// Returns where the edge crosses a side.
  private func crossing(of side: Int) -> CGPoint {
    let first = side / 2
    let second = side % 2 == 0 ? first + 1 : first + columns
    func position(_ index: Int) -> CGPoint {
      CGPoint(x: origin.x + CGFloat(index % columns) * step, y: origin.y + CGFloat(index / columns) * step)
    }
    let (start, end) = (position(first), position(second))
    let share = distances[first] / (distances[first] - distances[second])
    var point = start + (end - start) * share
    for _ in 0..<2 { point = movedToEdge(point) }
    return point
  }

  /// Moves a point by its distance along the steepest slope.
  private func movedToEdge(_ point: CGPoint) -> CGPoint {
    let reach: CGFloat = 1 / 64
    func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      shape.distance(from: CGPoint(x: point.x + x, y: point.y + y))
    }
    let slope = CGPoint(
      x: (distance(reach, 0) - distance(-reach, 0)) / (2 * reach),
      y: (distance(0, reach) - distance(0, -reach)) / (2 * reach))
    let square = slope.x * slope.x + slope.y * slope.y
    guard square > 0.01 else { return point }
    let way = distance(0, 0) / square
    guard abs(way) < step else { return point }
    return CGPoint(x: point.x - slope.x * way, y: point.y - slope.y * way)
  }
}
