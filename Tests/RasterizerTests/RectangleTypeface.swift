import FirstFrameGeometry
import FirstFrameTypesetting
import Foundation

/// A typeface of one glyph, a rectangle, with a picture for it or without.
final class RectangleTypeface: Typeface {
  let name = "Block"
  let metrics = TypefaceMetrics(
    unitsPerEm: 100, ascender: 80, descender: -20, lineGap: 0, capHeight: 70, xHeight: 50, underlinePosition: -10,
    underlineThickness: 5)
  let isEmoji: Bool
  private let block: CGRect
  private let png: [UInt8]?

  init(block: CGRect, png: [UInt8]? = nil, isEmoji: Bool = false) {
    self.block = block
    self.png = png
    self.isEmoji = isEmoji
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? { GlyphID(rawValue: 1) }
  func advance(of glyph: GlyphID) -> Double { 100 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path { $0.addRect(block) } }

  func colorPicture(of glyph: GlyphID, pixelsPerEm: Double) -> ColorGlyphPicture? {
    png.map { ColorGlyphPicture(png: $0, box: block) }
  }
}
