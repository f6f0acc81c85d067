import FirstFrameTypesetting
import Foundation
import Testing

/// All characters are 6 points wide, and all lines 12 points high.
struct CaretTests {
  private func typeset(_ string: String, width: CGFloat, lines: Int = 0) -> TypesetText {
    let run = TextRun(string: string, font: Font(family: GridTypeface.family, size: 10))
    return Typesetter.grid.typeset(Paragraph(runs: [run], maximumLines: lines), width: width)
  }

  @Test(
    arguments: [
      (0, 0.0, 0.0), (1, 6, 0), (2, 12, 0), (3, 18, 0), (4, 0, 12), (7, 18, 12), (8, 0, 24), (99, 6, 24), (-1, 0, 0),
    ] as [(Int, CGFloat, CGFloat)])
  func aCaretIsBeforeItsCharacter(offset: Int, x: CGFloat, y: CGFloat) {
    let text = typeset("one two\nz", width: 30)
    #expect(text.lines.map(\.offsets) == [0..<4, 4..<8, 8..<9])
    let rect = text.caretRect(at: offset)
    #expect(abs(rect.minX - x) < 1e-9)
    #expect(abs(rect.minY - y) < 1e-9)
    #expect(abs(rect.height - 12) < 1e-9)
    #expect(rect.width == TypesetText.caretWidth)
  }

  @Test(
    arguments: [
      (0.0, 0.0, 0), (2.9, 5, 0), (3.1, 5, 1), (100, 0, 3), (0, 13, 4), (100, 13, 7), (2, 999, 8), (4, 999, 9),
      (-5, -5, 0),
    ] as [(CGFloat, CGFloat, Int)])
  func aPointSelectsTheNearestOffset(x: CGFloat, y: CGFloat, offset: Int) {
    #expect(typeset("one two\nz", width: 30).position(closestTo: CGPoint(x: x, y: y)) == offset)
  }

  @Test func offsetsAreInUTF16CodeUnitsOfTheSourceAndCaretsAreBetweenGraphemeClusters() {
    // A decomposed letter, a surrogate pair, and a line break of two characters.
    let text = typeset("e\u{301}\u{1F600}\r\nx", width: .infinity)
    #expect(text.lines.map(\.offsets) == [0..<6, 6..<7])
    #expect(text.caretRect(at: 1).minX == 0)
    #expect(abs(text.caretRect(at: 2).minX - 6) < 1e-9)
    #expect(text.caretRect(at: 3).minX == text.caretRect(at: 2).minX)
    #expect(text.caretRect(at: 6).minY > 0)
  }

  @Test func theHiddenPartOfATruncatedTextHasItsCaretsAtTheEllipsis() {
    let text = typeset("one two three", width: 36, lines: 1)
    #expect(text.lines[0].string == "one t…")
    #expect(text.lines[0].offsets == 0..<13)
    #expect(abs(text.caretRect(at: 12).minX - 30) < 1e-9)
    #expect(text.position(closestTo: CGPoint(x: 99, y: 0)) == 5)
  }

  @Test func anEmptyTextHasACaretWithTheLineHeightOfItsFont() {
    let text = typeset("", width: 100)
    #expect(text.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 2, height: text.size.height))
    #expect(text.size.height > 11)
    #expect(text.position(closestTo: .zero) == 0)
  }

  @Test(
    arguments: ["one two three four", "a\tb \u{E9}\u{4E00}"])
  func thePositionOfEachCaretLeadsBackToItsOffset(string: String) {
    let text = typeset(string, width: 40)
    var offset = 0
    for character in string {
      let rect = text.caretRect(at: offset)
      #expect(text.position(closestTo: CGPoint(x: rect.minX, y: rect.midY)) == offset, "\(offset)")
      offset += character.utf16.count
    }
  }
}

/// All characters are 5 points wide. Capital letters represent right-to-left letters.
struct BidiCaretTests {
  private func typeset(_ string: String, levels: String) -> TypesetText {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("Stub", has: "abcABC \t"), family: "Stub")
    let run = TextRun(string: string, font: Font(family: "Stub", size: 10))
    let typesetter = Typesetter(library: library, bidi: FixedBidiResolver(levels))
    return typesetter.typeset(Paragraph(runs: [run]), width: .infinity)
  }

  @Test(
    arguments: [
      ("abABc", "0:00110", [0, 5, 20, 15, 20, 25]), ("ABab", "1:1122", [20, 15, 0, 5, 10]), ("AB", "1:11", [10, 5, 0]),
      // The tab has the direction of the paragraph, so its caret is at its left.
      ("AB\tC", "0:1111", [10, 5, 10, 33, 28]),
    ] as [(String, String, [CGFloat])])
  func aCaretIsAtTheStartOfItsCharacter(string: String, levels: String, expected: [CGFloat]) {
    let text = typeset(string, levels: levels)
    #expect((0...string.utf16.count).map { text.caretRect(at: $0).minX } == expected)
  }

  @Test(
    arguments: [
      // Visual order: a b B A c, with an edge between b and B at 10, and one between A and c at 20.
      (1.0, 0), (9, 2), (11, 4), (14, 3), (16, 3), (19, 2), (21, 4), (24, 5), (99, 5), (-9, 0),
    ] as [(CGFloat, Int)])
  func aPointSelectsTheNearerEdgeOfItsCharacter(x: CGFloat, expected: Int) {
    let text = typeset("abABc", levels: "0:00110")
    #expect(text.position(closestTo: CGPoint(x: x, y: 0)) == expected)
  }

  @Test(arguments: [(-9.0, 2), (99, 0)] as [(CGFloat, Int)])
  func pointsBeyondARightToLeftLineSelectItsEnds(x: CGFloat, expected: Int) {
    #expect(typeset("AB", levels: "1:11").position(closestTo: CGPoint(x: x, y: 0)) == expected)
  }
}
