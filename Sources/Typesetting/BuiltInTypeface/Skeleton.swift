import Foundation
import Geometry

/// A glyph while it is drawn: strokes on a grid, expanded to outlines by the pen of one weight.
///
/// The ink lies in a box from 0 to `width`; heights count from the baseline. Edges are given where flat strokes
/// are meant, centre lines where curves are; curved extremes are inset by half a stroke, so that heights hold at
/// every weight.
struct Skeleton {
  /// The width of the ink.
  let width: Double
  var pen: StrokeWeights
  private(set) var outline = Path()

  /// How far an outline may be from the true curve, in thousandths of the em.
  private static let tolerance: CGFloat = 0.12

  init(width: Double, pen: StrokeWeights) {
    self.width = width
    self.pen = pen
  }

  var stem: Double { pen.stem }
  var bar: Double { pen.bar }
  var halfStem: Double { pen.stem / 2 }
  var halfBar: Double { pen.bar / 2 }

  // MARK: Flat strokes

  mutating func rect(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) {
    polygon((left, bottom), (right, bottom), (right, top), (left, top))
  }

  /// An upright stroke by its left edge.
  mutating func stem(left: Double, _ bottom: Double, _ top: Double) {
    rect(left, bottom, left + stem, top)
  }

  /// An upright stroke by its right edge.
  mutating func stem(right: Double, _ bottom: Double, _ top: Double) {
    rect(right - stem, bottom, right, top)
  }

  /// A level stroke by its lower edge.
  mutating func bar(bottom: Double, _ left: Double, _ right: Double) {
    rect(left, bottom, right, bottom + bar)
  }

  /// A level stroke by its upper edge.
  mutating func bar(top: Double, _ left: Double, _ right: Double) {
    rect(left, top - bar, right, top)
  }

  /// A level stroke by its middle.
  mutating func bar(middle: Double, _ left: Double, _ right: Double) {
    rect(left, middle - halfBar, right, middle + halfBar)
  }

  /// A filled shape with straight sides, in either direction.
  mutating func polygon(_ corners: (x: Double, y: Double)...) {
    add(corners.map { CGPoint(x: $0.x, y: $0.y) })
  }

  // MARK: Diagonals, cut level at both ends

  /// The level width of a diagonal that moves sideways by `run` while it climbs by `rise`.
  func slantWidth(run: Double, rise: Double) -> Double {
    let lean = bar * run / rise
    return (stem * stem + lean * lean).squareRoot()
  }

  /// A diagonal by its left edge.
  mutating func slant(left bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = slantWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX, bottom), (bottomX + across, bottom), (topX + across, top), (topX, top))
  }

  /// A diagonal by its right edge.
  mutating func slant(right bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = slantWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX - across, bottom), (bottomX, bottom), (topX, top), (topX - across, top))
  }

  /// A diagonal between two outer corners: the lower left and the upper right one, or for a falling diagonal
  /// (with `from` right of `to`) the lower right and the upper left one.
  mutating func slant(corner bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let side: Double = bottomX < topX ? 1 : -1
    let (run, rise) = (abs(topX - bottomX), top - bottom)
    // The width depends on the lean and the lean on the width; a few rounds settle it.
    var across = stem
    for _ in 0..<8 { across = slantWidth(run: max(run - across, 0), rise: rise) }
    polygon(
      (bottomX, bottom), (bottomX + side * across, bottom), (topX, top), (topX - side * across, top))
  }

  // MARK: Curved strokes

  /// A stroke along a line of arcs, cut square at its ends.
  mutating func stroke(_ taper: Taper? = nil, _ lead: (inout Spine) -> Void) {
    var spine = Spine()
    lead(&spine)
    // In a space stretched so that the elliptical pen is a circle.
    let stretch = stem / bar
    let line = spine.path.transformed(by: .scale(x: 1, y: stretch))
    var expanded = Path()
    if let taper {
      for polyline in line.flattened(tolerance: Self.tolerance) {
        expanded.addContour(Ribbon(points: polyline.points, radius: halfStem, taper: taper).outline)
      }
    } else {
      expanded = line.stroked(StrokeStyle(width: stem, join: .round), tolerance: Self.tolerance)
    }
    outline.addPath(expanded.transformed(by: .scale(x: 1, y: 1 / stretch)))
  }

  /// A closed bowl by its outer edges.
  mutating func ring(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, squareness: Double = Spine.squareness
  ) {
    // Two ovals rather than one stroke: the counter of a narrow heavy ring stays an oval.
    let outer = Spine.oval(left, bottom, right, top, squareness: squareness)
    let inner = Spine.oval(left + stem, bottom + bar, right - stem, top - bar, squareness: squareness)
    for polyline in outer.flattened(tolerance: Self.tolerance) { outline.addContour(polyline.points) }
    for polyline in inner.flattened(tolerance: Self.tolerance) { outline.addContour(polyline.points.reversed()) }
  }

  /// A filled disc.
  mutating func disc(_ centerX: Double, _ centerY: Double, diameter: Double) {
    let radius = diameter / 2
    let circle = Path {
      $0.addEllipse(in: CGRect(x: centerX - radius, y: centerY - radius, width: diameter, height: diameter))
    }
    fill(circle)
  }

  /// A filled shape whose contours all run the same way.
  mutating func fill(_ shape: Path) {
    for polyline in shape.flattened(tolerance: Self.tolerance) { add(polyline.points) }
  }

  // MARK: Composition

  /// Draws in a box of another width, and places the result mirrored left to right in this one.
  mutating func mirrored(_ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0), draw)
  }

  /// Draws, and turns the result by half a turn around the middle of a box of some height.
  mutating func turned(height: Double, _ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height), draw)
  }

  /// Draws with a scratch skeleton of the same pen and places the result.
  mutating func place(_ transform: Affine, width: Double? = nil, _ draw: (inout Skeleton) -> Void) {
    var part = Skeleton(width: width ?? self.width, pen: pen)
    draw(&part)
    for polyline in part.outline.transformed(by: transform).flattened(tolerance: Self.tolerance) {
      // A mirror turns every contour around; all are turned back together.
      add(transform.determinant < 0 ? polyline.points.reversed() : polyline.points, keepingDirection: true)
    }
  }

  private mutating func add(_ points: [CGPoint], keepingDirection: Bool = false) {
    let turnsBack = !keepingDirection && points.signedArea < 0
    outline.addContour(turnsBack ? points.reversed() : points)
  }
}
