import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The edge of glass, in points in the space of its node.
protocol GlassEdge {
  /// Half the shorter side of the glass.
  var reach: CGFloat { get }

  /// Returns the nearest part of the edge.
  func nearest(to point: CGPoint) -> GlassEdgePoint

  /// Returns a rectangle in which no point is nearer to the edge than a distance; `nil` if none is known.
  func interior(at distance: CGFloat) -> CGRect?

  /// Returns the x coordinates at which the nearest part of the edge of points with a y coordinate is straight, and above or
  /// below them; `nil` if none are known.
  func straightColumns(at y: CGFloat) -> ClosedRange<CGFloat>?
}

/// The nearest part of an edge to a point.
struct GlassEdgePoint {
  /// The distance to the edge, in points; negative outside of the glass.
  let distance: Double
  /// The direction from the edge into the glass, with the length 1.
  let inward: CGPoint
}

/// The edge of a box with round corners. Continuous corners count as quarters of circles: the difference is far smaller
/// than the rim.
struct BoxEdge: GlassEdge {
  private let size: CGSize
  private let radii: CornerRadii

  init(_ node: LayoutNode) { self.init(size: node.frame.size, radii: node.cornerRadii) }

  init(size: CGSize, radii: CornerRadii) {
    self.size = size
    self.radii = radii.fitted(to: size)
  }

  var reach: CGFloat { min(size.width, size.height) / 2 }

  func nearest(to point: CGPoint) -> GlassEdgePoint {
    let (isRight, isBottom) = (point.x > size.width / 2, point.y > size.height / 2)
    let radius =
      isBottom ? (isRight ? radii.bottomRight : radii.bottomLeft) : (isRight ? radii.topRight : radii.topLeft)
    // The distances from the two nearer sides.
    let x = isRight ? size.width - point.x : point.x
    let y = isBottom ? size.height - point.y : point.y
    func edge(_ distance: CGFloat, _ directionX: CGFloat, _ directionY: CGFloat) -> GlassEdgePoint {
      GlassEdgePoint(
        distance: distance,
        inward: CGPoint(x: isRight ? -directionX : directionX, y: isBottom ? -directionY : directionY))
    }
    let (toCenterX, toCenterY) = (radius - x, radius - y)
    if toCenterX > 0, toCenterY > 0 {
      let length = (toCenterX * toCenterX + toCenterY * toCenterY).squareRoot()
      return edge(radius - length, toCenterX / length, toCenterY / length)
    }
    return x < y ? edge(x, 1, 0) : edge(y, 0, 1)
  }

  func interior(at distance: CGFloat) -> CGRect? {
    let radius = radii.clockwise.max() ?? 0
    // On the diagonal of a corner, the arc is farther inside than the sides.
    let inset = max(distance, radius - (radius - distance) * CGFloat(0.5).squareRoot())
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    return rect.isNull || rect.isEmpty ? nil : rect
  }

  func straightColumns(at y: CGFloat) -> ClosedRange<CGFloat>? {
    let isBottom = y > size.height / 2
    let distance = isBottom ? size.height - y : y
    let left = max(isBottom ? radii.bottomLeft : radii.topLeft, distance)
    let right = size.width - max(isBottom ? radii.bottomRight : radii.topRight, distance)
    return left < right ? left...right : nil
  }
}
