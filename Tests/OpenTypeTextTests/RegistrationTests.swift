import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

@Suite("Registering a font file") struct RegistrationTests {
  @Test("the faces draw, with their digest, and text runs in its direction", .needs(.notoSansHebrew))
  func typesetter() throws {
    let file = try FontFixture.notoSansHebrew.file()
    var typesetter = Typesetter()
    typesetter.register(file)
    // By UAX #9 the number follows the letters, and so lies to their left.
    let run = TextRun(string: "\u{5D0}\u{5D1} 12", font: Font(family: "Noto Sans Hebrew", size: 10))
    let text = typesetter.typeset(Paragraph(runs: [run]), width: .infinity)
    #expect(text.missingCharacters.isEmpty)
    #expect(text.caretRect(at: 3).minX < text.caretRect(at: 0).minX)
    // The file has no Latin digits.
    #expect(text.lines[0].glyphRuns.map(\.typeface.digest) == [nil, file.digest])
  }

  /// In a process of its own: other tests count on what the built-in typeface lacks.
  @Test("a registered file is there for all texts of the process", .needs(.dejaVuSansBold)) func shared() async {
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
