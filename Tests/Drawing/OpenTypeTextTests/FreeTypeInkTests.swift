import FirstFrameImaging
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// Text has the same width and amount of ink as text that FreeType draws without hinting.
///
/// Cairo's text function positions glyphs by their advances only, so kerning, ligatures and alternates are off here.
/// Ink is the sum of coverage over all pixels of a line, which does not depend on subpixel positions. The reference is
/// drawn at eight times the size and scaled down, because at 20 pixels per em, FreeType's coarse flattening of cubic
/// curves changes the ink by up to 1%.
struct FreeTypeInkTests {
  private static let disabledFeatures = ["kern", "liga", "clig", "calt", "ccmp", "locl", "mark", "rlig"].map {
    FontFeature($0, value: 0)
  }

  @Test(.needs(.dejaVuSans)) func advancesAndInkOfAPageTrueType() throws {
    try compare(.dejaVuSans)
  }

  @Test(.needs(.inter)) func advancesAndInkOfAPageCFF() throws {
    try compare(.inter)
  }

  private func compare(_ fixture: FontFixture) throws {
    let file = try fixture.file()
    let measured = try FreeTypeInk()
    let page = try #require(measured.pages.first { $0.digest == file.digest })
    var library = TypefaceLibrary.builtIn
    library.register(file)
    let font = Font(family: file.faces[0].familyName, size: measured.size, features: Self.disabledFeatures)
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

/// The measurements by `scripts/measurements/peers/ink.py` of text that Cairo and FreeType draw without hinting.
struct FreeTypeInk: Decodable {
  /// The font size, in pixels per em.
  let size: Double
  let pages: [Page]

  struct Page: Decodable {
    let file: String
    let digest: String
    let lines: [Line]
  }

  struct Line: Decodable {
    let text: String
    /// The advance of the line, in pixels.
    let advance: Double
    /// The sum of the coverage of all pixels, in pixels.
    let ink: Double
  }

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FreeTypeInk.json")
    self = try JSONDecoder().decode(FreeTypeInk.self, from: Data(contentsOf: file))
  }
}
