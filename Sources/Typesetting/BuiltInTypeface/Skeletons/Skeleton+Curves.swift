import FirstFrameGeometry
import Foundation

/// Strokes along curves, and round shapes.
extension Skeleton {
  /// A stroke along a line of arcs, cut square at its ends.
  mutating func stroke(_ taper: Taper? = nil, _ lead: (inout Spine) -> Void) {
    var spine = Spine()
    lead(&spine)
    // In a space stretched so that the elliptical pen is a circle.
    let stretch = stem / bar
    let (leaning, cuts) = spine.slanted(by: slant, pen: pen)
    let line = leaning.transformed(by: .scale(x: 1, y: stretch))
    var expanded = Path()
    if let taper {
      for polyline in line.flattened(tolerance: Self.tolerance) {
        expanded.addContour(Ribbon(points: polyline.points, radius: halfStem, taper: taper).outline)
      }
    } else {
      expanded = line.stroked(StrokeStyle(width: stem, join: .round), tolerance: Self.tolerance)
    }
    expanded = expanded.transformed(by: .scale(x: 1, y: 1 / stretch))
    addContours(of: cuts.reduce(expanded) { $1.applied(to: $0) })
  }

  /// A closed bowl by its outer edges.
  mutating func ring(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, squareness: Double = Spine.squareness
  ) {
    // Two ovals rather than one stroke: the counter of a narrow heavy ring stays an oval.
    let outer = Spine.oval(left, bottom, right, top, squareness: squareness)
    let inner = Spine.oval(left + stem, bottom + bar, right - stem, top - bar, squareness: squareness)
    for polyline in outer.flattened(tolerance: Self.tolerance) { addContour(polyline.points.map(slanted)) }
    let (middle, lean) = ((bottom + top) / 2, counterSlant(height: top - bottom))
    for polyline in inner.flattened(tolerance: Self.tolerance) {
      let points = polyline.points.map { CGPoint(x: $0.x + slant * middle + lean * ($0.y - middle), y: $0.y) }
      addContour(points.reversed(), keepingDirection: true)
    }
  }

  /// A filled disc, which stays round in a slanted style.
  mutating func disc(_ centerX: Double, _ centerY: Double, diameter: Double) {
    let (centerX, radius) = (centerX + slant * centerY, diameter / 2)
    let circle = Path {
      $0.addEllipse(in: CGRect(x: centerX - radius, y: centerY - radius, width: diameter, height: diameter))
    }
    for polyline in circle.flattened(tolerance: Self.tolerance) { addContour(polyline.points) }
  }

  /// A filled shape whose contours all run the same way.
  mutating func fill(_ shape: Path) {
    for polyline in shape.flattened(tolerance: Self.tolerance) { addContour(polyline.points.map(slanted)) }
  }

  /// A counter: a hole whose edge runs clockwise.
  mutating func cut(_ shape: Path) {
    for polyline in shape.flattened(tolerance: Self.tolerance) {
      let points = polyline.points.map(slanted)
      addContour(points.signedArea > 0 ? points.reversed() : points, keepingDirection: true)
    }
  }
}
