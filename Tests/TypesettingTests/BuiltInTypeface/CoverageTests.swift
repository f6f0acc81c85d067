import FirstFrameGeometry
import Foundation
import Testing

@testable import FirstFrameTypesetting

@Suite struct CoverageTests {
  @Test(arguments: [false, true], [false, true])
  func everyPromisedCharacterHasInk(isMonospaced: Bool, isItalic: Bool) throws {
    let face = BuiltInTypeface.instance(isMonospaced: isMonospaced, isItalic: isItalic)
    let promised = Repertoires.inked + (isMonospaced ? Repertoires.monospacedOnly : [])
    for (name, characters) in promised {
      for character in characters.unicodeScalars {
        let glyph = try #require(face.glyph(for: character), "\(name): \(character) is missing")
        #expect(face.outline(of: glyph).inkArea() > 1000, "\(name): \(character)")
        #expect(face.advance(of: glyph) > 0, "\(name): \(character)")
      }
    }
  }

  @Test(arguments: [false, true])
  func inkGrowsWithTheWeight(isMonospaced: Bool) throws {
    // Filled shapes are as dark in every weight; no character gets lighter.
    let weights = [100, 400, 600, 700, 900].map(FontWeight.init(clamping:))
    for (_, characters) in Repertoires.inked {
      for character in characters.unicodeScalars {
        let areas = try weights.map { weight in
          let face = BuiltInTypeface.instance(weight: weight, isMonospaced: isMonospaced)
          let glyph = try #require(face.glyph(for: character))
          return face.outline(of: glyph).inkArea(bandHeight: 20)
        }
        for (lighter, heavier) in zip(areas, areas.dropFirst()) {
          #expect(heavier > lighter * 0.995, "\(character): \(areas)")
        }
      }
    }
  }

  @Test func spacesHaveNoInk() throws {
    let face = BuiltInTypeface.instance()
    for character in "\u{2002}\u{2003}\u{2007}\u{2009}\u{202F}\u{200B}\u{AD}".unicodeScalars {
      #expect(face.outline(of: try #require(face.glyph(for: character))).isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func lettersThatLookAlikeAreDrawnAlike(isMonospaced: Bool) throws {
    let face = BuiltInTypeface.instance(weight: .medium, isMonospaced: isMonospaced)
    for (latin, other) in [
      ("ABEZHIKMNOPTYX", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"), ("ABEKMHOPCTXSIJ", "АВЕКМНОРСТХЅІЈ"), ("aeopcyxsij", "аеорсухѕіј"),
      ("ov", "ον"),
      ("ËÏëï", "ЁЇёї"), ("µ", "μ"),
    ] {
      for (one, two) in zip(latin.unicodeScalars, other.unicodeScalars) {
        let (first, second) = (try #require(face.glyph(for: one)), try #require(face.glyph(for: two)))
        #expect(face.outline(of: first) == face.outline(of: second), "\(one) and \(two)")
        #expect(face.advance(of: first) == face.advance(of: second), "\(one) and \(two)")
      }
    }
  }
}
