import FirstFrameGeometry
import Foundation

/// Arrows, stars and other symbols for directions and ratings.
extension GlyphRepertoire {
  mutating func addArrowsAndStars() {
    let side = SideBearing(60)
    add("→", width: 700, growth: 0.2, left: side, right: side) { $0.arrow() }
    add("←", width: 700, growth: 0.2, left: side, right: side) { $0.mirrored { $0.arrow() } }
    add("↑", width: 470, growth: 0.2, left: side, right: side) { $0.uprightArrow() }
    add("↓", width: 470, growth: 0.2, left: side, right: side) {
      $0.turned(height: 2 * Skeleton.arrowAxis) { $0.uprightArrow() }
    }
    let tight = SideBearing(54)
    add("›", width: 190, growth: 0.6, left: tight, right: tight) { $0.angle(left: 0) }
    add("‹", width: 190, growth: 0.6, left: tight, right: tight) { $0.mirrored { $0.angle(left: 0) } }
    add("»", width: 370, growth: 1.1, left: tight, right: tight) { $0.anglePair() }
    add("«", width: 370, growth: 1.1, left: tight, right: tight) { $0.mirrored { $0.anglePair() } }
    add("★", width: 760, growth: 0, left: side, right: side) { $0.star() }
    add("●", width: 560, growth: 0, left: side, right: side) { $0.disc($0.width / 2, 350, diameter: $0.width) }
    add("°", width: 280, growth: 0.4, left: side, right: side) {
      $0.pen = $0.pen.scaled(by: 0.84)
      $0.ring(0, 725 - $0.width, $0.width, 725, squareness: 0.56)
    }
    add("¡", width: 106.4, growth: 1.1, left: SideBearing(84, loss: 0.2), right: SideBearing(84, loss: 0.2)) {
      $0.turned(height: 520) { $0.exclamation() }
    }
  }
}

/// The shapes of arrows, angles and stars.
extension Skeleton {
  /// The height of the center of arrows.
  static let arrowAxis = 330.0

  /// Draws an arrow to the right.
  mutating func arrow() {
    let (axis, tip) = (Self.arrowAxis, width)
    let reach = 205.0
    bar(middle: axis, 0, tip - stem * 0.6)
    pointer(tip: tip, reach: reach)
  }

  mutating func uprightArrow() {
    // The horizontal arrow, rotated and centered in this glyph.
    let (length, axis) = (700.0, Self.arrowAxis)
    place(Affine(a: 0, b: 1, c: -1, d: 0, tx: width / 2 + axis, ty: axis - length / 2), width: length) {
      $0.arrow()
    }
  }

  /// Draws the head of an arrow to the right: two diagonals at 45 degrees.
  private mutating func pointer(tip: Double, reach: Double) {
    let (axis, across) = (Self.arrowAxis, diagonalWidth(run: 1, rise: 1))
    for side in [-1.0, 1] {
      polygon(
        (tip - across, axis), (tip, axis), (tip - reach, axis + side * reach),
        (tip - reach - across, axis + side * reach))
    }
  }

  /// Draws one angle quotation mark that points to the right.
  mutating func angle(left: Double, width: Double? = nil) {
    let right = left + (width ?? self.width)
    let (axis, across) = (275.0, stem * 1.14)
    for side in [-1.0, 1] {
      polygon(
        (right - across, axis), (right, axis), (left + across, axis + side * 185), (left, axis + side * 185))
    }
  }

  mutating func anglePair() {
    let each = width * 0.5
    angle(left: 0, width: each)
    angle(left: width - each, width: each)
  }

  /// Draws a five-pointed star with edges that connect every second point.
  mutating func star() {
    let (center, middle, radius) = (width / 2, 330.0, width / 2)
    // Unit vectors a tenth of a turn apart, from the top. The inner corners are at 0.381966 of the radius.
    let rays: [(x: Double, y: Double)] = [
      (0, 1), (0.587785, 0.809017), (0.951057, 0.309017), (0.951057, -0.309017), (0.587785, -0.809017), (0, -1),
      (-0.587785, -0.809017), (-0.951057, -0.309017), (-0.951057, 0.309017), (-0.587785, 0.809017),
    ]
    var outline = Spine()
    for (index, ray) in rays.enumerated() {
      let reach = index.isMultiple(of: 2) ? radius : radius * 0.381966
      let (x, y) = (center + ray.x * reach, middle + ray.y * reach)
      if index == 0 { outline.start(x, y) } else { outline.line(x, y) }
    }
    outline.close()
    fill(outline.path)
  }
}
