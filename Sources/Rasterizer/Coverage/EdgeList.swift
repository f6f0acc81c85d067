import Foundation
import Geometry

/// The outline of a path as edges, closed, without horizontal ones, highest first.
struct EdgeList {
  private(set) var edges: [Edge] = []

  /// - Parameters:
  ///   - path: Subpaths are closed, as filling always does.
  ///   - transform: From the path's space to pixels.
  init(_ path: Path, transform: Affine) {
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
        addCurve(CurveFlattening.quadratic(current, device(control), end))
        current = end
      case .curve(let point, let control1, let control2):
        let end = device(point)
        addCurve(CurveFlattening.cubic(current, device(control1), device(control2), end))
        current = end
      case .close:
        addLine(from: current, to: start)
        current = start
      }
    }
    addLine(from: current, to: start)
    edges.sort { $0.topY < $1.topY }
  }

  private mutating func addCurve(_ points: [CGPoint]) {
    for index in points.indices.dropFirst() {
      addLine(from: points[index - 1], to: points[index])
    }
  }

  private mutating func addLine(from start: CGPoint, to end: CGPoint) {
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
    guard let first = edges.first else { return .empty }
    var (minX, maxX, maxY) = (first.topX, first.topX, first.bottomY)
    for edge in edges {
      minX = min(minX, edge.topX, edge.bottomX)
      maxX = max(maxX, edge.topX, edge.bottomX)
      maxY = max(maxY, edge.bottomY)
    }
    return PixelRect(
      minX: minX >> Subpixel.bits, minY: first.topY >> Subpixel.bits,
      maxX: (maxX >> Subpixel.bits) + 1, maxY: (maxY + Subpixel.one - 1) >> Subpixel.bits)
  }
}
