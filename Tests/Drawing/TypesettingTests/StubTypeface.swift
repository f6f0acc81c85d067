import FirstFrameGeometry
import FirstFrameTypesetting

/// A typeface with some characters, all of the same width except invisible ones, and without outlines.
///
/// If `joinsLetters` is `true`, "fi" becomes one glyph, as in the shaping of font files.
final class StubTypeface: Typeface {
  let name: String
  let characters: Set<Unicode.Scalar>
  let width: Double
  let isEmoji: Bool
  let joinsLetters: Bool

  init(_ name: String, has characters: String, width: Double = 500, isEmoji: Bool = false, joinsLetters: Bool = false) {
    self.name = name
    self.characters = Set(characters.unicodeScalars)
    self.width = width
    self.isEmoji = isEmoji
    self.joinsLetters = joinsLetters
  }

  static let ligature = GlyphID(rawValue: 0xFB01)

  var metrics: TypefaceMetrics {
    TypefaceMetrics(
      unitsPerEm: 1000, ascender: 900, descender: -300, lineGap: 0, capHeight: 700, xHeight: 500,
      underlinePosition: -100, underlineThickness: 50)
  }

  func glyph(for character: Unicode.Scalar) -> GlyphID? {
    characters.contains(character) ? GlyphID(rawValue: character.value) : nil
  }

  func advance(of glyph: GlyphID) -> Double { width }
  func kerning(between left: GlyphID, and right: GlyphID) -> Double { 0 }
  func outline(of glyph: GlyphID) -> Path { Path() }

  func shape(_ text: [Unicode.Scalar], range: Range<Int>, options: ShapingOptions) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    var index = range.lowerBound
    let mayJoin = joinsLetters && !options.features.contains(FontFeature("liga", value: 0))
    while index < range.upperBound {
      if text[index].properties.isDefaultIgnorableCodePoint {
        index += 1
        continue
      }
      let isPair = mayJoin && index + 1 < range.upperBound && text[index] == "f" && text[index + 1] == "i"
      let glyph = isPair ? Self.ligature : GlyphID(rawValue: text[index].value)
      glyphs.append(ShapedGlyph(glyph: glyph, cluster: index, xAdvance: isPair ? 1.6 * width : width))
      index += isPair ? 2 : 1
    }
    return options.direction == .rightToLeft ? glyphs.reversed() : glyphs
  }
}
