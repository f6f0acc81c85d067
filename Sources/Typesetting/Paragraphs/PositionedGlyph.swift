public import Foundation

/// A glyph and where its origin lies.
public struct PositionedGlyph: Sendable {
  public var glyph: GlyphID
  /// From the left of the box, in points.
  public var x: CGFloat
  /// Above the run's baseline, in points.
  public var y: CGFloat
}
