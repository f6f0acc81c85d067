import FirstFrameTypesetting
import Foundation
import Testing

/// Every character is 6 points wide, every line 12 points high.
@Suite("Carets") struct CaretTests {
  private func typeset(_ string: String, width: CGFloat, lines: Int = 0) -> TypesetText {
    let run = TextRun(string: string, font: Font(size: 10, isMonospaced: true))
    return Typesetter().typeset(Paragraph(runs: [run], maximumLines: lines), width: width)
  }

  @Test(
    "a caret stands before its character",
    arguments: [
      (0, 0.0, 0.0), (1, 6, 0), (2, 12, 0), (3, 18, 0), (4, 0, 12), (7, 18, 12), (8, 0, 24), (99, 6, 24), (-1, 0, 0),
    ] as [(Int, CGFloat, CGFloat)])
  func caret(offset: Int, x: CGFloat, y: CGFloat) {
    let text = typeset("one two\nz", width: 30)
    #expect(text.lines.map(\.offsets) == [0..<4, 4..<8, 8..<9])
    let rect = text.caretRect(at: offset)
    #expect(abs(rect.minX - x) < 1e-9 && abs(rect.minY - y) < 1e-9 && abs(rect.height - 12) < 1e-9)
    #expect(rect.width == TypesetText.caretWidth)
  }

  @Test(
    "a point finds the nearest place",
    arguments: [
      (0.0, 0.0, 0), (2.9, 5, 0), (3.1, 5, 1), (100, 0, 3), (0, 13, 4), (100, 13, 7), (2, 999, 8), (4, 999, 9),
      (-5, -5, 0),
    ] as [(CGFloat, CGFloat, Int)])
  func position(x: CGFloat, y: CGFloat, offset: Int) {
    #expect(typeset("one two\nz", width: 30).position(closestTo: CGPoint(x: x, y: y)) == offset)
  }

  @Test("offsets count UTF-16 code units of the source, and carets stand between grapheme clusters") func clusters() {
    // A decomposed letter, an astral character, and a line break of two.
    let text = typeset("e\u{301}\u{1F600}\r\nx", width: .infinity)
    #expect(text.lines.map(\.offsets) == [0..<6, 6..<7])
    #expect(text.caretRect(at: 1).minX == 0 && abs(text.caretRect(at: 2).minX - 6) < 1e-9)
    #expect(text.caretRect(at: 3).minX == text.caretRect(at: 2).minX)
    #expect(text.caretRect(at: 6).minY > 0)
  }

  @Test("the hidden part of a truncated text has its carets at the ellipsis") func truncated() {
    let text = typeset("one two three", width: 36, lines: 1)
    #expect(text.lines[0].string == "one t…" && text.lines[0].offsets == 0..<13)
    #expect(abs(text.caretRect(at: 12).minX - 30) < 1e-9)
    #expect(text.position(closestTo: CGPoint(x: 99, y: 0)) == 5)
  }

  @Test("text without characters has a caret as high as its font's lines") func empty() {
    let text = typeset("", width: 100)
    #expect(text.caretRect(at: 0) == CGRect(x: 0, y: 0, width: 2, height: text.size.height))
    #expect(text.size.height > 11 && text.position(closestTo: .zero) == 0)
  }

  @Test("every caret is found again from its own place", arguments: ["one two three four", "a\tb \u{E9}\u{4E00}"])
  func roundTrip(string: String) {
    let text = typeset(string, width: 40)
    var offset = 0
    for character in string {
      let rect = text.caretRect(at: offset)
      #expect(text.position(closestTo: CGPoint(x: rect.minX, y: rect.midY)) == offset, "\(offset)")
      offset += character.utf16.count
    }
  }
}
