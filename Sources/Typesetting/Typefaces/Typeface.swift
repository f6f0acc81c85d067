public import FirstFrameGeometry
public import Foundation

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

/// The vertical measures of a typeface, in units of the em square, y up from the baseline.
public struct TypefaceMetrics: Hashable, Sendable {
  public var unitsPerEm: Double
  /// The top of a line above the baseline.
  public var ascender: Double
  /// The bottom of a line; negative, because it lies below the baseline.
  public var descender: Double
  /// Extra space between two lines.
  public var lineGap: Double
  public var capHeight: Double
  public var xHeight: Double
  /// The middle of an underline; negative below the baseline.
  public var underlinePosition: Double
  public var underlineThickness: Double

  public init(
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

/// The number of a glyph within its typeface.
public struct GlyphID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The picture of a glyph that has colours of its own, such as an emoji.
public struct ColorGlyphPicture: Hashable, Sendable {
  /// The bytes of a PNG file.
  public var png: [UInt8]
  /// What the picture fills, in units of the em square, y up from the baseline; `minY` is its lower edge.
  public var box: CGRect

  public init(png: [UInt8], box: CGRect) {
    self.png = png
    self.box = box
  }
}

/// What else shaping needs to know about a stretch of text.
public struct ShapingOptions: Hashable, Sendable {
  public var direction: TextDirection
  public var features: [FontFeature]
  /// A BCP 47 tag such as `sr`; nil for none.
  public var language: String?

  public init(
    direction: TextDirection = .leftToRight, features: [FontFeature] = [], language: String? = nil
  ) {
    self.direction = direction
    self.features = features
    self.language = language
  }
}

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
