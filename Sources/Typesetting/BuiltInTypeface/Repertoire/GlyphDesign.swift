/// How one glyph is drawn at any weight: the width of its ink, the space at its sides, and its strokes.
struct GlyphDesign: Sendable {
  /// The width of the ink at regular weight.
  var width: Double
  /// How much the ink widens for each unit by which stems grow.
  var growth: Double
  var left: SideBearing
  var right: SideBearing
  /// Thicker strokes for capitals and figures than for lowercase letters, thinner ones for crowded glyphs.
  var strokes: Double
  /// Whether the glyph stands upright in slanted styles too, as signs do.
  var isUpright = false
  /// Whether the ink reaches from edge to edge of a monospaced cell.
  var fillsCell = false
  /// The letter whose kerning a composed letter shares.
  var kernsLike: Unicode.Scalar?
  /// Draws the ink in a box from 0 to the skeleton's width.
  var draw: @Sendable (inout Skeleton) -> Void

  func inkWidth(at weights: StrokeWeights) -> Double {
    width + growth * weights.gain
  }
}
