import FirstFrameGeometry
import Foundation

/// The outline of a path as edges, closed, without horizontal ones, highest first.
struct EdgeList {
  private(set) var edges: ContiguousArray<Edge> = []
  /// Whether the outline is known to wind around no point more than once, and so to need no resolving.
  let isSimple: Bool

  /// - Parameters:
  ///   - path: Subpaths are closed, as filling always does.
  ///   - transform: From the path's space to pixels.
  init(_ path: Path, transform: Affine, isSimple: Bool = false) {
    self.isSimple = isSimple
    var current = CGPoint.zero
    var start = CGPoint.zero
    func device(_ point: CGPoint) -> CGPoint {
      let mapped = transform.apply(point)
      return CGPoint(x: Subpixel.snapped(mapped.x), y: Subpixel.snapped(mapped.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        addLine(from: current, to: start)
        start = device(point)
        current = start
      case .line(let point):
        let end = device(point)
        addLine(from: current, to: end)
        current = end
      case .quadCurve(let point, let control):
        let end = device(point)
        addQuadratic(current, device(control), end)
        current = end
      case .curve(let point, let control1, let control2):
        let end = device(point)
        addCubic(current, device(control1), device(control2), end)
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

  /// The rows and columns that the edges touch, in pixels.
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
}
