/// One glyph that shaping gave, in units of the em square, y up.
public struct ShapedGlyph: Hashable, Sendable {
  public var glyph: GlyphID
  /// The index, in the whole text that was handed over, of the first character that the glyph stands for.
  ///
  /// Characters up to the next higher cluster belong to it: a ligature takes several.
  public var cluster: Int
  /// From this glyph's origin to the next one's, kerning included.
  public var xAdvance: Double
  /// How far right of its origin the glyph is drawn.
  public var xOffset: Double
  /// How far above the baseline the glyph is drawn.
  public var yOffset: Double
  /// Whether the text has to be shaped anew where a line ends between this cluster and the one before it in the text.
  public var isUnsafeToBreakBefore: Bool

  public init(
    glyph: GlyphID, cluster: Int, xAdvance: Double, xOffset: Double = 0, yOffset: Double = 0,
    isUnsafeToBreakBefore: Bool = false
  ) {
    self.glyph = glyph
    self.cluster = cluster
    self.xAdvance = xAdvance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.isUnsafeToBreakBefore = isUnsafeToBreakBefore
  }
}
