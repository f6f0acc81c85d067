import FirstFrameTypesetting
import Foundation
import Testing

/// The monospaced typeface has an advance of 0.6 em: at 10 points, all characters are 6 points wide.
@Suite("Paragraphs") struct TypesetterTests {
  private func typeset(
    _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity, alignment: TextAlignment = .leading,
    lines: Int = 0, truncation: TextTruncation = .tail, kern: CGFloat = 0
  ) -> TypesetText {
    let run = TextRun(string: string, font: Font(family: GridTypeface.family, size: 10), kern: kern)
    return Typesetter.grid.typeset(
      Paragraph(runs: [run], alignment: alignment, maximumLines: lines, truncation: truncation), width: width,
      height: height)
  }

  @Test(
    "lines are as long as possible",
    arguments: [
      ("one two three", 78.0, ["one two three"]),
      ("one two three", 77.9, ["one two", "three"]),
      ("one two three", 42.0, ["one two", "three"]),
      ("one two three", 41.9, ["one", "two", "three"]),
      ("one  two", 24.0, ["one", "two"]),
      ("well-known", 36.0, ["well-", "known"]),
      ("indivisible", 30.0, ["indiv", "isibl", "e"]),
      ("a\nb", 100.0, ["a", "b"]),
      ("a\n\nb", 100.0, ["a", "", "b"]),
      ("a\r\nb", 100.0, ["a", "b"]),
      ("a\rb", 100.0, ["a", "b"]),
      ("", 100.0, [""]),
      ("x", 0.0, ["x"]),
      ("no\u{A0}break here", 54.0, ["no\u{A0}break", "here"]),
    ] as [(String, CGFloat, [String])])
  func breaking(string: String, width: CGFloat, lines: [String]) {
    #expect(typeset(string, width: width).lines.map(\.string) == lines)
  }

  @Test(
    "an ellipsis replaces the text that does not fit",
    arguments: [
      (TextTruncation.tail, 1, 36.0, ["one t…"]), (.head, 1, 36.0, ["…three"]), (.middle, 1, 42.0, ["one…ree"]),
      (.tail, 2, 42.0, ["one two", "three"]), (.tail, 2, 24.0, ["one", "two…"]), (.clip, 1, 36.0, ["one two three"]),
      (.tail, 1, 78.0, ["one two three"]),
    ] as [(TextTruncation, Int, CGFloat, [String])])
  func truncation(mode: TextTruncation, lines: Int, width: CGFloat, expected: [String]) {
    let text = typeset("one two three", width: width, lines: lines, truncation: mode)
    #expect(text.lines.map(\.string) == expected)
    #expect(text.isTruncated == (expected.joined(separator: " ") != "one two three" || mode == .clip))
  }

  @Test("the last visible line ends with an ellipsis if more lines follow")
  func truncationAtLineBreak() {
    #expect(typeset("one\ntwo", lines: 1).lines.map(\.string) == ["one…"])
  }

  @Test(
    "the height of the box limits the number of lines, to at least one",
    arguments: [
      (0.0, 1), (12.0, 1), (24.0, 2), (30.0, 2), (36.0, 3), (100.0, 3),
    ] as [(CGFloat, Int)])
  func height(height: CGFloat, count: Int) {
    let lineHeight = Typesetter.grid.lineMetrics(of: Font(family: GridTypeface.family, size: 10)).lineHeight
    let text = typeset("a\nb\nc", height: height * lineHeight / 12)
    #expect(text.lines.count == count)
  }

  @Test(
    "alignment moves lines in the box",
    arguments: [
      (TextAlignment.leading, 0.0), (.center, 47.0), (.trailing, 94.0),
    ] as [(TextAlignment, CGFloat)])
  func alignment(alignment: TextAlignment, x: CGFloat) {
    let line = typeset("a", width: 100, alignment: alignment).lines[0]
    #expect(abs(line.x - x) < 1e-9)
    #expect(abs(line.glyphRuns[0].glyphs[0].x - x) < 1e-9)
  }

  @Test("the size is the width of the widest line and the height of all lines") func size() {
    let lineHeight = Typesetter.grid.lineMetrics(of: Font(family: GridTypeface.family, size: 10)).lineHeight
    let text = typeset("abc\nabcde")
    #expect(abs(text.size.width - 30) < 1e-9)
    #expect(abs(text.size.height - 2 * lineHeight) < 1e-9)
    #expect(abs(text.lines[1].baseline - text.lines[0].baseline - lineHeight) < 1e-9)
  }

  @Test("kern widens all characters") func kern() {
    #expect(abs(typeset("abc", kern: 2).size.width - 24) < 1e-9)
  }

  @Test("kerning reduces the distance of A and V") func kerning() {
    func width(_ string: String) -> CGFloat {
      Typesetter.grid.typeset(Paragraph(runs: [TextRun(string: string, font: Font(size: 100))]), width: .infinity).size
        .width
    }
    #expect(width("AV") < width("A") + width("V") - 2)
    #expect(abs(width("HH") - 2 * width("H")) < 1e-9)
  }

  @Test("a raised run makes its line taller, and the largest font determines the baseline") func mixedRuns() throws {
    let small = TextRun(string: "a", font: Font(size: 10))
    let large = TextRun(string: "b", font: Font(size: 20))
    let text = Typesetter.grid.typeset(Paragraph(runs: [small, large]), width: .infinity)
    try #require(text.lines.count == 1)
    #expect(text.lines[0].glyphRuns.map(\.textRun) == [0, 1])
    #expect(text.lines[0].baseline == Typesetter.grid.lineMetrics(of: large.font).ascent)
  }

  @Test("a character that no typeface has is reported once, and drawn") func missingCharacters() {
    let text = typeset("a\u{4E00}b\u{4E00}\u{1F600}")
    #expect(text.missingCharacters == ["\u{4E00}", "\u{1F600}"])
    let boxes = text.lines[0].glyphRuns.filter { $0.typeface.name.contains("Missing") }.flatMap(\.glyphs)
    #expect(boxes.count == 3)
  }

  @Test("invisible characters have no width", arguments: ["\u{200B}", "\u{FE0F}", "\u{200D}", "\u{FEFF}"])
  func invisible(character: String) {
    #expect(abs(typeset("a\(character)b").size.width - 12) < 1e-9)
    #expect(typeset(character).missingCharacters.isEmpty)
  }

  @Test("decomposed letters are drawn as their composed forms") func canonicalEquivalence() {
    #expect(typeset("e\u{301}").size == typeset("\u{E9}").size)
    #expect(typeset("e\u{301}").missingCharacters.isEmpty)
  }
}
