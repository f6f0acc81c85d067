package import FirstFrameGeometry
package import Foundation

/// A set of glyphs in one style, with their outlines, advances and kerning.
///
/// All measures are in font units (see ``TypefaceMetrics/unitsPerEm``), with y up from the baseline.
/// Instances are compared by identity: caches of glyphs are specific to an instance.
package protocol Typeface: AnyObject, Sendable {
  /// The full name, which is recorded in the metadata of snapshots.
  var name: String { get }

  /// The name by which code asks for the typeface, without spaces; the full name (the default) if it has no other.
  var postScriptName: String { get }

  /// The SHA-256 digest of the font file in lowercase hexadecimal; `nil` (the default) for compiled-in typefaces.
  var digest: String? { get }

  var metrics: TypefaceMetrics { get }

  /// Whether the typeface has precedence for characters with emoji presentation; false by default.
  var isEmoji: Bool { get }

  /// Returns the glyph of a character; `nil` if the typeface does not have it.
  func glyph(for character: Unicode.Scalar) -> GlyphID?

  /// Returns the distance from the origin of a glyph to the origin of the next glyph.
  func advance(of glyph: GlyphID) -> Double

  /// Returns the correction of the distance between two adjacent glyphs; negative values reduce it.
  func kerning(between left: GlyphID, and right: GlyphID) -> Double

  /// Returns the outline of a glyph, for filling with the nonzero rule; empty for a space.
  func outline(of glyph: GlyphID) -> Path

  /// Returns the color bitmap of a glyph; `nil` (the default) if it has none. Called only if ``isEmoji`` is true.
  ///
  /// - Parameter pixelsPerEm: The size at which the bitmap will be drawn, for typefaces with several sizes.
  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture?

  /// Converts characters to positioned glyphs.
  ///
  /// The default implementation uses one glyph for each visible character, with kerning between adjacent glyphs.
  ///
  /// - Parameters:
  ///   - text: A whole paragraph in composed form. The text outside of the range is context.
  ///   - range: The characters to shape: whole grapheme clusters of one embedding level. The typeface must have all of
  ///     them, and they can be of several scripts.
  /// - Returns: The glyphs in visual order, from left to right. Their clusters ascend in left-to-right text, and
  ///   descend in right-to-left text.
  func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph]
}

/// The vertical metrics of a typeface, in font units with y up from the baseline.
package struct TypefaceMetrics: Hashable, Sendable {
  package var unitsPerEm: Double
  /// The top of a line.
  package var ascender: Double
  /// The bottom of a line; negative, because it is below the baseline.
  package var descender: Double
  /// The additional space between two lines.
  package var lineGap: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The middle of the underline; negative if below the baseline.
  package var underlinePosition: Double
  package var underlineThickness: Double

  package init(
    unitsPerEm: Double, ascender: Double, descender: Double, lineGap: Double, capHeight: Double,
    xHeight: Double, underlinePosition: Double, underlineThickness: Double
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }
}

/// The identifier of a glyph within its typeface.
package struct GlyphID: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The color bitmap of a glyph, such as an emoji.
package struct ColorGlyphPicture: Hashable, Sendable {
  /// The bytes of a PNG file.
  package var png: [UInt8]
  /// The box of the bitmap, in font units with y up from the baseline; `minY` is its lower edge.
  package var box: CGRect

  package init(png: [UInt8], box: CGRect) {
    self.png = png
    self.box = box
  }
}

/// The options for shaping a run of text.
package struct ShapingOptions: Hashable, Sendable {
  package var direction: TextDirection
  package var features: [FontFeature]
  /// The language as a BCP 47 tag, such as `sr`; `nil` if unknown.
  package var language: String?

  package init(
    direction: TextDirection = .leftToRight, features: [FontFeature] = [], language: String? = nil
  ) {
    self.direction = direction
    self.features = features
    self.language = language
  }
}

/// One glyph in the result of shaping. Distances are in font units, with y up.
package struct ShapedGlyph: Hashable, Sendable {
  package var glyph: GlyphID
  /// The index of the first character of the glyph's cluster, in the whole text that was passed for shaping.
  ///
  /// The cluster extends to the start of the next one. The cluster of a ligature has several characters.
  package var cluster: Int
  /// The distance to the origin of the next glyph, including kerning.
  package var xAdvance: Double
  /// The distance by which the glyph is drawn to the right of its origin.
  package var xOffset: Double
  /// The distance by which the glyph is drawn above the baseline.
  package var yOffset: Double
  /// Whether the text has to be reshaped if a line ends between this cluster and the one before it in logical order.
  package var isUnsafeToBreakBefore: Bool

  package init(
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

/// The measures of emoji, which do not depend on the font that has them: lines break at the same places with every font
/// that has pictures of emoji, and with none.
package enum EmojiMeasures {
  /// The advance of an emoji, in ems: an assumption, because Apple documents none and none was measured for this project.
  /// Noto Color Emoji has 1.245.
  package static let advance = 1.25
}
