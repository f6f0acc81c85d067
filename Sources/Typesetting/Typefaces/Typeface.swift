public import FirstFrameGeometry

/// A set of glyphs in one style: what a letter looks like, how wide it is, and how it sits beside others.
///
/// All measures are in units of the em square (see ``TypefaceMetrics/unitsPerEm``), y up from the baseline.
/// Instances are identified by reference: a glyph is the same mask only within the same instance.
public protocol Typeface: AnyObject, Sendable {
  /// The full name, as it appears in a snapshot's provenance.
  var name: String { get }

  /// The SHA-256 of the font file in lowercase hexadecimal; nil, unless said otherwise, for what is compiled in.
  var digest: String? { get }

  var metrics: TypefaceMetrics { get }

  /// Whether the typeface goes first for characters that ask to be shown as emoji; false unless said otherwise.
  var isEmoji: Bool { get }

  /// The glyph of a character, or nil where the typeface does not have it.
  func glyph(for character: Unicode.Scalar) -> GlyphID?

  /// The distance from the origin of a glyph to the origin of the one that follows.
  func advance(of glyph: GlyphID) -> Double

  /// The correction of the distance between two neighbours; negative brings them closer.
  func kerning(between left: GlyphID, and right: GlyphID) -> Double

  /// The filled outline of a glyph, nonzero rule; empty for a space.
  func outline(of glyph: GlyphID) -> Path

  /// The picture of a glyph that has colours of its own, or nil, as unless said otherwise; only typefaces of emoji
  /// are asked.
  ///
  /// - Parameter pixelsPerEm: How large it will be drawn, for typefaces with pictures in several sizes.
  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture?

  /// Turns characters into glyphs and their distances.
  ///
  /// Unless a typeface does better, every visible character gets its own glyph, and neighbours are kerned.
  ///
  /// - Parameters:
  ///   - text: A whole paragraph in composed form; what lies outside of the range is context.
  ///   - range: Whole grapheme clusters of one embedding level, all of which the typeface has. They may be of
  ///     several scripts.
  /// - Returns: Glyphs from left to right as they are seen: clusters ascend where the direction is left to right,
  ///   and descend where it is right to left.
  func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph]
}
