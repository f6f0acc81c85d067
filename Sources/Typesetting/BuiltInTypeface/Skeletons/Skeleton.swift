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
