import Foundation
import Geometry

/// The horizontal measures of a glyph at one weight.
struct GlyphLayout {
  let inkWidth: Double
  /// Where the ink begins.
  let origin: Double
  let advance: Double
  private let pen: StrokeWeights

  /// Every glyph of the monospaced sibling is this wide.
  static let cell = 600.0

  init(_ design: GlyphDesign, weights: StrokeWeights, isMonospaced: Bool) {
    let natural = design.inkWidth(at: weights)
    let left = design.left.space(at: weights)
    let right = design.right.space(at: weights)
    guard isMonospaced else {
      inkWidth = natural
      advance = (left + natural + right).rounded()
      origin = left
      pen = weights.scaled(by: design.strokes)
      return
    }
    // Wide glyphs are fitted into the cell with thinner strokes, narrow ones keep their width.
    let room = Self.cell - 2 * max(36 - 0.12 * weights.gain, 24)
    inkWidth = min(natural, room)
    advance = Self.cell
    origin = ((Self.cell - inkWidth) / 2 + (left - right) / 4).rounded()
    let squeeze = inkWidth / max(natural, 1)
    pen = weights.scaled(by: design.strokes * (0.45 + 0.55 * squeeze))
  }

  func outline(of design: GlyphDesign) -> Path {
    var skeleton = Skeleton(width: inkWidth, pen: pen)
    design.draw(&skeleton)
    return skeleton.outline.transformed(by: .translation(x: origin, y: 0))
  }
}
