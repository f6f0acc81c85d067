import Typesetting

/// What makes two glyph masks the same.
struct GlyphKey: Hashable {
  let typeface: ObjectIdentifier
  let glyph: GlyphID
  /// Pixels an em, in 64ths.
  let size: Int
  /// How far right of a whole pixel the origin lies, in quarters of a pixel.
  let quarter: Int
}
