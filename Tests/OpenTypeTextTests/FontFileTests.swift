import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// What font files say of themselves. Names, weights and metrics are those that FreeType and `fc-scan` report.
@Suite("Font files") struct FontFileTests {
  @Test("a TrueType file", .needs(.dejaVuSans)) func trueType() throws {
    let file = try FontFixture.dejaVuSans.file()
    let face = try #require(file.faces.first)
    #expect(file.faces.count == 1)
    #expect(face.familyName == "DejaVu Sans" && face.styleName == "Book")
    #expect(face.weights == .regular ... .regular && !face.isItalic && !face.isEmoji)
    #expect(face.glyphCount == 6253)
    let typeface = face.typeface()
    #expect(typeface.name == "DejaVu Sans")
    #expect(typeface === face.typeface(weight: .bold))
  }

  @Test("metrics that the file does not have are measured", .needs(.dejaVuSans)) func measuredMetrics() throws {
    let metrics = try FontFixture.dejaVuSans.file().faces[0].typeface().metrics
    // hhea: 1901, -483, 0; post: the top of the underline at -40, 90 thick; x is 1120 high, H 1493.
    #expect(
      metrics
        == TypefaceMetrics(
          unitsPerEm: 2048, ascender: 1901, descender: -483, lineGap: 0, capHeight: 1493, xHeight: 1120,
          underlinePosition: -85, underlineThickness: 90))
  }

  @Test("a CFF file", .needs(.inter)) func compact() throws {
    let face = try FontFixture.inter.file().faces[0]
    #expect(face.familyName == "Inter" && face.styleName == "Regular")
    let metrics = face.typeface().metrics
    #expect(metrics.unitsPerEm == 2816 && metrics.capHeight == 2048 && metrics.xHeight == 1536)
  }

  @Test("a collection", .needs(.notoSansCJK)) func collection() throws {
    let faces = try FontFixture.notoSansCJK.file().faces
    #expect(
      faces.map(\.familyName) == [
        "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK",
        "Noto Sans Mono CJK JP", "Noto Sans Mono CJK KR", "Noto Sans Mono CJK SC", "Noto Sans Mono CJK TC",
        "Noto Sans Mono CJK HK",
      ])
  }

  @Test("a variable file has one typeface for each weight", .needs(.interVariable)) func variable() throws {
    let face = try FontFixture.interVariable.file().faces[0]
    #expect(face.weights == .ultraLight ... .black)
    let bold = face.typeface(weight: .bold)
    #expect(bold === face.typeface(weight: .bold))
    #expect(bold !== face.typeface(weight: .regular))
    #expect(bold.name == "Inter 700")
  }

  @Test("a file of emoji", .needs(.notoColorEmoji)) func emoji() throws {
    let face = try FontFixture.notoColorEmoji.file().faces[0]
    #expect(face.familyName == "Noto Color Emoji" && face.isEmoji && face.typeface().isEmoji)
  }

  @Test("a library finds registered files by family and weight", .needs(.dejaVuSans), .needs(.dejaVuSansBold))
  func registration() throws {
    let (book, bold) = (try FontFixture.dejaVuSans.file(), try FontFixture.dejaVuSansBold.file())
    var library = TypefaceLibrary.builtIn
    library.register(book)
    library.register(bold)
    #expect(library.families == ["DejaVu Sans"])
    let font = Font(family: "dejavu sans", size: 17)
    #expect(library.typeface(for: font) === book.faces[0].typeface())
    let semibold = Font(family: "DejaVu Sans", size: 17, weight: .semibold)
    #expect(library.typeface(for: semibold) === bold.faces[0].typeface())
  }

  @Test("a variable file serves all weights of its family", .needs(.interVariable)) func variableRegistration() throws {
    let file = try FontFixture.interVariable.file()
    var library = TypefaceLibrary.builtIn
    library.register(file)
    let font = Font(family: file.faces[0].familyName, size: 17, weight: FontWeight(clamping: 537))
    #expect(library.typeface(for: font) === file.faces[0].typeface(weight: FontWeight(clamping: 537)))
  }
}
