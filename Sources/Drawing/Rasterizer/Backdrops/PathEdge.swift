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
  private let bounds: CGRect
  private let cellSide: CGFloat
  private let columns: Int
  /// The indices of the segments that can be the nearest in each cell of a grid, row by row.
  private let candidates: [[Int32]]

  private static let cellSide: CGFloat = 8
  private static let tolerance: CGFloat = 1 / 32
  private static let maximumCellCount: CGFloat = 4096
  private static let maximumSegmentCount = 10_000

  /// Creates the edge; `nil` if the path encloses nothing, or if it is so long that a search for the nearest part would take
  /// too long.
  init?(_ clip: ClipPath) {
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
    bounds = box
    reach = min(box.width, box.height) / 2
    let side = max(Self.cellSide, (box.width * box.height / Self.maximumCellCount).squareRoot())
    let (columns, rows) = (Int(box.width / side) + 1, Int(box.height / side) + 1)
    self.columns = columns
    cellSide = side
    candidates = (0..<columns * rows).map { index in
      let center = CGPoint(
        x: box.minX + (CGFloat(index % columns) + 0.5) * side, y: box.minY + (CGFloat(index / columns) + 0.5) * side)
      return Self.candidates(of: segments, near: center, side: side)
    }
  }

  /// Returns the segments that can be the nearest to a point in a cell: those that are at most a diagonal of the cell farther
  /// from its center than the nearest one.
  private static func candidates(of segments: [Segment], near center: CGPoint, side: CGFloat) -> [Int32] {
    let distances = segments.map { $0.offset(of: center) }.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }
    // Half of the diagonal is less than 0.71 sides.
    let limit = (distances.min() ?? 0) + 1.42 * side
    return distances.indices.filter { distances[$0] <= limit }.map(Int32.init)
  }

  func nearest(to point: CGPoint) -> GlassEdgePoint {
    func cell(_ distance: CGFloat, count: Int) -> Int { Int(min(max(distance / cellSide, 0), CGFloat(count - 1))) }
    let column = cell(point.x - bounds.minX, count: columns)
    let row = cell(point.y - bounds.minY, count: candidates.count / columns)
    var nearest = CGPoint.zero
    var way = CGPoint.zero
    var square = CGFloat.infinity
    for index in candidates[row * columns + column] {
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
