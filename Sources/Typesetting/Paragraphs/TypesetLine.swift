public import Foundation

/// One line of set text.
public struct TypesetLine: Sendable {
  /// The characters shown, with the ellipsis where the line was truncated.
  public var string: String
  /// The left end of the line, in points from the left of the box.
  public var x: CGFloat
  /// The baseline, in points from the top of the text.
  public var baseline: CGFloat
  public var width: CGFloat
  public var ascent: CGFloat
  /// How far the line reaches below its baseline, in points; positive.
  public var descent: CGFloat
  public var glyphRuns: [GlyphRun]
}
