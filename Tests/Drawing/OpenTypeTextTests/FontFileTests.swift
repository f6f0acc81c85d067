import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// The properties of font files. Expected names, weights and metrics are from FreeType and `fc-scan`.
struct FontFileTests {
  @Test(.needs(.dejaVuSans)) func aTrueTypeFile() throws {
    let file = try FontFixture.dejaVuSans.file()
    let face = try #require(file.faces.first)
    #expect(file.faces.count == 1)
    #expect(face.familyName == "DejaVu Sans")
    #expect(face.styleName == "Book")
    #expect(face.weights == .regular ... .regular)
    #expect(!face.isItalic)
    #expect(!face.isEmoji)
    #expect(face.glyphCount == 6253)
    let typeface = face.typeface()
    #expect(typeface.name == "DejaVu Sans")
    #expect(typeface === face.typeface(weight: .bold))
  }

  @Test(.needs(.dejaVuSans)) func metricsThatAreMissingInTheFileAreMeasured() throws {
    let metrics = try FontFixture.dejaVuSans.file().faces[0].typeface().metrics
    // hhea: 1901, -483, 0. post: the top of the underline at -40, thickness 90. The heights of x and H: 1120 and 1493.
    #expect(
      metrics
        == TypefaceMetrics(
          unitsPerEm: 2048, ascender: 1901, descender: -483, lineGap: 0, capHeight: 1493, xHeight: 1120,
          underlinePosition: -85, underlineThickness: 90))
  }

  @Test(.needs(.inter)) func aCFFFile() throws {
    let face = try FontFixture.inter.file().faces[0]
    #expect(face.familyName == "Inter")
    #expect(face.styleName == "Regular")
    let metrics = face.typeface().metrics
    #expect(metrics.unitsPerEm == 2816)
    #expect(metrics.capHeight == 2048)
    #expect(metrics.xHeight == 1536)
  }

  @Test(.needs(.notoSansCJK)) func aCollection() throws {
    let faces = try FontFixture.notoSansCJK.file().faces
    #expect(
      faces.map(\.familyName) == [
        "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK",
        "Noto Sans Mono CJK JP", "Noto Sans Mono CJK KR", "Noto Sans Mono CJK SC", "Noto Sans Mono CJK TC",
        "Noto Sans Mono CJK HK",
      ])
  }

  @Test(.needs(.interVariable)) func aVariableFileHasOneTypefaceForEachWeight() throws {
    let face = try FontFixture.interVariable.file().faces[0]
    #expect(face.weights == .ultraLight ... .black)
    let bold = face.typeface(weight: .bold)
    #expect(bold === face.typeface(weight: .bold))
    #expect(bold !== face.typeface(weight: .regular))
    #expect(bold.name == "Inter 700")
  }

  @Test(.needs(.notoColorEmoji)) func anEmojiFile() throws {
    let face = try FontFixture.notoColorEmoji.file().faces[0]
    #expect(face.familyName == "Noto Color Emoji")
    #expect(face.isEmoji)
    #expect(face.typeface().isEmoji)
  }

  @Test(.needs(.dejaVuSans), .needs(.dejaVuSansBold))
  func aLibraryFindsRegisteredFilesByFamilyAndWeight() throws {
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

  @Test(.needs(.interVariable)) func aVariableFileHasAllWeightsOfItsFamily() throws {
    let file = try FontFixture.interVariable.file()
    var library = TypefaceLibrary.builtIn
    library.register(file)
    let font = Font(family: file.faces[0].familyName, size: 17, weight: FontWeight(clamping: 537))
    #expect(library.typeface(for: font) === file.faces[0].typeface(weight: FontWeight(clamping: 537)))
  }
}

/// Registering a font file.
struct RegistrationTests {
  @Test(.needs(.notoSansHebrew))
  func textsUseRegisteredFacesWithTheirDigestAndBidirectionalLevels() throws {
    let file = try FontFixture.notoSansHebrew.file()
    var typesetter = Typesetter()
    typesetter.register(file)
    // By UAX #9, the number follows the letters, so it is to their left.
    let run = TextRun(string: "\u{5D0}\u{5D1} 12", font: Font(family: "Noto Sans Hebrew", size: 10))
    let text = typesetter.typeset(Paragraph(runs: [run]), width: .infinity)
    #expect(text.missingCharacters.isEmpty)
    #expect(text.caretRect(at: 3).minX < text.caretRect(at: 0).minX)
    // The file has no Latin digits.
    #expect(text.lines[0].glyphRuns.map(\.typeface.digest) == [nil, file.digest])
  }

  /// Runs in a separate process, because other tests depend on the built-in typeface alone.
  @Test(.needs(.dejaVuSansBold)) func aRegisteredFileIsAvailableToAllTextsOfTheProcess() async {
    await #expect(processExitsWith: .success) {
      let file = try FontFixture.dejaVuSansBold.file()
      file.register()
      let font = Font(family: file.faces[0].familyName, size: 10, weight: .bold)
      let typesetter = Rasterizer().typesetter
      precondition(typesetter.library.typeface(for: font).digest == file.digest)
      precondition(typesetter.bidi is FriBidiResolver)
    }
  }
}
