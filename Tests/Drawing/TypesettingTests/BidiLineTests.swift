import Foundation
import Testing

@testable import FirstFrameTypesetting

/// All characters are 5 points wide. Capital letters represent right-to-left letters.
struct BidiLineTests {
  private static let characters = "abcdefghABCDEFGHi0123456789 !()\u{FFFC}\u{2066}\u{2069}\t…\u{2010}"

  private func typeset(
    _ runs: [TextRun], levels: String, width: CGFloat = .infinity, alignment: TextAlignment = .leading, lines: Int = 0,
    truncation: TextTruncation = .tail, style: ParagraphStyle = ParagraphStyle()
  ) -> TypesetText {
    var library = TypefaceLibrary.builtIn
    library.register(StubTypeface("Stub", has: Self.characters, joinsLetters: true), family: "Stub")
    let paragraph = Paragraph(
      runs: runs, alignment: alignment, maximumLines: lines, truncation: truncation, style: style)
    return Typesetter(library: library, bidi: FixedBidiResolver(levels)).typeset(paragraph, width: width)
  }

  private func run(_ string: String, kern: CGFloat = 0) -> TextRun {
    TextRun(string: string, font: Font(family: "Stub", size: 10), kern: kern)
  }

  /// Returns the characters of a line in visual order from the left edge of the box, with a dot for each 5 empty
  /// points.
  private func visualText(_ line: TypesetLine) -> String {
    var cells: [Character] = []
    for glyph in line.glyphRuns.flatMap(\.glyphs) {
      let cell = Int((glyph.x / 5).rounded())
      guard cell >= 0 else { continue }
      cells += Array(repeating: ".", count: max(cell + 1 - cells.count, 0))
      cells[cell] = Unicode.Scalar(glyph.glyph.rawValue).map(Character.init) ?? "?"
    }
    return String(cells)
  }

  @Test(
    arguments: [
      ("abc ABC", "0:0000111", "abc CBA"), ("ABC abc", "1:1111222", "abc CBA"), ("AB 12 CD", "1:11122111", "DC 12 BA"),
      ("ab AB 12 cd", "0:00011122000", "ab 12 BA cd"),
      // White space at the end and before a separator has the direction of the paragraph (L1).
      ("abAB  ", "0:001111", "abBA  "), ("ABab  ", "1:112222", "  abBA"),
      ("AB\tCD", "0:11111", "BA.....DC"), ("AB\tCD", "1:11111", "DC.....BA"), ("ab\tcd", "1:22222", "cd.....ab"),
    ] as [(String, String, String)])
  func orderOnTheLine(string: String, levels: String, expected: String) {
    let style = ParagraphStyle(defaultTabInterval: 35)
    #expect(visualText(typeset([run(string)], levels: levels, style: style).lines[0]) == expected)
  }

  @Test(
    arguments: [
      (TextAlignment.leading, ["..CB A", "....ab", "....ED"]),
      (.trailing, ["CB A", "ab", "ED"]), (.left, ["CB A", "ab", "ED"]),
      (.right, ["..CB A", "....ab", "....ED"]), (.center, [".CB A", "..ab", "..ED"]),
      (.justified, ["CB ..A", "....ab", "....ED"]),
    ] as [(TextAlignment, [String])])
  func linesAreAlignedToTheLeadingEdge(alignment: TextAlignment, expected: [String]) {
    let text = typeset([run("A BC ab\nDE")], levels: "1:1111122011", width: 30, alignment: alignment)
    #expect(text.lines.map(\.string) == ["A BC", "ab", "DE"])
    #expect(text.lines.allSatisfy { $0.direction == .rightToLeft })
    #expect(text.lines.map(visualText) == expected)
  }

  @Test(
    arguments: [
      (ParagraphStyle(firstLineIndent: 10), [".BA", "..EDC"]), (ParagraphStyle(headIndent: 10), ["...BA", "EDC"]),
      (ParagraphStyle(tailIndent: -10), ["...BA", "..EDC"]), (ParagraphStyle(tailIndent: 15), ["...BA", "..EDC"]),
    ] as [(ParagraphStyle, [String])])
  func indentsAreMeasuredFromTheRight(style: ParagraphStyle, expected: [String]) {
    let text = typeset([run("AB CDE")], levels: "1:111111", width: 25, style: style)
    #expect(text.lines.map(visualText) == expected)
  }

  @Test(
    arguments: [
      // The end of a right-to-left line is at the left, even after left-to-right letters.
      ("ABCDEFGH", "1:11111111", TextTruncation.tail, "…DCBA"), ("ABabcdef", "1:11222222", .tail, "…abBA"),
      ("abABCDEF", "0:00111111", .tail, "abBA…"), ("ABCDEFGH", "1:11111111", .head, "HGFE…"),
      ("ABCDEFgh", "1:11111122", .head, "ghFE…"), ("abcdefGH", "0:00000011", .head, "…efHG"),
      ("ABCDEFGH", "1:11111111", .middle, "HG…BA"), ("abcdefgh", "1:22222222", .middle, "ab…gh"),
      ("abcdefGH", "1:22222211", .middle, "HG…ab"), ("ABcdefgh", "0:11000000", .middle, "BA…gh"),
    ] as [(String, String, TextTruncation, String)])
  func anEllipsisIsAtTheVisualPositionOfTheOmittedText(
    string: String, levels: String, mode: TextTruncation, expected: String
  ) {
    let text = typeset([run(string)], levels: levels, width: 25, lines: 1, truncation: mode)
    #expect(text.lines.map(visualText) == [expected])
    #expect(text.isTruncated)
  }

  @Test(
    arguments: [
      ("AB\u{AD}CD", "1:11111", ["\u{2010}BA", ".DC"]), ("ab\u{AD}cd", "1:22222", ["ab\u{2010}", ".cd"]),
    ] as [(String, String, [String])])
  func aHyphenFollowsTheBrokenWord(string: String, levels: String, expected: [String]) {
    #expect(typeset([run(string)], levels: levels, width: 15).lines.map(visualText) == expected)
  }

  @Test func kernIsAfterCharactersAndAttachmentsAtTheLeftInRightToLeftText() {
    let text = typeset([run("AB", kern: 5), run("a", kern: 5)], levels: "0:110")
    #expect(visualText(text.lines[0]) == ".B.Aa")
    #expect(text.size.width == 30)
    var picture = TextRun.attachment(CGSize(width: 10, height: 5), font: Font(family: "Stub", size: 10))
    picture.kern = 5
    for (levels, expected) in [("1:111", [10.0]), ("0:000", [5])] as [(String, [CGFloat])] {
      let line = typeset([run("A"), picture, run("B")], levels: levels).lines[0]
      #expect(line.attachments.map(\.rect.minX) == expected, "\(levels)")
    }
  }

  @Test func aRightToLeftLigatureDividesItsWidthFromTheRight() {
    let text = typeset([run("afi")], levels: "1:111")
    #expect((0...3).map { text.caretRect(at: $0).minX } == [13, 8, 4, 0])
  }

  @Test func separatedPartsOfOneRunHaveSeparateGlyphRunsForUnderlinesAndBackgrounds() {
    // The visual order is ab FE DC BA cd, with CD as a separate run. In `split`, the middle run has both directions.
    let line = typeset([run("abAB"), run("CD"), run("EFcd")], levels: "0:0011111100").lines[0]
    #expect(line.glyphRuns.map(\.textRun) == [0, 2, 1, 0, 2])
    #expect(line.glyphRuns.map(\.x) == [0, 10, 20, 30, 40])
    #expect(line.glyphRuns.allSatisfy { $0.width == 10 })
    let split = typeset([run("a"), run("bAB"), run("CDc")], levels: "0:0011110").lines[0]
    #expect(split.glyphRuns.map(\.textRun) == [0, 1, 2, 1, 2])
    #expect(split.glyphRuns.map(\.x) == [0, 5, 10, 20, 30])
    #expect(split.glyphRuns.map(\.width) == [5, 5, 10, 10, 5])
  }

  @Test(
    arguments: [
      ("A\u{2028}ab", [TextDirection.rightToLeft, .rightToLeft]), ("A\nab", [.rightToLeft, .leftToRight]),
      ("a\u{2028}A\n1\u{B}A\u{2028}", [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft, .rightToLeft]),
    ] as [(String, [TextDirection])])
  func aLineSeparatorDoesNotEndTheParagraph(string: String, expected: [TextDirection]) {
    let hebrew = string.map { $0 == "A" ? "\u{5D0}" : $0 }
    let text = Typesetter().typeset(Paragraph(runs: [run(String(hebrew))]), width: .infinity)
    #expect(text.lines.map(\.direction) == expected)
  }
}

/// Levels on a line.
struct VisualOrderTests {
  @Test(
    arguments: [
      ("", "", 0, ""), ("A  ", "111", 0, "100"), ("a \t A", "22221", 1, "21121"), ("A \u{2069} ", "1111", 0, "1000"),
      // Embeddings and their terminators count as white space.
      ("A \u{202C}\u{200B}", "1111", 0, "1000"), ("a\u{2067}\u{5D0}\u{2069}", "0010", 0, "0010"),
      ("A .", "111", 0, "111"), ("\u{2029}", "1", 0, "0"),
    ] as [(String, String, UInt8, String)])
  func theLevelsOfALineFollowRuleL1(text: String, levels: String, base: UInt8, expected: String) {
    func numbers(_ digits: String) -> [UInt8] { digits.compactMap { $0.wholeNumberValue.map(UInt8.init) } }
    let classes = text.unicodeScalars.map { BidiClass(of: $0) }
    #expect(VisualOrder.levels(ofLine: numbers(levels), classes: classes, base: base) == numbers(expected))
  }
}

/// A resolver with given levels: the level of the paragraph, a colon, and a digit for each character.
struct FixedBidiResolver: BidiResolver {
  private let base: UInt8
  private let levels: [UInt8]

  init(_ specification: String) {
    let parts = specification.split(separator: ":", omittingEmptySubsequences: false)
    base = UInt8(parts[0]) ?? 0
    levels = parts[1].compactMap { $0.wholeNumberValue.map(UInt8.init) }
  }

  func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
    BidiLevels(base: base, levels: Array(levels[min(text.startIndex, levels.count)...].prefix(text.count)))
  }
}
