import FirstFrameGeometry
import Foundation

/// A glyph while it is drawn: strokes on a grid, expanded to outlines by the pen of one weight.
///
/// The ink lies in a box from 0 to `width`; heights count from the baseline. Edges are given where flat strokes
/// are meant, centre lines where curves are; curved extremes are inset by half a stroke, so that heights hold at
/// every weight.
struct Skeleton {
  /// The width of the ink.
  let width: Double
  var pen: StrokeWeights
  /// How far ink moves to the right for each unit of height; 0 in upright styles.
  let slant: Double
  private(set) var outline = Path()

  /// How far an outline may be from the true curve, in thousandths of the em.
  static let tolerance: CGFloat = 0.12

  init(width: Double, pen: StrokeWeights, slant: Double = 0) {
    self.width = width
    self.pen = pen
    self.slant = slant
  }

  var stem: Double { pen.stem }
  var bar: Double { pen.bar }
  var halfStem: Double { pen.stem / 2 }
  var halfBar: Double { pen.bar / 2 }

  /// Adds a closed contour, turned counterclockwise (y up) unless it is a counter that keeps its direction.
  mutating func addContour(_ points: [CGPoint], keepingDirection: Bool = false) {
    let turnsBack = !keepingDirection && points.signedArea < 0
    outline.addContour(turnsBack ? points.reversed() : points)
  }

  /// Adds an expanded stroke, whose contours already wind as they should.
  mutating func addContours(of path: Path) {
    outline.addPath(path)
  }
}

/// Strokes that are upright or level.
extension Skeleton {
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
    addContour(corners.map { slanted(CGPoint(x: $0.x, y: $0.y)) })
  }
}

/// Diagonals, cut level at both ends.
extension Skeleton {
  /// The level width of a diagonal that moves to the right by `run` while it climbs by `rise`.
  func slantWidth(run: Double, rise: Double) -> Double {
    let lean = bar * (run + slant * rise) / rise
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
    for _ in 0..<8 { across = slantWidth(run: side * max(run - across, 0), rise: rise) }
    polygon(
      (bottomX, bottom), (bottomX + side * across, bottom), (topX, top), (topX - side * across, top))
  }
}

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

/// Parts drawn elsewhere and moved into place.
extension Skeleton {
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
    // A part that is only moved, scaled or mirrored is drawn with the slant that its placing turns into this one's,
    // so that its strokes are slanted as lines and keep their weight; a rotated part is slanted as a shape.
    let isAligned = transform.b == 0 && transform.c == 0
    let partSlant = isAligned ? slant * transform.d / transform.a : 0
    var part = Skeleton(width: width ?? self.width, pen: pen, slant: partSlant)
    draw(&part)
    let rest =
      isAligned
      ? Affine.translation(x: slant * transform.ty, y: 0) : Affine(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
    let placing = transform.followed(by: rest)
    for polyline in part.outline.transformed(by: placing).flattened(tolerance: Self.tolerance) {
      // A mirror turns every contour around; all are turned back together.
      addContour(
        transform.determinant < 0 ? polyline.points.reversed() : polyline.points, keepingDirection: true)
    }
  }
}

/// Where ink goes in a slanted style.
extension Skeleton {
  /// A point of an outline, moved to the right by its height.
  func slanted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + slant * point.y, y: point.y)
  }

  /// The slant of a ring's counter.
  ///
  /// Two ovals slanted alike leave the ring thick at the upper right and thin at the upper left; the counter leans a
  /// little more than the outside, so that the ring is even.
  func counterSlant(height: Double) -> Double {
    let excess = height / max(height - 2 * bar, height * 0.4) - 1
    return slant * (1 + 0.8 * min(excess, 0.8))
  }
}
