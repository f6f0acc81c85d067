public import Foundation

/// A glyph and where its origin lies on the baseline.
public struct PositionedGlyph: Sendable {
  public var glyph: GlyphID
  /// From the left of the box, in points.
  public var x: CGFloat
}
