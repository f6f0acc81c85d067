import FirstFrameTypesetting
import Foundation
import Testing

/// At 10 points, the characters of the stub typeface are 5 points wide, and the ligature of f and i 8 points.
struct ShapingTests {
  /// A resolver for which the letters of the Hebrew block are right to left.
  private struct HebrewResolver: BidiResolver {
    func levels(of text: ArraySlice<Unicode.Scalar>, direction: TextDirection?) -> BidiLevels {
      let isHebrew = text.map { (0x590...0x5FF).contains($0.value) }
      let base: UInt8 = (direction ?? (isHebrew.first == true ? .rightToLeft : .leftToRight)) == .rightToLeft ? 1 : 0
      return BidiLevels(base: base, levels: isHebrew.map { $0 ? 1 : base == 1 ? 2 : 0 })
    }
  }

  private func typeset(
    _ string: String, width: CGFloat = .infinity, kern: CGFloat = 0, alignment: TextAlignment = .leading,
    direction: TextDirection? = nil, lines: Int = 0
  ) -> TypesetText {
    var library = TypefaceLibrary.builtIn
    let all = "abcfi \u{5D0}\u{5D1}\u{5D2}\u{5B0}()…"
    library.register(StubTypeface("Stub", has: all, joinsLetters: true), family: "Stub")
    let run = TextRun(string: string, font: Font(family: "Stub", size: 10), kern: kern)
    return Typesetter(library: library, bidi: HebrewResolver()).typeset(
      Paragraph(
        runs: [run], alignment: alignment, maximumLines: lines, style: ParagraphStyle(direction: direction)),
      width: width)
  }

  private func glyphs(_ line: TypesetLine) -> [String] {
    line.glyphRuns.flatMap(\.glyphs).map {
      "\(Unicode.Scalar($0.glyph.rawValue).map(Character.init) ?? "?")@\(Int($0.x.rounded()))"
    }
  }

  @Test func aLigatureDividesItsWidthAmongItsCharacters() {
    let text = typeset("afib")
    #expect(glyphs(text.lines[0]) == ["a@0", "\u{FB01}@5", "b@13"])
    #expect(text.lines[0].string == "afib")
    #expect(text.size.width == 18)
    #expect((0...4).map { text.caretRect(at: $0).minX } == [0, 5, 9, 13, 18])
  }

  @Test func aLineBreakSeparatesTheLettersOfALigature() {
    let text = typeset("afib", width: 10)
    #expect(text.lines.map(\.string) == ["af", "ib"])
    #expect(glyphs(text.lines[0]) == ["a@0", "f@5"])
    #expect(glyphs(text.lines[1]) == ["i@0", "b@5"])
    let truncated = typeset("afib", width: 15, lines: 1)
    #expect(glyphs(truncated.lines[0]) == ["a@0", "f@5", "…@10"])
  }

  @Test func lettersWithKernFormNoLigatures() {
    #expect(glyphs(typeset("fi", kern: 1).lines[0]) == ["f@0", "i@6"])
  }

  @Test(
    arguments: [
      ("\u{5D0}\u{5D1}", nil, ["\u{5D1}@0", "\u{5D0}@5"]),
      ("ab\u{5D0}\u{5D1}c", nil, ["a@0", "b@5", "\u{5D1}@10", "\u{5D0}@15", "c@20"]),
      ("\u{5D0}ab\u{5D1}", nil, ["\u{5D1}@0", "a@5", "b@10", "\u{5D0}@15"]),
      ("\u{5D0}fi", nil, ["\u{FB01}@0", "\u{5D0}@8"]),
      ("ab", .rightToLeft, ["a@0", "b@5"]),
      // Rule L1: tabs and spaces at the end of a line have the direction of the paragraph.
      ("a\tb", .rightToLeft, ["b@0", "a@28"]), ("a ", .rightToLeft, [" @0", "a@5"]),
      ("a b", .rightToLeft, ["a@0", " @5", "b@10"]),
    ] as [(String, TextDirection?, [String])])
  func rightToLeftRunsAreReversedWithinTheLine(string: String, direction: TextDirection?, expected: [String]) {
    #expect(glyphs(typeset(string, direction: direction).lines[0]) == expected)
  }

  @Test func linesAreBrokenBeforeTheyAreReordered() {
    let text = typeset("\u{5D0} \u{5D1} \u{5D2}", width: 16)
    #expect(text.lines.map(\.string) == ["\u{5D0} \u{5D1}", "\u{5D2}"])
    // Hebrew lines start at the right.
    #expect(glyphs(text.lines[0]) == ["\u{5D1}@1", " @6", "\u{5D0}@11"])
    #expect(text.lines[1].x == 11)
  }

  @Test func caretsOfRightToLeftLettersAreAtTheirRight() {
    let text = typeset("a\u{5D0}\u{5D1}")
    #expect((0...3).map { text.caretRect(at: $0).minX } == [0, 15, 10, 5])
    #expect(text.position(closestTo: CGPoint(x: 10.5, y: 0)) == 2)
  }

  @Test func aLetterAndItsMarkAreOneCluster() {
    let text = typeset("\u{5D0}\u{5B0}\u{5D1}")
    #expect(glyphs(text.lines[0]) == ["\u{5D1}@0", "\u{5B0}@5", "\u{5D0}@10"])
    #expect(text.caretRect(at: 1).minX == 15)
    #expect(text.caretRect(at: 2).minX == 5)
  }

  @Test func simpleShapingHasMirroredCharactersAndKerningInRightToLeftText() {
    let face = BuiltInTypeface.instance()
    let right = ShapingOptions(direction: .rightToLeft)
    let text = Array("(VA".unicodeScalars)
    let mirrored = face.shape(text, range: 0..<3, options: right)
    #expect(mirrored.map(\.glyph.rawValue) == [0x41, 0x56, 0x29])
    #expect(mirrored.map(\.cluster) == [2, 1, 0])
    let plain = face.shape(Array("AV".unicodeScalars), range: 0..<2, options: ShapingOptions())
    #expect(mirrored[0].xAdvance == plain[0].xAdvance)
    #expect(mirrored[0].isUnsafeToBreakBefore)
    #expect(plain[1].isUnsafeToBreakBefore)
    #expect(!plain[0].isUnsafeToBreakBefore)
  }

  @Test func textWithoutRightToLeftLettersIsLeftToRightInAnyParagraph() {
    let resolver = UniformBidiResolver()
    let latin = Array("ab".unicodeScalars)[...]
    #expect(resolver.levels(of: latin, direction: nil) == BidiLevels(base: 0))
    #expect(resolver.levels(of: latin, direction: .rightToLeft) == BidiLevels(base: 1, levels: [2, 2]))
    #expect(resolver.levels(of: ["\u{5D0}"], direction: .rightToLeft) == BidiLevels(base: 1))
  }
}
