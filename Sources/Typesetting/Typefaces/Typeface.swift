public import Geometry

/// A set of glyphs in one style: what a letter looks like, how wide it is, and how it sits beside others.
///
/// All measures are in units of the em square (see ``TypefaceMetrics/unitsPerEm``), y up from the baseline.
/// Instances are identified by reference: a glyph is the same mask only within the same instance.
public protocol Typeface: AnyObject, Sendable {
  /// The full name, as it appears in a snapshot's provenance.
  var name: String { get }

  var metrics: TypefaceMetrics { get }

  /// The glyph of a character, or nil where the typeface does not have it.
  func glyph(for character: Unicode.Scalar) -> GlyphID?

  /// The distance from the origin of a glyph to the origin of the one that follows.
  func advance(of glyph: GlyphID) -> Double

  /// The correction of the distance between two neighbours; negative brings them closer.
  func kerning(between left: GlyphID, and right: GlyphID) -> Double

  /// The filled outline of a glyph, nonzero rule; empty for a space.
  func outline(of glyph: GlyphID) -> Path
}
