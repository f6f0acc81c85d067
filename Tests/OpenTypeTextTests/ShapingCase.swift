import FirstFrameTypesetting
import OpenTypeText
import Testing

/// A text and the glyphs that it is shaped into, written as `hb-shape --no-glyph-names` of HarfBuzz 6.0.0 prints them:
/// `glyph=cluster@xOffset,yOffset+advance`, in font units and from left to right.
///
/// The values were printed by
/// `hb-shape --no-glyph-names --face-index=… --features=… --variations=wght=… --language=… FILE TEXT`.
struct ShapingCase: Sendable, CustomTestStringConvertible {
  var text: String
  var glyphs: String
  var face = 0
  var weight = FontWeight.regular
  var direction = TextDirection.leftToRight
  var features: [FontFeature] = []
  var language: String?

  var testDescription: String {
    ([text] + features.map { "\($0.tag)=\($0.value)" }).joined(separator: " ")
  }

  func check(in fixture: FontFixture) throws {
    let typeface = try fixture.file().faces[face].typeface(weight: weight)
    let characters = Array(text.unicodeScalars)
    let options = ShapingOptions(direction: direction, features: features, language: language)
    let shaped = typeface.shape(characters, range: characters.indices, options: options)
    #expect(Self.written(shaped) == glyphs)
  }

  static func written(_ glyphs: [ShapedGlyph]) -> String {
    let entries = glyphs.map { glyph in
      let isMoved = glyph.xOffset != 0 || glyph.yOffset != 0
      let offset = isMoved ? "@\(Int(glyph.xOffset)),\(Int(glyph.yOffset))" : ""
      return "\(glyph.glyph.rawValue)=\(glyph.cluster)\(offset)+\(Int(glyph.xAdvance))"
    }
    return "[" + entries.joined(separator: "|") + "]"
  }
}
