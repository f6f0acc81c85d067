import Foundation
import Testing

@testable import FirstFrameTypesetting

/// At 10 points, all characters are 5 points wide, and lines are 12 points high with an ascent of 9.
struct LineBreakStrategyTests {
  private static let characters = "abcdefghijklmnopqrstuvwxyz .!)5…\u{D55C}\u{AE00}\u{B9D0}"

  private func typeset(
    _ string: String, size: CGFloat = 10, width: CGFloat = .infinity, lines: Int = 0,
    truncation: TextTruncation = .tail, change: (inout Paragraph) -> Void = { _ in }
  ) -> TypesetText {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("Stub", has: Self.characters), family: "Stub")
    var paragraph = Paragraph(
      runs: [TextRun(string: string, font: Font(family: "Stub", size: size))], maximumLines: lines,
      truncation: truncation)
    change(&paragraph)
    return Typesetter(library: library).typeset(paragraph, width: width)
  }

  @Test(
    arguments: [
      ("one two three", 45.0, 0, ["one", "two three"]), ("one two three ", 45, 0, ["one", "two three"]),
      // A last word with closing punctuation stays alone.
      ("one two thre.", 45, 0, ["one two", "thre."]), ("one two thre!", 45, 0, ["one two", "thre!"]),
      ("one two (thr)", 45, 0, ["one two", "(thr)"]), ("one two thre. ", 45, 0, ["one two", "thre."]),
      ("one two thre5", 45, 0, ["one", "two thre5"]), ("one two th.re", 45, 0, ["one", "two th.re"]),
      // Both words do not fit on the last line.
      ("one two three", 44, 0, ["one two", "three"]),
      // The line before has no other word.
      ("twelve three", 45, 0, ["twelve", "three"]),
      // The last line has two words already.
      ("one two a b", 40, 0, ["one two", "a b"]),
      // Only the line before the last one changes.
      ("one two six ten one", 40, 0, ["one two", "six", "ten one"]),
      // Each paragraph has a last line.
      ("one two six\nb", 40, 0, ["one", "two six", "b"]),
      // The last line is not shown.
      ("one two three", 45, 1, ["one two…"]), ("one two three", 45, 2, ["one", "two three"]),
    ] as [(String, CGFloat, Int, [String])])
  func aSecondWordJoinsALoneLastWord(string: String, width: CGFloat, lines: Int, expected: [String]) {
    let text = typeset(string, width: width, lines: lines) { $0.style.avoidsLoneWord = true }
    #expect(text.lines.map { $0.string.trimmingCharacters(in: .whitespaces) } == expected)
    let greedy = typeset(string, width: width, lines: lines)
    #expect(text.lines.count == greedy.lines.count)
  }

  @Test(
    arguments: [
      ("\u{D55C}\u{AE00} \u{B9D0}\u{D55C}\u{AE00}", 20.0, [4, 2], [2, 3]),
      ("\u{D55C}\u{AE00}\u{B9D0}\u{D55C}\u{AE00}", 15, [3, 2], [3, 2]),
    ] as [(String, CGFloat, [Int], [Int])])
  func hangulWordsStayWholeIfTheyFitOnALine(string: String, width: CGFloat, broken: [Int], whole: [Int]) {
    #expect(typeset(string, width: width).lines.map(\.string.count) == broken)
    #expect(typeset(string, width: width) { $0.style.keepsHangulWords = true }.lines.map(\.string.count) == whole)
  }

  /// At 10 points, letters move closer by 69/2048 em, which is 0.337 points.
  @Test(
    arguments: [
      (50.0, false, "abcdefghij", 50.0), (47, false, "abcdefgh…", 45), (47, true, "abcdefghij", 46.631),
      (43, false, "abcdefg…", 40), (43, true, "abcdefgh…", 42.305), (50, true, "abcdefghij", 50),
    ] as [(CGFloat, Bool, String, CGFloat)])
  func lettersMoveCloserTogetherBeforeALineIsTruncated(
    width: CGFloat, isAllowed: Bool, expected: String, lineWidth: CGFloat
  ) throws {
    let text = typeset("abcdefghij", width: width, lines: 1) { $0.style.tightensBeforeTruncation = isAllowed }
    try #require(text.lines.map(\.string) == [expected])
    #expect(abs(text.lines[0].width - lineWidth) < 0.001)
    #expect(text.isTruncated == expected.contains("…"))
  }

  @Test(arguments: [TextTruncation.tail, .head, .middle])
  func aLineTooNarrowForAnEllipsisIsCut(mode: TextTruncation) {
    let narrow = typeset("abc", width: 4, lines: 1, truncation: mode)
    #expect(narrow.lines.map(\.string) == ["abc"])
    #expect(narrow.isTruncated)
    #expect(typeset("abc", width: 5, lines: 1, truncation: mode).lines.map(\.string) == ["…"])
  }

  @Test func theEllipsisHasTheStyleOfTheFirstCharacterThatItReplacesAfterSpaces() {
    let text = typeset("ab ", width: 24, lines: 1) {
      $0.runs.append(TextRun(string: "cdef", font: Font(family: "Stub", size: 20)))
    }
    #expect(text.lines[0].string == "ab…")
    #expect(text.lines[0].glyphRuns.map(\.textRun) == [0, 1])
    let head = typeset("abcdef", width: 24, lines: 1, truncation: .head) {
      $0.runs.append(TextRun(string: "gh", font: Font(family: "Stub", size: 12)))
    }
    #expect(head.lines[0].string == "…fgh")
    #expect(head.lines[0].glyphRuns.map(\.textRun) == [0, 1])
  }

  @Test(
    arguments: [(24.0, 20.0), (20, 20), (18, 18), (15, 15), (35, 35)] as [(CGFloat, CGFloat)])
  func theSpaceAtABreakCountsInTheMeasuredWidthAsFarAsThereIsRoom(width: CGFloat, expected: CGFloat) {
    #expect(abs(typeset("one two", width: width).size.width - expected) < 1e-9)
  }

  @Test func aSpaceThatDoesNotFitStartsTheNextLineIfLinesWrapAtCharacters() {
    let text = typeset("ab cd", width: 10) { $0.style.wrapping = .character }
    #expect(text.lines.map(\.string) == ["ab", " c", "d"])
  }

  @Test(arguments: [(0, 40.0), (1, 35)] as [(Int, CGFloat)])
  func theSpaceAtTheBreakOfACutTextDoesNotCount(lines: Int, width: CGFloat) {
    #expect(typeset("one two three", width: 44, lines: lines, truncation: .omit).size.width == width)
  }

  /// Nine characters remain beside the ellipsis.
  @Test(arguments: [("abcde fghijk", 1, "abcde…hijk"), ("xyz\nabcde fghijk", 2, "abcd…ghijk")])
  func theMiddleOfASingleLineIsFilledFromBothSides(string: String, lines: Int, expected: String) {
    #expect(typeset(string, width: 50, lines: lines, truncation: .middle).lines.last?.string == expected)
  }

  @Test(
    arguments: [
      (ParagraphStyle(), 27.0), (ParagraphStyle(minimumLineHeight: 13), 28),
      (ParagraphStyle(minimumLineHeight: 20), 40),
      (ParagraphStyle(maximumLineHeight: 10), 20), (ParagraphStyle(lineHeightMultiple: 2), 54),
      (ParagraphStyle(lineSpacing: 4), 31),
    ] as [(ParagraphStyle, CGFloat)])
  func leadingIsAddedBetweenLinesAndLimitedByTheLineHeight(style: ParagraphStyle, height: CGFloat) {
    let text = typeset("a\nb") {
      $0.style = style
      $0.runs[0].leading = 3
    }
    #expect(abs(text.size.height - height) < 1e-9)
  }

  @Test(arguments: [4.0, -4])
  func anOffsetFromTheBaselineMakesALineTallerInItsDirectionOnly(offset: CGFloat) {
    let text = typeset("a") { $0.runs[0].baselineOffset = offset }
    #expect(text.firstBaseline == (offset > 0 ? 13 : 9))
    #expect(text.size.height == 16)
  }

  @Test func withoutPairKerningATextIsAsWideAsItsCharacters() {
    func width(_ string: String, hasPairKerning: Bool) -> CGFloat {
      var run = TextRun(string: string, font: Font(size: 100))
      run.hasPairKerning = hasPairKerning
      return Typesetter().typeset(Paragraph(runs: [run]), width: .infinity).size.width
    }
    let letters = "AVATAR".map { width(String($0), hasPairKerning: true) }.reduce(0, +)
    #expect(width("AVATAR", hasPairKerning: true) < letters - 1)
    #expect(abs(width("AVATAR", hasPairKerning: false) - letters) < 1e-6)
  }

  @Test(
    arguments: [
      (BaselineAdjustment.alignCenters, 9.0, 12.0), (.alignBaselines, 18, 24), (.none, 9, 24),
    ] as [(BaselineAdjustment, CGFloat, CGFloat)])
  func textThatShrankKeepsItsBaselineItsMiddleOrItsTop(
    adjustment: BaselineAdjustment, baseline: CGFloat, height: CGFloat
  ) {
    let text = typeset("abcdefghij", size: 20, width: 50, lines: 1) {
      $0.minimumScale = 0.1
      $0.baselineAdjustment = adjustment
    }
    #expect(text.scale == 0.5)
    #expect(text.firstBaseline == baseline)
    #expect(text.size.height == height)
  }
}
