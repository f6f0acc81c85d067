import FirstFrameTypesetting
import Foundation
import Testing

/// The monospaced typeface has an advance of 0.6 em and a line height of 1.2 em: 6 and 12 points at a
/// font size of 10.
struct ParagraphStyleTests {
  private static let font = Font(family: GridTypeface.family, size: 10)

  private func typeset(
    _ string: String, width: CGFloat = .infinity, alignment: TextAlignment = .leading, lines: Int = 0,
    truncation: TextTruncation = .tail, style: ParagraphStyle = ParagraphStyle(), minimumScale: CGFloat = 1
  ) -> TypesetText {
    let paragraph = Paragraph(
      runs: [TextRun(string: string, font: Self.font)], alignment: alignment, maximumLines: lines,
      truncation: truncation, style: style, minimumScale: minimumScale)
    return Typesetter.grid.typeset(paragraph, width: width)
  }

  /// Returns the left edges of all glyphs, in hundredths of a point.
  private func positions(_ line: TypesetLine) -> [Int] {
    line.glyphRuns.flatMap(\.glyphs).map { Int(($0.x * 100).rounded()) }
  }

  @Test(
    arguments: [
      (ParagraphStyle(), [9.45, 21.45, 24]),
      (ParagraphStyle(lineHeightMultiple: 1.5), [15.45, 33.45, 36]),
      (ParagraphStyle(lineHeightMultiple: 0.5), [3.45, 9.45, 12]),
      (ParagraphStyle(minimumLineHeight: 20), [17.45, 37.45, 40]),
      (ParagraphStyle(maximumLineHeight: 10), [7.45, 17.45, 20]),
      (ParagraphStyle(minimumLineHeight: 8, maximumLineHeight: 100), [9.45, 21.45, 24]),
      (ParagraphStyle(lineSpacing: 5), [9.45, 26.45, 29]),
      (ParagraphStyle(paragraphSpacing: 7), [9.45, 28.45, 31]),
      (ParagraphStyle(lineSpacing: 5, paragraphSpacing: 7, paragraphSpacingBefore: 3), [9.45, 36.45, 39]),
    ] as [(ParagraphStyle, [CGFloat])])
  func heightsAndBaselinesOfTwoLines(style: ParagraphStyle, expected: [CGFloat]) {
    let metrics = Typesetter.grid.lineMetrics(of: Self.font)
    let text = typeset("a\nb", style: style)
    // The expected values assume an ascent of 9.45 points. Lines are 12 points high in any case.
    #expect(abs(metrics.lineHeight - 12) < 1e-9)
    let shift = metrics.ascent - 9.45
    #expect(abs(text.firstBaseline - expected[0] - shift) < 1e-9)
    #expect(abs(text.lastBaseline - expected[1] - shift) < 1e-9)
    #expect(abs(text.size.height - expected[2]) < 1e-9)
  }

  @Test func paragraphSpacingDoesNotApplyBetweenWrappedLines() {
    let text = typeset("a b", width: 6, style: ParagraphStyle(lineSpacing: 1, paragraphSpacing: 7))
    #expect(text.lines.count == 2)
    #expect(abs(text.size.height - 25) < 1e-9)
  }

  @Test(
    arguments: [
      (ParagraphStyle(firstLineIndent: 12), 36.0, ["aaaa", "bbbbbb", "c"], [12.0, 0, 0]),
      (ParagraphStyle(headIndent: 12), 36.0, ["aaaa", "bbbb", "bb c"], [0, 12, 12]),
      (ParagraphStyle(tailIndent: -12), 36.0, ["aaaa", "bbbb", "bb c"], [0, 0, 0]),
      (ParagraphStyle(tailIndent: 24), 36.0, ["aaaa", "bbbb", "bb c"], [0, 0, 0]),
      (ParagraphStyle(headIndent: 6, tailIndent: 30), 99.0, ["aaaa", "bbbb", "bb c"], [0, 6, 6]),
    ] as [(ParagraphStyle, CGFloat, [String], [CGFloat])])
  func indentsNarrowTheLines(style: ParagraphStyle, width: CGFloat, strings: [String], positions: [CGFloat]) {
    let text = typeset("aaaa bbbbbb c", width: width, style: style)
    #expect(text.lines.map(\.string) == strings)
    #expect(text.lines.map(\.x) == positions)
  }

  @Test func theSizeOfTheTextIncludesTheIndents() {
    let style = ParagraphStyle(firstLineIndent: 12, tailIndent: -5)
    #expect(abs(typeset("abc", style: style).size.width - 35) < 1e-9)
  }

  @Test(
    arguments: [
      ("a\tb", ParagraphStyle(), [0, 2800]),
      ("\t\ta", ParagraphStyle(), [5600]),
      ("aaaaa\tb", ParagraphStyle(), [0, 600, 1200, 1800, 2400, 5600]),
      ("a\tb", ParagraphStyle(defaultTabInterval: 10), [0, 1000]),
      ("a\tb", ParagraphStyle(defaultTabInterval: 0), [0, 1200]),
      ("a\tb\tc", ParagraphStyle(tabStops: [TabStop(location: 40), TabStop(location: 15)]), [0, 1500, 4000]),
      ("a\tbbb", ParagraphStyle(tabStops: [TabStop(location: 40, alignment: .right)]), [0, 2200, 2800, 3400]),
      ("a\tbbb", ParagraphStyle(tabStops: [TabStop(location: 40, alignment: .center)]), [0, 3100, 3700, 4300]),
      ("a\tbb\tc", ParagraphStyle(tabStops: [TabStop(location: 40, alignment: .right)]), [0, 2800, 3400, 5600]),
      ("a\tb", ParagraphStyle(firstLineIndent: 30), [3000, 5600]),
    ] as [(String, ParagraphStyle, [Int])])
  func tabsExtendToTheirStops(string: String, style: ParagraphStyle, expected: [Int]) {
    #expect(positions(typeset(string, style: style).lines[0]) == expected)
  }

  @Test func justifiedLinesFillTheWidthExceptTheLastOneOfAParagraph() {
    let text = typeset("a b c d\ne f", width: 33, alignment: .justified)
    #expect(text.lines.map(\.string) == ["a b c", "d", "e f"])
    #expect(positions(text.lines[0]) == [0, 600, 1350, 1950, 2700])
    #expect(abs(text.lines[0].width - 33) < 1e-9)
    #expect(abs(text.lines[2].width - 18) < 1e-9)
  }

  @Test(
    arguments: [
      (TextAlignment.left, nil, 0), (.right, nil, 94), (.leading, nil, 0), (.trailing, nil, 94), (.center, nil, 47),
      (.left, .rightToLeft, 0), (.right, .rightToLeft, 94), (.leading, .rightToLeft, 94), (.trailing, .rightToLeft, 0),
      (.justified, .rightToLeft, 94),
    ] as [(TextAlignment, TextDirection?, CGFloat)])
  func alignmentsBySideAndByDirection(alignment: TextAlignment, direction: TextDirection?, x: CGFloat) {
    let text = typeset("a", width: 100, alignment: alignment, style: ParagraphStyle(direction: direction))
    #expect(abs(text.lines[0].x - x) < 1e-9)
  }

  @Test func characterWrappingFillsLinesToTheEnd() {
    let text = typeset("one two three", width: 30, style: ParagraphStyle(wrapping: .character))
    #expect(text.lines.map(\.string) == ["one t", "wo th", "ree"])
  }

  @Test(
    arguments: [
      (60.0, 0.5, 1.0, "0123456789"), (45, 0.5, 0.75, "0123456789"), (30, 0.5, 0.5, "0123456789"),
      (24, 0.5, 0.5, "0123456…"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func oneLineShrinksToFitDownToALimit(width: CGFloat, minimum: CGFloat, scale: CGFloat, string: String) {
    let text = typeset("0123456789", width: width, lines: 1, minimumScale: minimum)
    #expect(abs(text.scale - scale) < 1e-9)
    #expect(text.lines[0].string == string)
    #expect(text.lines[0].glyphRuns.allSatisfy { abs($0.size - 10 * scale) < 1e-9 })
    #expect(text.lines[0].width <= width + 1e-6)
  }

  @Test func severalLinesDoNotShrink() {
    #expect(typeset("0123456789", width: 30, lines: 2, minimumScale: 0.5).scale == 1)
  }

  /// The tracking of the system font depends on its size, so the widths of a text are not in proportion to its sizes.
  @Test(arguments: [0.3, 0.5, 0.7, 0.9, 0.99])
  func textOfTheSystemFontShrinksUntilItFits(share: CGFloat) {
    var paragraph = Paragraph(runs: [TextRun(string: "A speed", font: Font(size: 17))], maximumLines: 1)
    let natural = Typesetter().typeset(paragraph, width: .infinity).size.width
    paragraph.minimumScale = 0.1
    let text = Typesetter().typeset(paragraph, width: natural * share)
    #expect(text.lines.map(\.string) == ["A speed"])
    #expect(text.scale <= share + 1e-9)
    #expect(text.scale > share - 0.05)
  }

  /// Widths, sizes and weights at which repeated measuring could end just above the width.
  @Test(arguments: [FontWeight.regular, .semibold, .bold], ["Shrink me please", "€ 1,234.50", "AVAST Wavy To."])
  func shrunkTextIsNeverTruncatedAboveItsLimit(weight: FontWeight, string: String) {
    for size in stride(from: 9.0, through: 40, by: 3.1) {
      var paragraph = Paragraph(
        runs: [TextRun(string: string, font: Font(size: size, weight: weight))], maximumLines: 1)
      let natural = Typesetter().typeset(paragraph, width: .infinity).size.width
      paragraph.minimumScale = 0.05
      for step in 1...30 {
        let text = Typesetter().typeset(paragraph, width: natural * (0.1 + CGFloat(step) * 0.03))
        #expect(!text.isTruncated, "\(size) \(step)")
      }
    }
  }

  @Test func anAttachmentHasItsSizeAndIsOnTheBaselineOrAboveIt() throws {
    let run = TextRun.attachment(CGSize(width: 20, height: 30), font: Self.font, baselineOffset: -4)
    let runs = [TextRun(string: "a", font: Self.font), run, TextRun(string: "b", font: Self.font)]
    let text = Typesetter.grid.typeset(Paragraph(runs: runs), width: .infinity)
    let attachment = try #require(text.lines[0].attachments.first)
    #expect(attachment.textRun == 1)
    #expect(attachment.rect == CGRect(x: 6, y: 0, width: 20, height: 30))
    #expect(text.firstBaseline == 26)
    #expect(positions(text.lines[0]) == [0, 2600])
    #expect(text.missingCharacters.isEmpty)
    #expect(Typesetter.grid.typeset(Paragraph(runs: runs), width: 31).lines.count == 2)
  }

  @Test func aSoftHyphenIsVisibleOnlyAtALineBreak() {
    #expect(typeset("hy\u{AD}phen", width: 36).lines.map(\.string) == ["hyphen"])
    #expect(typeset("hy\u{AD}phen", width: 24).lines.map(\.string) == ["hy\u{2010}", "phen"])
    #expect(typeset("hyp\u{AD}hen", width: 20).lines.map(\.string) == ["hyp", "hen"])
  }

  @Test func truncationIncludesKernAndTheEllipsisHasTheStyleOfTheTextItReplaces() {
    let runs = [
      TextRun(string: "ab", font: Self.font),
      TextRun(string: "cdefgh", font: Font(family: GridTypeface.family, size: 20)),
    ]
    let text = Typesetter.grid.typeset(Paragraph(runs: runs, maximumLines: 1), width: 36)
    #expect(text.lines[0].string == "abc…")
    #expect(text.lines[0].glyphRuns.map(\.size) == [10, 20])
    let narrow = Typesetter.grid.typeset(Paragraph(runs: runs, maximumLines: 1), width: 24)
    #expect(narrow.lines[0].string == "ab…")
    #expect(narrow.lines[0].glyphRuns.map(\.size) == [10, 20])
    let narrower = Typesetter.grid.typeset(Paragraph(runs: runs, maximumLines: 1), width: 18)
    #expect(narrower.lines[0].string == "a…")
    #expect(narrower.lines[0].glyphRuns.map(\.size) == [10])
  }
}
