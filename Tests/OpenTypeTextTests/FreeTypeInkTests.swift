import FirstFrameImaging
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// Text is as wide and as black as FreeType draws it without hints.
///
/// Cairo's text call places glyphs by their advances alone, so that kerning, ligatures and alternates are switched off
/// here. Ink is the sum of coverage over all pixels of a line, and does not depend on where in a pixel a glyph begins.
/// The reference is drawn eight times as large and scaled back, since FreeType's own ink at 20 pixels an em is up to 1%
/// off that: it flattens cubic curves coarsely.
@Suite("Agreement with FreeType") struct FreeTypeInkTests {
  private static let plain = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "rlig"].map {
    FontFeature($0, value: 0)
  }

  @Test("advances and ink of a page, TrueType", .needs(.dejaVuSans)) func trueType() throws {
    try compare(.dejaVuSans)
  }

  @Test("advances and ink of a page, CFF", .needs(.inter)) func compact() throws {
    try compare(.inter)
  }

  private func compare(_ fixture: FontFixture) throws {
    let file = try fixture.file()
    let measured = try FreeTypeInk()
    let page = try #require(measured.pages.first { $0.digest == file.digest })
    var library = TypefaceLibrary.builtIn
    library.register(file)
    let font = Font(family: file.faces[0].familyName, size: measured.size, features: Self.plain)
    let picture = TextPicture(library: library, size: measured.size)
    for line in page.lines {
      let paragraph = Paragraph(runs: [TextRun(string: line.text, font: font)])
      let text = Typesetter(library: library).typeset(paragraph, width: .infinity)
      #expect(text.missingCharacters.isEmpty)
      #expect(abs(text.size.width / line.advance - 1) < 0.0001, "\(text.size.width), \(line.advance): \(line.text)")
      let bitmap = try picture.bitmap(line.text, font: font, width: 1200, height: 40)
      let ink = bitmap.channelSums[3] / 255
      #expect(abs(ink / line.ink - 1) < 0.002, "\(ink), \(line.ink): \(line.text)")
    }
  }
}
