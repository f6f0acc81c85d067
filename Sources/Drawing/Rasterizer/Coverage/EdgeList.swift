import FirstFrameGeometry
import Foundation

/// The outline of a path as edges: closed, without horizontal edges, sorted from top to bottom.
struct EdgeList {
  private(set) var edges: ContiguousArray<Edge> = []
  /// Whether the outline winds around each point at most once, so that there are no overlaps to resolve.
  let isSimple: Bool

  /// - Parameters:
  ///   - path: The path. Open subpaths are closed.
  ///   - transform: The map from the path's space to pixels.
  init(_ path: Path, transform: Affine, isSimple: Bool = false) {
    self.isSimple = isSimple
    var current = CGPoint.zero
    var start = CGPoint.zero
    func devicePoint(_ point: CGPoint) -> CGPoint {
      let mapped = transform.apply(point)
      return CGPoint(x: Subpixel.snapped(mapped.x), y: Subpixel.snapped(mapped.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        addLine(from: current, to: start)
        start = devicePoint(point)
        current = start
      case .line(let point):
        let end = devicePoint(point)
        addLine(from: current, to: end)
        current = end
      case .quadCurve(let point, let control):
        let end = devicePoint(point)
        addQuadratic(current, devicePoint(control), end)
        current = end
      case .curve(let point, let control1, let control2):
        let end = devicePoint(point)
        addCubic(current, devicePoint(control1), devicePoint(control2), end)
        current = end
      case .close:
        addLine(from: current, to: start)
        current = start
      }
    }
    addLine(from: current, to: start)
    edges.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { EdgeOrder.sort(base, count: buffer.count) }
    }
  }

  private mutating func addQuadratic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    let count = CurveFlattening.chordCount(p0, p1, p2)
    var last = p0
    var index = 1
    while index <= count {
      let point = CurveFlattening.point(at: CGFloat(index) / CGFloat(count), p0, p1, p2)
      addLine(from: last, to: point)
      last = point
      index &+= 1
    }
  }

  private mutating func addCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    let count = CurveFlattening.chordCount(p0, p1, p2, p3)
    var last = p0
    var index = 1
    while index <= count {
      let point = CurveFlattening.point(at: CGFloat(index) / CGFloat(count), p0, p1, p2, p3)
      addLine(from: last, to: point)
      last = point
      index &+= 1
    }
  }

  private mutating func addLine(from start: CGPoint, to end: CGPoint) {
    guard !LineClipping.isNear(start) || !LineClipping.isNear(end) else { return addNearLine(from: start, to: end) }
    for piece in LineClipping.nearPieces(from: start, to: end) { addNearLine(from: piece.start, to: piece.end) }
  }

  private mutating func addNearLine(from start: CGPoint, to end: CGPoint) {
    let (x0, y0) = (Subpixel.steps(start.x), Subpixel.steps(start.y))
    let (x1, y1) = (Subpixel.steps(end.x), Subpixel.steps(end.y))
    if y0 < y1 {
      edges.append(Edge(topX: x0, topY: y0, bottomX: x1, bottomY: y1, winding: 1))
    } else if y0 > y1 {
      edges.append(Edge(topX: x1, topY: y1, bottomX: x0, bottomY: y0, winding: -1))
    }
  }

  /// The pixels that the edges touch.
  var pixelBounds: PixelRect {
    edges.withUnsafeBufferPointer { edges in
      guard edges.count > 0 else { return .empty }
      var (minX, maxX, maxY) = (edges[0].topX, edges[0].topX, edges[0].bottomY)
      var index = 0
      while index < edges.count {
        let edge = edges[index]
        minX = min(minX, min(edge.topX, edge.bottomX))
        maxX = max(maxX, max(edge.topX, edge.bottomX))
        maxY = max(maxY, edge.bottomY)
        index &+= 1
      }
      return PixelRect(
        minX: minX >> Subpixel.bits, minY: edges[0].topY >> Subpixel.bits,
        maxX: (maxX >> Subpixel.bits) + 1, maxY: (maxY + Subpixel.one - 1) >> Subpixel.bits)
    }
  }

  /// The rectangle that the edges enclose, if its sides lie on pixel boundaries; `nil` for other shapes.
  var wholePixelRect: PixelRect? {
    guard edges.count == 2, let left = edges.min(by: { $0.topX < $1.topX }),
      let right = edges.max(by: { $0.topX < $1.topX }),
      left.isVertical, right.isVertical, left.topY == right.topY, left.bottomY == right.bottomY
    else { return nil }
    let sides = [left.topX, left.topY, right.topX, right.bottomY]
    guard sides.allSatisfy({ $0 & (Subpixel.one - 1) == 0 }) else { return nil }
    let pixels = sides.map { $0 >> Subpixel.bits }
    return PixelRect(minX: pixels[0], minY: pixels[1], maxX: pixels[2], maxY: pixels[3])
  }
}

/// A straight part of an outline, directed downwards, in sub-pixel steps.
struct Edge {
  let topX: Int
  let topY: Int
  let bottomX: Int
  let bottomY: Int
  /// The direction of the outline: 1 for down, -1 for up.
  let winding: Int

  var isVertical: Bool { topX == bottomX }

  /// Returns the x coordinate at a height within the edge. It is always computed from the top, so that errors do not
  /// add up.
  func x(at y: Int) -> Int {
    if isVertical || y <= topY { return topX }
    if y >= bottomY { return bottomX }
    return topX + (bottomX - topX) * (y - topY) / (bottomY - topY)
  }
}

/// Clips lines to the range of integer arithmetic.
///
/// The parts of lines above and below the range are omitted. The parts to the left and right of the range become
/// vertical lines at its edges, so that the winding of the points within the range does not change.
enum LineClipping {
  private static let limit = PixelRect.maximumCoordinate

  static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) <= limit && abs(point.y) <= limit
  }

  static func nearPieces(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    guard let (start, end) = cutToRows(start, end) else { return [] }
    let crossings = [-limit, limit].compactMap { crossing(of: start, end, atX: $0) }
    let ordered = end.x > start.x ? crossings : crossings.reversed()
    let points = ([start] + ordered + [end]).map { CGPoint(x: min(max($0.x, -limit), limit), y: $0.y) }
    return zip(points, points.dropFirst()).map { ($0, $1) }
  }

  /// Returns the part of a line between the top and the bottom of the range; `nil` if there is none.
  private static func cutToRows(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
    guard min(start.y, end.y) < limit, max(start.y, end.y) > -limit else { return nil }
    func cut(_ point: CGPoint) -> CGPoint {
      guard abs(point.y) > limit else { return point }
      let y = point.y > 0 ? limit : -limit
      return CGPoint(x: start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)), y: y)
    }
    return (cut(start), cut(end))
  }

  private static func crossing(of start: CGPoint, _ end: CGPoint, atX x: CGFloat) -> CGPoint? {
    guard (start.x < x) != (end.x < x) else { return nil }
    return CGPoint(x: x, y: start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x)))
  }
}

/// Approximates curves by chords within a fraction of a pixel.
///
/// The number of chords is a power of two and depends only on differences of coordinates. Points on the sub-pixel grid
/// have so few bits that the sums are exact. So if a curve moves by whole pixels, its chords move by the same distance.
enum CurveFlattening {
  /// The largest distance of a chord from its curve, in pixels.
  private static let tolerance: CGFloat = 1.0 / 256

  private static let maximumChordCount = 1 << 10

  /// Returns the number of chords for a quadratic curve. With n chords, the distance between a chord and the curve is
  /// at most |p0 - 2 p1 + p2| / (4 n²).
  static func chordCount(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> Int {
    chordCount(bend: length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y) / 4)
  }

  /// Returns the number of chords for a cubic curve. The second derivative is at most 6 times the largest second
  /// difference of the control points. With n chords, the distance between a chord and the curve is at most the second
  /// derivative divided by 8 n².
  static func chordCount(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> Int {
    let bend1 = length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let bend2 = length(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    return chordCount(bend: max(bend1, bend2) * 6 / 8)
  }

  static func point(at t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x,
      y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y)
  }

  static func point(at t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  private static func chordCount(bend: CGFloat) -> Int {
    var count = 1
    while CGFloat(count * count) * tolerance < bend, count < maximumChordCount { count *= 2 }
    return count
  }

  private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }
}
