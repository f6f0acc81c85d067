import FirstFrameTypesetting
import Foundation
import Testing

/// Every character is 5 points wide. Capital letters stand for letters that run from right to left.
@Suite("Carets in two directions") struct BidiCaretTests {
  private func typeset(_ string: String, levels: String) -> TypesetText {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("Stub", has: "abcABC \t"), family: "Stub")
    let run = TextRun(string: string, font: Font(family: "Stub", size: 10))
    let typesetter = Typesetter(library: library, bidi: SketchedResolver(levels))
    return typesetter.typeset(Paragraph(runs: [run]), width: .infinity)
  }

  @Test(
    "a caret stands where its character begins",
    arguments: [
      ("abABc", "0:00110", [0, 5, 20, 15, 20, 25]), ("ABab", "1:1122", [20, 15, 0, 5, 10]), ("AB", "1:11", [10, 5, 0]),
      // The tab runs as the paragraph does: its caret is at its left.
      ("AB\tC", "0:1111", [10, 5, 10, 33, 28]),
    ] as [(String, String, [CGFloat])])
  func carets(string: String, levels: String, expected: [CGFloat]) {
    let text = typeset(string, levels: levels)
    #expect((0...string.utf16.count).map { text.caretRect(at: $0).minX } == expected)
  }

  @Test(
    "a point finds the end of the character that it hits",
    arguments: [
      // Seen: a b B A c, with an edge between b and B at 10, and one between A and c at 20.
      (1.0, 0), (9, 2), (11, 4), (14, 3), (16, 3), (19, 2), (21, 4), (24, 5), (99, 5), (-9, 0),
    ] as [(CGFloat, Int)])
  func position(x: CGFloat, expected: Int) {
    let text = typeset("abABc", levels: "0:00110")
    #expect(text.position(closestTo: CGPoint(x: x, y: 0)) == expected)
  }

  @Test("beyond the ends of a line from right to left", arguments: [(-9.0, 2), (99, 0)] as [(CGFloat, Int)])
  func outside(x: CGFloat, expected: Int) {
    #expect(typeset("AB", levels: "1:11").position(closestTo: CGPoint(x: x, y: 0)) == expected)
  }
}
