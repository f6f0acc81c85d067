import FirstFrameTypesetting
import Foundation
import Testing

/// The monospaced typeface has an advance of 0.6 em: at 10 points, all characters are 6 points wide.
struct TypesetterTests {
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
  func linesAreAsLongAsPossible(string: String, width: CGFloat, lines: [String]) {
    #expect(typeset(string, width: width).lines.map(\.string) == lines)
  }

  @Test(
    arguments: [
      (TextTruncation.tail, 1, 36.0, ["one t…"]), (.head, 1, 36.0, ["…three"]), (.middle, 1, 42.0, ["one…ree"]),
      (.tail, 2, 42.0, ["one two", "three"]), (.tail, 2, 24.0, ["one", "two…"]), (.clip, 1, 36.0, ["one two three"]),
      (.tail, 1, 78.0, ["one two three"]),
    ] as [(TextTruncation, Int, CGFloat, [String])])
  func anEllipsisReplacesTheTextThatDoesNotFit(mode: TextTruncation, lines: Int, width: CGFloat, expected: [String]) {
    let text = typeset("one two three", width: width, lines: lines, truncation: mode)
    #expect(text.lines.map(\.string) == expected)
    #expect(text.isTruncated == (expected.joined(separator: " ") != "one two three" || mode == .clip))
  }

  @Test func theLastVisibleLineEndsWithAnEllipsisIfMoreLinesFollow() {
    #expect(typeset("one\ntwo", lines: 1).lines.map(\.string) == ["one…"])
  }

  @Test(
    arguments: [
      (0.0, 1), (12.0, 1), (24.0, 2), (30.0, 2), (36.0, 3), (100.0, 3),
    ] as [(CGFloat, Int)])
  func theHeightOfTheBoxLimitsTheNumberOfLinesToAtLeastOne(height: CGFloat, count: Int) {
    let lineHeight = Typesetter.grid.lineMetrics(of: Font(family: GridTypeface.family, size: 10)).lineHeight
    let text = typeset("a\nb\nc", height: height * lineHeight / 12)
    #expect(text.lines.count == count)
  }

  @Test(
    arguments: [
      (TextAlignment.leading, 0.0), (.center, 47.0), (.trailing, 94.0),
    ] as [(TextAlignment, CGFloat)])
  func alignmentMovesLinesInTheBox(alignment: TextAlignment, x: CGFloat) {
    let line = typeset("a", width: 100, alignment: alignment).lines[0]
    #expect(abs(line.x - x) < 1e-9)
    #expect(abs(line.glyphRuns[0].glyphs[0].x - x) < 1e-9)
  }

  @Test func theSizeIsTheWidthOfTheWidestLineAndTheHeightOfAllLines() {
    let lineHeight = Typesetter.grid.lineMetrics(of: Font(family: GridTypeface.family, size: 10)).lineHeight
    let text = typeset("abc\nabcde")
    #expect(abs(text.size.width - 30) < 1e-9)
    #expect(abs(text.size.height - 2 * lineHeight) < 1e-9)
    #expect(abs(text.lines[1].baseline - text.lines[0].baseline - lineHeight) < 1e-9)
  }

  @Test func kernWidensAllCharacters() {
    #expect(abs(typeset("abc", kern: 2).size.width - 24) < 1e-9)
  }

  @Test func kerningReducesTheDistanceOfAAndV() {
    func width(_ string: String) -> CGFloat {
      Typesetter.grid.typeset(Paragraph(runs: [TextRun(string: string, font: Font(size: 100))]), width: .infinity).size
        .width
    }
    #expect(width("AV") < width("A") + width("V") - 2)
    #expect(abs(width("HH") - 2 * width("H")) < 1e-9)
  }

  @Test func aRaisedRunMakesItsLineTallerAndTheLargestFontDeterminesTheBaseline() throws {
    let small = TextRun(string: "a", font: Font(size: 10))
    let large = TextRun(string: "b", font: Font(size: 20))
    let text = Typesetter.grid.typeset(Paragraph(runs: [small, large]), width: .infinity)
    try #require(text.lines.count == 1)
    #expect(text.lines[0].glyphRuns.map(\.textRun) == [0, 1])
    #expect(text.lines[0].baseline == Typesetter.grid.lineMetrics(of: large.font).ascent)
  }

  @Test func aCharacterThatNoTypefaceHasIsReportedOnceAndDrawn() {
    let text = typeset("a\u{4E00}b\u{4E00}\u{1F600}")
    #expect(text.missingCharacters == ["\u{4E00}", "\u{1F600}"])
    let boxes = text.lines[0].glyphRuns.filter { $0.typeface.name.contains("Missing") }.flatMap(\.glyphs)
    #expect(boxes.count == 3)
  }

  @Test(arguments: ["\u{200B}", "\u{FE0F}", "\u{200D}", "\u{FEFF}"])
  func invisibleCharactersHaveNoWidth(character: String) {
    #expect(abs(typeset("a\(character)b").size.width - 12) < 1e-9)
    #expect(typeset(character).missingCharacters.isEmpty)
  }

  @Test func decomposedLettersAreDrawnAsTheirComposedForms() {
    #expect(typeset("e\u{301}").size == typeset("\u{E9}").size)
    #expect(typeset("e\u{301}").missingCharacters.isEmpty)
  }
}
