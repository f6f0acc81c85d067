import FirstFrameTypesetting
import Testing

/// Compares the generated tables with Unicode's data files, which the tests parse independently.
struct BidiClassTests {
  private static let classes = UnicodeDataFile.bidiClasses
  private static let brackets = UnicodeDataFile.bidiBrackets

  private static let aliases = [
    "AL", "AN", "B", "BN", "CS", "EN", "ES", "ET", "FSI", "L", "LRE", "LRI", "LRO", "NSM", "ON", "PDF", "PDI", "R",
    "RLE", "RLI", "RLO", "S", "WS",
  ]

  @Test(
    .enabled(if: classes.isInstalled, "needs \(classes.path) of Debian's unicode-data"))
  func theClassOfEveryAssignedCharacter() throws {
    for line in try Self.classes.lines() {
      let fields = line.text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).joined() }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let expected = try #require(Self.aliases.firstIndex(of: fields[1]).map { BidiClass.allCases[$0] })
      for value in ends[0]...ends[ends.count - 1] {
        guard let character = Unicode.Scalar(value), BidiClass(of: character) != expected else { continue }
        Issue.record("U+\(String(value, radix: 16)) is \(BidiClass(of: character)), not \(expected)")
      }
    }
  }

  @Test(
    arguments: [
      ("a", .leftToRight), ("\u{5D0}", .rightToLeft), ("\u{627}", .arabicLetter), ("1", .europeanNumber),
      ("\u{661}", .arabicNumber), ("+", .europeanSeparator), ("%", .europeanTerminator), (",", .commonSeparator),
      ("\u{300}", .nonspacingMark), ("\u{AD}", .boundaryNeutral), ("\u{2029}", .paragraphSeparator),
      ("\t", .segmentSeparator), (" ", .whiteSpace), ("!", .otherNeutral), ("\u{202A}", .leftToRightEmbedding),
      ("\u{202B}", .rightToLeftEmbedding), ("\u{202C}", .popDirectionalFormat), ("\u{202D}", .leftToRightOverride),
      ("\u{202E}", .rightToLeftOverride), ("\u{2066}", .leftToRightIsolate), ("\u{2067}", .rightToLeftIsolate),
      ("\u{2068}", .firstStrongIsolate), ("\u{2069}", .popDirectionalIsolate),
      // Unassigned: in blocks of Hebrew, Arabic and currency signs, in no block, ignorable, the last code point.
      ("\u{5FF}", .rightToLeft), ("\u{8CA}", .nonspacingMark),
      ("\u{1ECFF}", .rightToLeft),
      ("\u{20CF}", .europeanTerminator), ("\u{1EEFF}", .arabicLetter), ("\u{378}", .leftToRight),
      ("\u{E0FFF}", .boundaryNeutral),
      ("\u{10FFFF}", .boundaryNeutral),
    ] as [(Unicode.Scalar, BidiClass)])
  func examplesIncludingDefaultValuesOfBlocks(character: Unicode.Scalar, expected: BidiClass) {
    #expect(BidiClass(of: character) == expected)
  }

  @Test(
    .enabled(if: brackets.isInstalled, "needs \(brackets.path) of Debian's unicode-data"))
  func everyPairedBracket() throws {
    let lines = try Self.brackets.lines()
    #expect(lines.count == 128)
    for line in lines {
      let fields = line.text.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).joined() }
      let characters = fields[0...1].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let bracket = try #require(PairedBracket(characters[0]))
      #expect(bracket.isOpening == (fields[2] == "o"), "\(line.text)")
      #expect(
        PairedBracket(characters[1]).map {
          $0.openingBracket == bracket.openingBracket && $0.isOpening != bracket.isOpening
        } == true)
    }
    #expect(PairedBracket("\u{2329}") == PairedBracket("\u{3008}"))
    #expect(PairedBracket("<") == nil)
  }

  @Test(
    arguments: [
      ("", nil), ("1 !", nil), (" a\u{5D0}", .leftToRight), ("1\u{5D0}a", .rightToLeft), ("\u{627}", .rightToLeft),
      ("\u{2067}\u{5D0}\u{2069}a", .leftToRight), ("\u{2067}\u{2066}a\u{2069}\u{5D0}", nil),
      ("\u{2069}a", .leftToRight),
      ("\u{202B}a", .leftToRight), ("!\n\u{5D0}", nil),
    ] as [(String, TextDirection?)])
  func theFirstStrongCharacterOutsideOfIsolatesDeterminesTheDirection(text: String, expected: TextDirection?) {
    #expect(TextDirection(firstStrongIn: text.unicodeScalars) == expected)
  }
}
