public import Foundation

/// Neighbouring glyphs of one typeface and size on one line.
public struct GlyphRun: Sendable {
  /// The index of the text run that the glyphs came from.
  public var textRun: Int
  public var typeface: any Typeface
  /// The size of the em square, in points.
  public var size: CGFloat
  public var baselineOffset: CGFloat
  /// From the left of the box to the first glyph's origin, in points.
  public var x: CGFloat
  /// The distance from the first glyph's origin to the end of the last glyph, in points.
  public var width: CGFloat
  public var glyphs: [PositionedGlyph]
}
