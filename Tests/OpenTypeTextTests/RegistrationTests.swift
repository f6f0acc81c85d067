import Foundation
import OpenTypeText
import Rasterizer
import Testing
import Typesetting

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
    #expect(text.lines[0].glyphRuns.allSatisfy { $0.typeface.digest == file.digest })
  }

  @Test("a registered file is there for all texts of the process", .needs(.dejaVuSansBold)) func shared() throws {
    let file = try FontFixture.dejaVuSansBold.file()
    file.register()
    let font = Font(family: file.faces[0].familyName, size: 10, weight: .bold)
    #expect(Typesetter.shared.library.typeface(for: font).digest == file.digest)
    #expect(Typesetter.shared.bidi is FriBidiResolver)
    #expect(Rasterizer().typesetter.library.families == Typesetter.shared.library.families)
  }
}
