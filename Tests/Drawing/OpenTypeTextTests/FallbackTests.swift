import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// The selection of a character's typeface among several registered files.
@Suite(
  .needs(.inter), .needs(.dejaVuSans), .needs(.notoSansHebrew), .needs(.notoSansThai), .needs(.notoSansCJK),
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

  @Test func theFirstFileThatHasACharacterIsUsed() {
    #expect(
      names("Aשก漢") == ["Inter Regular", "Noto Sans Hebrew Regular", "Noto Sans Thai Regular", "Noto Sans CJK JP"])
  }

  @Test func aClusterIsNeverSplitBetweenFiles() {
    #expect(names("שׁ") == ["Noto Sans Hebrew Regular"])
    // Inter has the letter, and Noto Sans Thai has the mark above it; neither font has both.
    #expect(names("x\u{E31}") == ["none"])
  }

  @Test func charactersWithEmojiPresentationByDefaultOrByASelectorUseTheEmojiFile() {
    #expect(names("🙂") == ["Noto Color Emoji"])
    #expect(names("1") == ["Inter Regular"])
    #expect(names("1\u{FE0F}\u{20E3}") == ["Noto Color Emoji"])
    #expect(names("❤\u{FE0F}") == ["Noto Color Emoji"])
    #expect(names("👩‍👩‍👧‍👦") == ["Noto Color Emoji"])
    #expect(names("🇯🇵") == ["Noto Color Emoji"])
  }

  @Test func aMixedLineHasOneRunForEachTypeface() throws {
    let text = Typesetter(library: library).typeset(
      Paragraph(runs: [TextRun(string: "Aש漢🙂b", font: Font(family: "Inter", size: 17))]), width: .infinity)
    #expect(
      text.lines[0].glyphRuns.map(\.typeface.name) == [
        "Inter Regular", "Noto Sans Hebrew Regular", "Noto Sans CJK JP", "Noto Color Emoji", "Inter Regular",
      ])
    #expect(text.missingCharacters.isEmpty)
  }

  @Test func charactersThatNoFileHasAreReported() {
    let text = Typesetter(library: library).typeset(
      Paragraph(runs: [TextRun(string: "A\u{12000}", font: Font(family: "Inter", size: 17))]), width: .infinity)
    #expect(text.missingCharacters == ["\u{12000}"])
  }
}
