import FirstFrameGeometry
import FirstFrameTypesetting

/// A typeface with one letter that the built-in one does not have, so that no other test sees it.
final class SingleTypeface: Typeface {
  static let letter: Unicode.Scalar = "\u{1680D}"

  let name: String
  let metrics = BuiltInTypeface.instance().metrics

  init(_ name: String) {
    self.name = name
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? { character == Self.letter ? GlyphID(rawValue: 1) : nil }
  func advance(of glyph: GlyphID) -> Double { metrics.unitsPerEm * 3 }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }
}
