import FirstFrameGeometry
import Foundation

/// The horizontal measures of a glyph at one weight.
struct GlyphLayout {
  let inkWidth: Double
  /// Where the ink begins.
  let origin: Double
  let advance: Double
  private let pen: StrokeWeights
  private let slant: Double

  /// Every glyph of the monospaced sibling is this wide.
  static let cell = 600.0
  /// Up to this width ink fits the cell as it is; ink of the widest letters is narrowed to the room there is.
  private static let (roomy, widest, room) = (430.0, 700.0, 530.0)

  /// The tangent of the angle of slanted styles, about 9.4 degrees.
  private static let oblique = 0.165
  /// The height that slanting leaves in place, the middle of lowercase letters.
  private static let pivot = VerticalGrid.xHeight / 2

  init(_ design: GlyphDesign, weights: StrokeWeights, isMonospaced: Bool, isItalic: Bool = false) {
    slant = isItalic && !design.isUpright ? Self.oblique : 0
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
    guard !design.fillsCell else {
      inkWidth = Self.cell
      advance = Self.cell
      origin = 0
      pen = weights
      return
    }
    // Wide glyphs are narrowed, the more the wider they are; narrow ones keep their width.
    let excess = min(max(natural - Self.roomy, 0) / (Self.widest - Self.roomy), 1)
    inkWidth = min(natural, Self.roomy) + excess * (Self.room - Self.roomy)
    advance = Self.cell
    origin = ((Self.cell - inkWidth) / 2 + (left - right) / 4).rounded()
    let squeeze = inkWidth / max(natural, 1)
    // Strokes are thinned only where a glyph is narrowed much.
    pen = weights.scaled(by: design.strokes * min(0.40 + 0.70 * squeeze, 1))
  }

  func outline(of design: GlyphDesign) -> Path {
    var skeleton = Skeleton(width: inkWidth, pen: pen, slant: slant)
    design.draw(&skeleton)
    return skeleton.outline.transformed(by: .translation(x: origin - slant * Self.pivot, y: 0))
  }
}
