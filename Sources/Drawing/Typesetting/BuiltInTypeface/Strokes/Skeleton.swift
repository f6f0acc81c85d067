import FirstFrameGeometry
import Foundation

/// A drawing of a glyph: strokes that are expanded to outlines with the pen of one weight.
///
/// The ink is between x = 0 and `width`. The baseline is at y = 0, and y increases upwards. Straight strokes are
/// specified by their edges. Curved strokes are specified by center lines, which are inset by half a stroke at their
/// extremes. So the heights are the same at every weight.
struct Skeleton {
  /// The width of the ink.
  let width: Double
  var pen: StrokeWeights
  /// The horizontal shift of ink for each unit of height; 0 in upright styles.
  let slant: Double
  private(set) var outline = Path()

  /// The largest distance between an outline and the exact curve, in thousandths of the em.
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

  /// Adds a closed contour.
  ///
  /// - Parameter keepingDirection: Whether a clockwise contour (with y up) is added unchanged, because it is a counter.
  ///   Otherwise, clockwise contours are reversed.
  mutating func addContour(_ points: [CGPoint], keepingDirection: Bool = false) {
    let isReversed = !keepingDirection && points.signedArea < 0
    outline.addContour(isReversed ? points.reversed() : points)
  }

  /// Adds the contours of an expanded stroke. Their winding is already correct.
  mutating func addContours(of path: Path) {
    outline.addPath(path)
  }
}

/// Vertical and horizontal strokes.
extension Skeleton {
  mutating func rect(_ left: Double, _ bottom: Double, _ right: Double, _ top: Double) {
    polygon((left, bottom), (right, bottom), (right, top), (left, top))
  }

  /// Draws a vertical stroke, given by its left edge.
  mutating func stem(left: Double, _ bottom: Double, _ top: Double) {
    rect(left, bottom, left + stem, top)
  }

  /// Draws a vertical stroke, given by its right edge.
  mutating func stem(right: Double, _ bottom: Double, _ top: Double) {
    rect(right - stem, bottom, right, top)
  }

  /// Draws a horizontal stroke, given by its lower edge.
  mutating func bar(bottom: Double, _ left: Double, _ right: Double) {
    rect(left, bottom, right, bottom + bar)
  }

  /// Draws a horizontal stroke, given by its upper edge.
  mutating func bar(top: Double, _ left: Double, _ right: Double) {
    rect(left, top - bar, right, top)
  }

  /// Draws a horizontal stroke, given by its center line.
  mutating func bar(middle: Double, _ left: Double, _ right: Double) {
    rect(left, middle - halfBar, right, middle + halfBar)
  }

  /// Fills a polygon. The corners can be in clockwise or counterclockwise order.
  mutating func polygon(_ corners: (x: Double, y: Double)...) {
    addContour(corners.map { slanted(CGPoint(x: $0.x, y: $0.y)) })
  }
}

/// Diagonal strokes with horizontal ends.
extension Skeleton {
  /// Returns the horizontal width of a diagonal stroke, in font units.
  ///
  /// - Parameters:
  ///   - run: The horizontal distance between the ends of the stroke.
  ///   - rise: The vertical distance between the ends of the stroke.
  func diagonalWidth(run: Double, rise: Double) -> Double {
    let lean = bar * (run + slant * rise) / rise
    return (stem * stem + lean * lean).squareRoot()
  }

  /// Draws a diagonal stroke, given by the ends of its left edge.
  mutating func diagonal(left bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = diagonalWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX, bottom), (bottomX + across, bottom), (topX + across, top), (topX, top))
  }

  /// Draws a diagonal stroke, given by the ends of its right edge.
  mutating func diagonal(right bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let across = diagonalWidth(run: topX - bottomX, rise: top - bottom)
    polygon((bottomX - across, bottom), (bottomX, bottom), (topX, top), (topX - across, top))
  }

  /// Draws a diagonal stroke between two outer corners. A rising stroke connects the lower left and the upper right
  /// corner, a falling stroke the lower right and the upper left corner.
  mutating func diagonal(corner bottomX: Double, _ bottom: Double, to topX: Double, _ top: Double) {
    let side: Double = bottomX < topX ? 1 : -1
    let (run, rise) = (abs(topX - bottomX), top - bottom)
    // The width depends on the slope, and the slope depends on the width, so both are computed iteratively.
    var across = stem
    for _ in 0..<8 { across = diagonalWidth(run: side * max(run - across, 0), rise: rise) }
    polygon(
      (bottomX, bottom), (bottomX + side * across, bottom), (topX, top), (topX - side * across, top))
  }
}

/// Curved strokes and round shapes.
extension Skeleton {
  /// Draws a stroke along a center line, with perpendicular ends.
  mutating func stroke(_ taper: Taper? = nil, _ draw: (inout Spine) -> Void) {
    var spine = Spine()
    draw(&spine)
    // The line is scaled vertically so that the elliptical pen becomes a circle, and the outline is scaled back.
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

  /// Draws a closed bowl, given by its outer edges.
  mutating func ring(
    _ left: Double, _ bottom: Double, _ right: Double, _ top: Double, squareness: Double = Spine.squareness
  ) {
    // Two ovals instead of one stroke, so that the counter of a narrow heavy ring stays an oval.
    let outer = Spine.oval(left, bottom, right, top, squareness: squareness)
    let inner = Spine.oval(left + stem, bottom + bar, right - stem, top - bar, squareness: squareness)
    for polyline in outer.flattened(tolerance: Self.tolerance) { addContour(polyline.points.map(slanted)) }
    let (middle, lean) = ((bottom + top) / 2, counterSlant(height: top - bottom))
    for polyline in inner.flattened(tolerance: Self.tolerance) {
      let points = polyline.points.map { CGPoint(x: $0.x + slant * middle + lean * ($0.y - middle), y: $0.y) }
      addContour(points.reversed(), keepingDirection: true)
    }
  }

  /// Draws a filled disc, which stays round in slanted styles.
  mutating func disc(_ centerX: Double, _ centerY: Double, diameter: Double) {
    let (centerX, radius) = (centerX + slant * centerY, diameter / 2)
    let circle = Path {
      $0.addEllipse(in: CGRect(x: centerX - radius, y: centerY - radius, width: diameter, height: diameter))
    }
    for polyline in circle.flattened(tolerance: Self.tolerance) { addContour(polyline.points) }
  }

  /// Fills a shape. All of its contours must have the same winding.
  mutating func fill(_ shape: Path) {
    for polyline in shape.flattened(tolerance: Self.tolerance) { addContour(polyline.points.map(slanted)) }
  }

  /// Adds a counter: a hole with a clockwise contour.
  mutating func cut(_ shape: Path) {
    for polyline in shape.flattened(tolerance: Self.tolerance) {
      let points = polyline.points.map(slanted)
      addContour(points.signedArea > 0 ? points.reversed() : points, keepingDirection: true)
    }
  }
}

/// Parts that are drawn separately and then transformed.
extension Skeleton {
  /// Adds the result of a drawing function, mirrored horizontally.
  mutating func mirrored(_ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0), draw)
  }

  /// Adds the result of a drawing function, rotated by 180 degrees around the center of a box of the given height.
  mutating func turned(height: Double, _ draw: (inout Skeleton) -> Void) {
    place(Affine(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height), draw)
  }

  /// Draws into a new skeleton with the same pen, and adds the transformed result.
  mutating func place(_ transform: Affine, width: Double? = nil, _ draw: (inout Skeleton) -> Void) {
    // If the transform only translates, scales or mirrors, the part is drawn with a slant that the transform converts
    // to this skeleton's slant. Center lines are slanted instead of outlines, so the strokes have their normal
    // thickness. A rotated part is slanted as an outline.
    let isAligned = transform.b == 0 && transform.c == 0
    let partSlant = isAligned ? slant * transform.d / transform.a : 0
    var part = Skeleton(width: width ?? self.width, pen: pen, slant: partSlant)
    draw(&part)
    let rest =
      isAligned
      ? Affine.translation(x: slant * transform.ty, y: 0) : Affine(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
    let placing = transform.followed(by: rest)
    for polyline in part.outline.transformed(by: placing).flattened(tolerance: Self.tolerance) {
      // Mirroring reverses the winding of all contours, so all of them are reversed again.
      addContour(
        transform.determinant < 0 ? polyline.points.reversed() : polyline.points, keepingDirection: true)
    }
  }
}

/// The geometry of slanted styles.
extension Skeleton {
  /// Returns a point of an outline, sheared in proportion to its height.
  func slanted(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + slant * point.y, y: point.y)
  }

  /// Returns the slant of a ring's counter.
  ///
  /// Two ovals with the same slant would make the ring thick at the upper right and thin at the upper left. The counter
  /// is slanted slightly more than the outside, so that the thickness is even.
  func counterSlant(height: Double) -> Double {
    let excess = height / max(height - 2 * bar, height * 0.4) - 1
    return slant * (1 + 0.8 * min(excess, 0.8))
  }
}
