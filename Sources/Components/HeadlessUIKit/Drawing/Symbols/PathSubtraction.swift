import FirstFrameGeometry
import Foundation

/// The difference of two areas, both filled with the nonzero rule.
///
/// The plane is divided into horizontal slabs at the ends and the crossings of all edges, so that edges do not cross
/// within a slab. The parts inside of the first area and outside of the second one are trapezoids. Trapezoids that
/// continue each other are joined.
struct PathSubtraction {
  /// The difference, as clockwise polygons that do not overlap.
  let result: Path

  /// The largest distance between a curve and its polygon.
  private static let tolerance: CGFloat = 0.01
  /// A height below which slabs are not divided, and a distance below which points are the same.
  private static let epsilon = 1e-7

  /// - Parameters:
  ///   - hole: The area to subtract.
  ///   - area: The area from which it is subtracted.
  init(of hole: Path, from area: Path) {
    var edges = Self.edges(of: area, isHole: false) + Self.edges(of: hole, isHole: true)
    edges.sort { $0.top < $1.top }
    var trapezoids = Trapezoids()
    var active: [Edge] = []
    var next = 0
    var levels = edges.flatMap { [$0.top, $0.bottom] }.sorted()
    levels = levels.enumerated().filter { $0.offset == 0 || $0.element > levels[$0.offset - 1] }.map(\.element)
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top <= top {
        active.append(edges[next])
        next += 1
      }
      if bottom - top > Self.epsilon { Self.divide(active, from: top, to: bottom, into: &trapezoids) }
    }
    trapezoids.endSlab(keeping: [])
    result = trapezoids.path
  }

  /// Adds the trapezoids of a slab, which is divided at crossings.
  private static func divide(_ edges: [Edge], from top: Double, to bottom: Double, into trapezoids: inout Trapezoids) {
    var top = top
    while bottom - top > epsilon {
      let sorted = edges.sorted { left, right in
        let (x, y) = (left.x(at: top), right.x(at: top))
        return abs(x - y) > epsilon ? x < y : left.x(at: bottom) < right.x(at: bottom)
      }
      let end = firstCrossing(of: sorted, from: top, to: bottom)
      add(sorted, from: top, to: end, into: &trapezoids)
      top = end
    }
  }

  private static func firstCrossing(of sorted: [Edge], from top: Double, to bottom: Double) -> Double {
    var end = bottom
    for (left, right) in zip(sorted, sorted.dropFirst()) {
      let before = right.x(at: top) - left.x(at: top)
      let after = right.x(at: bottom) - left.x(at: bottom)
      guard after < -epsilon, before > epsilon else { continue }
      end = min(end, max(top + (bottom - top) * before / (before - after), top + 2 * epsilon))
    }
    return end
  }

  private static func add(_ sorted: [Edge], from top: Double, to bottom: Double, into trapezoids: inout Trapezoids) {
    var (area, hole) = (0, 0)
    var left: Edge?
    var spans: [(Edge, Edge)] = []
    for edge in sorted {
      if edge.isHole { hole += edge.winding } else { area += edge.winding }
      let isInside = area != 0 && hole == 0
      if isInside, left == nil {
        left = edge
      } else if !isInside, let start = left {
        spans.append((start, edge))
        left = nil
      }
    }
    trapezoids.add(spans, from: top, to: bottom)
  }

  private static func edges(of path: Path, isHole: Bool) -> [Edge] {
    path.flattened(tolerance: tolerance).flatMap { polyline -> [Edge] in
      guard let last = polyline.points.last else { return [] }
      return zip([last] + polyline.points, polyline.points).compactMap { Edge(from: $0, to: $1, isHole: isHole) }
    }
  }
}

/// An edge of a polygon that is not horizontal.
private struct Edge {
  let top: Double
  let bottom: Double
  let winding: Int
  let isHole: Bool
  private let startX: Double
  private let slope: Double

  init?(from: CGPoint, to: CGPoint, isHole: Bool) {
    guard from.y != to.y else { return nil }
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    top = Double(upper.y)
    bottom = Double(lower.y)
    startX = Double(upper.x)
    slope = Double(lower.x - upper.x) / Double(lower.y - upper.y)
    winding = from.y < to.y ? 1 : -1
    self.isHole = isHole
  }

  func x(at y: Double) -> Double { startX + (y - top) * slope }
}

/// Trapezoids between two heights, joined to polygons where they continue each other.
private struct Trapezoids {
  private(set) var path = Path()
  private var open: [Column] = []

  /// A polygon that is not finished.
  fileprivate struct Column {
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

  mutating func add(_ spans: [(Edge, Edge)], from top: Double, to bottom: Double) {
    var columns: [Column] = []
    for (left, right) in spans {
      let start = (CGPoint(x: left.x(at: top), y: top), CGPoint(x: right.x(at: top), y: top))
      let end = (CGPoint(x: left.x(at: bottom), y: bottom), CGPoint(x: right.x(at: bottom), y: bottom))
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
  fileprivate mutating func endSlab(keeping columns: [Column]) {
    for column in open {
      let points = column.right + column.left.reversed()
      guard let first = points.first else { continue }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
    open = columns
  }
}
