import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The edge of glass that is clipped to a path.
struct PathEdge: GlassEdge {
  /// A straight part of the path.
  private struct Segment {
    let start: CGPoint
    let way: CGPoint
    let squaredLength: CGFloat

    init(_ start: CGPoint, _ end: CGPoint) {
      self.start = start
      way = CGPoint(x: end.x - start.x, y: end.y - start.y)
      squaredLength = way.x * way.x + way.y * way.y
    }

    /// Returns the vector from the nearest point of the segment.
    func offset(of point: CGPoint) -> CGPoint {
      let (x, y) = (point.x - start.x, point.y - start.y)
      let share = squaredLength > 0 ? min(max((x * way.x + y * way.y) / squaredLength, 0), 1) : 0
      return CGPoint(x: x - way.x * share, y: y - way.y * share)
    }
  }

  private let segments: [Segment]
  private let polygons: [[CGPoint]]
  private let rule: FillRule
  let reach: CGFloat
  private let grid: Grid

  private static let tolerance: CGFloat = 1 / 32
  private static let maximumSegmentCount = 10_000

  /// Creates the edge; `nil` if the path encloses nothing, or if it is so long that a search for the nearest part would take
  /// too long.
  ///
  /// - Parameter width: The distance from the edge beyond which nothing is looked for, in points.
  init?(_ clip: ClipPath, width: CGFloat = .infinity) {
    let lines = clip.path.flattened(tolerance: Self.tolerance)
    polygons = lines.map(\.points).filter { $0.count > 2 }
    let segments = polygons.flatMap { points in
      points.indices.map { Segment(points[$0], points[($0 + 1) % points.count]) }
    }.filter { $0.squaredLength > 0 }
    guard let box = clip.path.controlPointBounds, box.width > 0, box.height > 0,
      (1...Self.maximumSegmentCount).contains(segments.count)
    else { return nil }
    self.segments = segments
    rule = clip.rule
    reach = min(box.width, box.height) / 2
    grid = Grid(of: segments, in: box, width: width)
  }

  /// The segments that can be the nearest in each cell of a grid. They are found when a pixel is drawn.
  private final class Grid {
    private let segments: [Segment]
    private let bounds: CGRect
    private let width: CGFloat
    private let side: CGFloat
    private let columns: Int
    private let rows: Int
    /// The indices of the segments, row by row.
    private lazy var cells = (0..<columns * rows).map { index in
      candidates(
        near: CGPoint(
          x: bounds.minX + (CGFloat(index % columns) + 0.5) * side,
          y: bounds.minY + (CGFloat(index / columns) + 0.5) * side))
    }

    private static let standardSide: CGFloat = 8
    private static let maximumCellCount: CGFloat = 4096

    init(of segments: [Segment], in bounds: CGRect, width: CGFloat) {
      self.segments = segments
      self.bounds = bounds
      self.width = width
      side = max(
        Self.standardSide, (bounds.width * bounds.height / Self.maximumCellCount).squareRoot(),
        (bounds.width + bounds.height) / Self.maximumCellCount)
      columns = Int(bounds.width / side) + 1
      rows = Int(bounds.height / side) + 1
    }

    /// Returns the segments that can be the nearest to a point.
    func candidates(at point: CGPoint) -> [Int32] {
      func cell(_ distance: CGFloat, count: Int) -> Int { Int(min(max(distance / side, 0), CGFloat(count - 1))) }
      return cells[
        cell(point.y - bounds.minY, count: rows) * columns + cell(point.x - bounds.minX, count: columns)]
    }

    /// Returns the segments that can be the nearest to a point in a cell: those that are at most a diagonal of the cell
    /// farther from its center than the nearest one. A cell away from the edge has none.
    private func candidates(near center: CGPoint) -> [Int32] {
      let distances = segments.map { $0.offset(of: center) }.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
      let least = distances.min() ?? 0
      // Half of the diagonal is less than 0.71 sides.
      guard least - 0.71 * side <= width else { return [] }
      return distances.indices.filter { distances[$0] <= least + 1.42 * side }.map(Int32.init)
    }
  }

  /// Returns the nearest point of the edge. Its distance is infinite if the edge is farther than the width.
  func nearest(to point: CGPoint) -> GlassEdgePoint {
    var nearest = CGPoint.zero
    var way = CGPoint.zero
    var square = CGFloat.infinity
    for index in grid.candidates(at: point) {
      let segment = segments[Int(index)]
      let offset = segment.offset(of: point)
      let other = offset.x * offset.x + offset.y * offset.y
      if other < square { (square, nearest, way) = (other, offset, segment.way) }
    }
    let length = square.squareRoot()
    // Away from the edge, only points outside of the picture of the glass are outside.
    let isOutside = length < Self.edgeWidth && !contains(point)
    let sign: CGFloat = isOutside ? -1 : 1
    guard length > 1e-6 else {
      let unit = (way.x * way.x + way.y * way.y).squareRoot()
      return GlassEdgePoint(distance: 0, inward: CGPoint(x: -way.y / unit, y: way.x / unit))
    }
    return GlassEdgePoint(
      distance: sign * length, inward: CGPoint(x: sign * nearest.x / length, y: sign * nearest.y / length))
  }

  /// The distance from the edge within which pixels are partly covered, in points.
  private static let edgeWidth: CGFloat = 2

  private func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for points in polygons {
      var start = points[points.count - 1]
      for end in points {
        if (start.y <= point.y) != (end.y <= point.y),
          start.x + (end.x - start.x) * (point.y - start.y) / (end.y - start.y) > point.x
        {
          winding += end.y > start.y ? 1 : -1
        }
        start = end
      }
    }
    return rule == .evenodd ? winding % 2 != 0 : winding != 0
  }

  func interior(at distance: CGFloat) -> CGRect? { nil }
  func straightColumns(at y: CGFloat) -> ClosedRange<CGFloat>? { nil }
}
