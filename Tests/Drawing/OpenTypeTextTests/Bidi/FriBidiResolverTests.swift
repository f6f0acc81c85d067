import FirstFrameTypesetting
import OpenTypeText
import Testing

struct FriBidiResolverTests {
  private let resolver = FriBidiResolver()

  private static let characterTest = UnicodeDataFile.bidiCharacterTest
  private static let classTest = UnicodeDataFile.bidiTest

  @Test(
    .enabled(if: characterTest.isInstalled, "needs \(characterTest.path) of Debian's unicode-data"))
  func everyExampleOfBidiCharacterTestTxt() throws {
    let lines = try Self.characterTest.lines()
    #expect(lines.count == 91_707)
    for line in lines {
      let isSatisfied = BidiExample(characterTest: line.text)?.isSatisfied(by: resolver) == true
      if !isSatisfied { Issue.record("line \(line.number): \(line.text)") }
    }
  }

  @Test(
    .enabled(if: classTest.isInstalled, "needs \(classTest.path) of Debian's unicode-data"))
  func everyEleventhOfThe770241ExamplesOfBidiTestTxt() throws {
    let (count, examples) = BidiExample.classTests(in: try Self.classTest.lines(), every: 11)
    #expect(count == 770_241)
    #expect(examples.count == 70_022)
    for (line, example) in examples {
      if example.isSatisfied(by: resolver) { continue }
      Issue.record("line \(line), \(example.direction.map(\.rawValue) ?? "by the text"): \(example.text)")
    }
  }

  /// Returns the levels of a text in which R and S represent Hebrew letters, A an Arabic letter, and 9 an Arabic digit.
  private func levels(_ pattern: String, _ direction: TextDirection?) -> BidiLevels {
    let letters: [Unicode.Scalar: Unicode.Scalar] = ["R": "\u{5D0}", "S": "\u{5D1}", "A": "\u{627}", "9": "\u{669}"]
    let text = pattern.unicodeScalars.map { letters[$0] ?? $0 }
    return resolver.levels(of: text[...], direction: direction)
  }

  @Test(
    arguments: [
      ("", nil, 0, []), ("", .rightToLeft, 1, []), ("abc", nil, 0, []), ("RS", nil, 1, []), ("1.5", nil, 0, []),
      ("RS", .leftToRight, 0, [1, 1]), ("ab", .rightToLeft, 1, [2, 2]), ("12", .rightToLeft, 1, [2, 2]),
      // Punctuation at the end has the direction of the paragraph (N2).
      ("Rb!", nil, 1, [1, 2, 1]), ("aR!", nil, 0, [0, 1, 0]),
      // A number after Arabic is Arabic (W2). After Hebrew, it includes its comma (W4) and its currency sign (W5).
      ("A1,2", nil, 1, [1, 2, 2, 2]), ("R1,2%", nil, 1, [1, 2, 2, 2, 2]), ("A1+2", nil, 1, [1, 2, 1, 2]),
      ("a9", nil, 0, [0, 2]),
      // Brackets have the direction of their content, or otherwise of the text before them (N0).
      ("a(R)b", nil, 0, [0, 0, 1, 0, 0]), ("R(S)b", .leftToRight, 0, [1, 1, 1, 1, 0]),
      // Canonically equivalent brackets form a pair.
      ("R\u{2329}S\u{3009}b", .leftToRight, 0, [1, 1, 1, 1, 0]),
      // The first strong character outside of isolates (P2).
      ("\u{2067}R\u{2069}a", nil, 0, [0, 1, 0, 0]), ("\u{2067}a", nil, 0, [0, 2]),
      // An isolate with the direction of its first strong character (X5c).
      ("a\u{2068}1R\u{2069}", nil, 0, [0, 0, 2, 1, 0]),
      ("R\u{2068}\u{2067}S\u{2069}a\u{2069}", nil, 1, [1, 1, 2, 3, 2, 2, 1]),
      // Overrides change classes (X6). Unmatched terminators have no effect (X6a, X7).
      ("\u{202E}ab\u{202C}c", nil, 0, [0, 1, 1, 1, 0]), ("a\u{202C}R\u{2069}b", nil, 0, [0, 0, 1, 0, 0]),
      // A paragraph separator within the text ends embeddings (X8).
      ("a\u{202B}b\u{1C}cR", nil, 0, [0, 0, 2, 0, 0, 1]),
    ] as [(String, TextDirection?, UInt8, [UInt8])])
  func levelsDeterminedByHand(pattern: String, direction: TextDirection?, base: UInt8, expected: [UInt8]) {
    #expect(levels(pattern, direction) == BidiLevels(base: base, levels: expected))
  }

  @Test(
    arguments: [
      ("\u{10D00}", 1, []), ("\u{10EC0}a", 1, [1, 2]), ("a\u{10F70}", 0, [0, 1]), ("\u{1E900}1", 1, [1, 2]),
    ] as [(String, UInt8, [UInt8])])
  func charactersOfUnicode15ThatSystemLibrariesMayLack(string: String, base: UInt8, expected: [UInt8]) {
    let text = Array(string.unicodeScalars)
    #expect(resolver.levels(of: text[...], direction: nil) == BidiLevels(base: base, levels: expected))
  }

  @Test func levelsOfASliceStartAtItsFirstCharacter() {
    let text = Array("xyz\u{5D0}a".unicodeScalars)
    #expect(resolver.levels(of: text[3...], direction: nil) == BidiLevels(base: 1, levels: [1, 2]))
  }
}
