import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// The selection of a character's typeface among several registered files.
@Suite(
  "Fallback", .needs(.inter), .needs(.dejaVuSans), .needs(.notoSansHebrew), .needs(.notoSansThai), .needs(.notoSansCJK),
  .needs(.notoColorEmoji))
struct FallbackTests {
  private let library: TypefaceLibrary

  init() throws {
    var library = TypefaceLibrary.builtIn
    for fixture in [FontFixture.inter, .notoSansHebrew, .notoSansThai, .notoSansCJK, .notoColorEmoji] {
      library.register(try fixture.file())
    }
    self.library = library
  }

  private func names(_ string: String, library: TypefaceLibrary? = nil) -> [String] {
    let font = Font(family: "Inter", size: 17)
    return string.map { cluster in
      (library ?? self.library).typeface(for: Array(cluster.unicodeScalars), font: font)?.name ?? "none"
    }
  }

  @Test("the first file that has a character is used") func order() {
    #expect(
      names("Aשก漢") == ["Inter Regular", "Noto Sans Hebrew Regular", "Noto Sans Thai Regular", "Noto Sans CJK JP"])
  }

  @Test("a cluster is never split between files") func clusters() {
    #expect(names("שׁ") == ["Noto Sans Hebrew Regular"])
    // Inter has the letter, and Noto Sans Thai has the mark above it; neither font has both.
    #expect(names("x\u{E31}") == ["none"])
  }

  @Test("characters with emoji presentation, by default or by a selector, use the emoji file") func emoji() {
    #expect(names("🙂") == ["Noto Color Emoji"])
    #expect(names("1") == ["Inter Regular"])
    #expect(names("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
    #expect(names("❤\u{FE0F}") == ["Noto Color Emoji"])
    #expect(names("👩‍👩‍👧‍👦") == ["Noto Color Emoji"])
    #expect(names("🇯🇵") == ["Noto Color Emoji"])
  }

  @Test("a mixed line has one run for each typeface") func runs() throws {
    let text = Typesetter(library: library).typeset(
      Paragraph(runs: [TextRun(string: "Aש漢🙂b", font: Font(family: "Inter", size: 17))]), width: .infinity)
    #expect(
      text.lines[0].glyphRuns.map(\.typeface.name) == [
        "Inter Regular", "Noto Sans Hebrew Regular", "Noto Sans CJK JP", "Noto Color Emoji", "Inter Regular",
      ])
    #expect(text.missingCharacters.isEmpty)
  }

  @Test("characters that no file has are reported") func missing() {
    let text = Typesetter(library: library).typeset(
      Paragraph(runs: [TextRun(string: "A\u{12000}", font: Font(family: "Inter", size: 17))]), width: .infinity)
    #expect(text.missingCharacters == ["\u{12000}"])
  }
}
