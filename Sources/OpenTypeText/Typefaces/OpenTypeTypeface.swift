import FirstFrameGeometry
import FirstFrameTypesetting

/// A face of a font file at one weight, shaped by HarfBuzz.
final class OpenTypeTypeface: Typeface {
  let name: String
  let metrics: TypefaceMetrics
  let isEmoji: Bool

  let font: HarfBuzzFont
  let limits: GlyphLimits
  private let bytes: FontBytes
  private let outlines = GlyphOutlines()

  init(name: String, font: HarfBuzzFont, bytes: FontBytes) {
    self.name = name
    self.font = font
    self.bytes = bytes
    metrics = font.metrics
    limits = GlyphLimits(unitsPerEm: font.face.unitsPerEm)
    isEmoji = font.face.hasPictures
  }

  /// The SHA-256 of the font file, in hexadecimal.
  var digest: String? { bytes.digest }

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    font.glyph(for: character).map(GlyphID.init)
  }

  func advance(of glyph: GlyphID) -> Double {
    limits.along(font.advance(of: glyph.rawValue))
  }

  /// Zero: kerning depends on more than two glyphs, and is part of what shaping gives.
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }

  func outline(of glyph: GlyphID) -> Path {
    outlines.outline(of: glyph) { OutlinePen.outline(of: glyph.rawValue, in: font) }
  }

  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? {
    isEmoji ? font.picture(of: glyph.rawValue, pixelsPerEm: pixelsPerEm) : nil
  }
}
