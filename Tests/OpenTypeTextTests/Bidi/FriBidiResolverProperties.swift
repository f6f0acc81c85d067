import FirstFrameTypesetting
import OpenTypeText
import Testing

@Suite("Directions of random text") struct FriBidiResolverProperties {
  private let resolver = FriBidiResolver()

  private func levels(of sample: BidiSample) -> (base: UInt8, levels: [UInt8]) {
    let resolved = resolver.levels(of: sample.text[...], direction: sample.direction)
    let all = Array(repeating: resolved.base, count: sample.text.count)
    return (resolved.base, resolved.levels.isEmpty ? all : resolved.levels)
  }

  @Test("the rules, written down one by one, give the same levels") func plainRules() {
    for seed in 0..<1500 as Range<UInt64> {
      let sample = BidiSample(seed: seed, count: 0...(seed % 10 == 0 ? 400 : 40))
      let (base, expected) = PlainBidi.levels(of: sample.text, direction: sample.direction)
      let resolved = levels(of: sample)
      #expect(Int(resolved.base) == base && resolved.levels.count == sample.text.count, "\(sample)")
      let differing = zip(resolved.levels, expected).map { $1 == nil || Int($0) == $1 }.firstIndex(of: false)
      #expect(differing == nil, "at \(differing ?? 0), \(sample)")
    }
  }

  @Test("any characters have levels, one each, none beyond the deepest") func anyCharacters() {
    for seed in 0..<200 as Range<UInt64> {
      let sample = BidiSample(anyCharacters: seed, count: 500)
      let resolved = levels(of: sample)
      #expect(resolved.levels.count == sample.text.count && resolved.levels.allSatisfy { $0 <= 126 }, "\(sample)")
    }
  }

  /// Texts on which quadratic algorithms take minutes, and careless ones crash.
  @Test(
    "long paragraphs",
    arguments: [
      "\u{2067}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{202C}", "(", ")", "([", "(\u{5D0})", "\u{2067}a",
      "\u{202B}a", "\u{2067}a\u{2069}", "\u{2068}\u{2069}", "\u{2068}1\u{2069}\u{5D0}", "a\u{5D0}",
      "\u{202B}\u{5D0}\u{202C}a", "1,", "\u{627}1+", "%", " ", "\u{5D0}!", "a(\u{5D0})",
    ])
  func longParagraphs(piece: String) {
    let text = Array(String(repeating: piece, count: 100_000 / piece.unicodeScalars.count).unicodeScalars)
    let resolved = resolver.levels(of: text[...], direction: .rightToLeft)
    #expect(resolved.base == 1 && [0, text.count].contains(resolved.levels.count))
    #expect(resolved.levels.allSatisfy { $0 <= 126 })
  }

  @Test("a long paragraph of everything") func longMixture() {
    for seed in 0..<4 as Range<UInt64> {
      let sample = BidiSample(seed: seed, count: 100_000...100_000)
      #expect(levels(of: sample).levels.count == 100_000, "seed \(seed)")
    }
  }

  @Test(
    "200 nested embeddings or isolates, of which 62 find a level",
    arguments: [
      ("\u{202B}", 125), ("\u{202A}", 124), ("\u{2067}", 125), ("\u{2066}", 124), ("\u{202E}", 125),
    ] as [(String, UInt8)])
  func deepNesting(opening: String, deepest: UInt8) {
    let text = Array((String(repeating: opening, count: 200) + "\u{FFFC}").unicodeScalars)
    let resolved = resolver.levels(of: text[...], direction: .leftToRight)
    #expect(resolved.levels.last == deepest)
  }
}
