import FirstFrameTypesetting
import OpenTypeText
import Testing

/// The effect of the context on shaping a part of a text.
struct ShapingContextTests {
  @Test(.needs(.notoSansArabic))
  func lettersJoinWithLettersOutsideTheShapedRange() throws {
    let face = try FontFixture.notoSansArabic.file().faces[0].typeface()
    let options = ShapingOptions(direction: .rightToLeft)
    // The letter beh between two others, and alone: hb-shape with and without --text-before=ب --text-after=ب.
    let between = face.shape(Array("ببب".unicodeScalars), range: 1..<2, options: options)
    let alone = face.shape(Array("ب".unicodeScalars), range: 0..<1, options: options)
    #expect(ShapingCase.notation(of: between) == "[104=1+343]")
    #expect(ShapingCase.notation(of: alone) == "[100=0+993]")
  }

  @Test(.needs(.dejaVuSans))
  func aKernedPairIsUnsafeToBreakAndOtherPairsAreSafe() throws {
    let face = try FontFixture.dejaVuSans.file().faces[0].typeface()
    let glyphs = face.shape(Array("AVfi".unicodeScalars), range: 0..<4, options: ShapingOptions())
    // hb-shape --show-flags: [36=0+1270|57=1+1401#1|5042=2+1290]
    #expect(glyphs.map(\.isUnsafeToBreakBefore) == [false, true, false])
  }

  @Test(.needs(.dejaVuSans))
  func runsOfSeveralScriptsAreInVisualOrder() throws {
    let face = try FontFixture.dejaVuSans.file().faces[0].typeface()
    let text = Array("aя(б)β1".unicodeScalars)
    let forwards = face.shape(text, range: text.indices, options: ShapingOptions())
    #expect(forwards.map(\.cluster) == [0, 1, 2, 3, 4, 5, 6])
    let backwards = face.shape(text, range: text.indices, options: ShapingOptions(direction: .rightToLeft))
    #expect(backwards.map(\.cluster) == [6, 5, 4, 3, 2, 1, 0])
    // Brackets are mirrored in right-to-left text.
    #expect(backwards[2].glyph == forwards[2].glyph)
    #expect(backwards[4].glyph == forwards[4].glyph)
  }

  @Test(.needs(.dejaVuSans))
  func shapingOnSeveralThreadsGivesEqualGlyphs() async throws {
    let face = try FontFixture.dejaVuSans.file().faces[0].typeface()
    let text = Array("AVA office fi Wählen Tö".unicodeScalars)
    let expected = face.shape(text, range: text.indices, options: ShapingOptions())
    let outline = face.outline(of: expected[0].glyph)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 {
        group.addTask {
          face.shape(text, range: text.indices, options: ShapingOptions()) == expected
            && face.outline(of: expected[0].glyph) == outline
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test(.needs(.notoSansThai))
  func missingCharactersAreReplacedByLookAlikesOrOmittedIfInvisible() throws {
    let face = try FontFixture.notoSansThai.file().faces[0].typeface()
    #expect(face.glyph(for: "\u{2011}") == nil)
    let text: [Unicode.Scalar] = ["\u{E01}", "\u{2011}", "\u{2028}", "\u{E01}"]
    let glyphs = face.shape(text, range: 0..<4, options: ShapingOptions())
    #expect(glyphs.map(\.glyph) == [face.glyph(for: "\u{E01}"), face.glyph(for: "-"), face.glyph(for: "\u{E01}")])
  }
}
