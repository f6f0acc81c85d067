import FirstFrameSeededRandomness
import FirstFrameTypesetting
import OpenTypeText
import Testing

/// Bidirectional levels of random text.
struct FriBidiResolverProperties {
  private let resolver = FriBidiResolver()

  private func levels(of sample: BidiSample) -> (base: UInt8, levels: [UInt8]) {
    let resolved = resolver.levels(of: sample.text[...], direction: sample.direction)
    let all = Array(repeating: resolved.base, count: sample.text.count)
    return (resolved.base, resolved.levels.isEmpty ? all : resolved.levels)
  }

  @Test func levelsEqualThoseOfTheReferenceImplementation() {
    for seed in 0..<1500 as Range<UInt64> {
      let sample = BidiSample(seed: seed, count: 0...(seed % 10 == 0 ? 400 : 40))
      let (base, expected) = ReferenceBidi.levels(of: sample.text, direction: sample.direction)
      let resolved = levels(of: sample)
      #expect(Int(resolved.base) == base, "\(sample)")
      #expect(resolved.levels.count == sample.text.count, "\(sample)")
      let differing = zip(resolved.levels, expected).map { $1 == nil || Int($0) == $1 }.firstIndex(of: false)
      #expect(differing == nil, "at \(differing ?? 0), \(sample)")
    }
  }

  @Test func everyCharacterOfArbitraryTextHasALevelUpToTheMaximum() {
    for seed in 0..<200 as Range<UInt64> {
      let sample = BidiSample(anyCharacters: seed, count: 500)
      let resolved = levels(of: sample)
      #expect(resolved.levels.count == sample.text.count, "\(sample)")
      #expect(resolved.levels.allSatisfy { $0 <= 126 }, "\(sample)")
    }
  }

  /// Texts for which quadratic algorithms take minutes, and unbounded recursion crashes.
  @Test(
    arguments: [
      "\u{2067}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202E}", "\u{202C}", "(", ")", "([", "(\u{5D0})", "\u{2067}a",
      "\u{202B}a", "\u{2067}a\u{2069}", "\u{2068}\u{2069}", "\u{2068}1\u{2069}\u{5D0}", "a\u{5D0}",
      "\u{202B}\u{5D0}\u{202C}a", "1,", "\u{627}1+", "%", " ", "\u{5D0}!", "a(\u{5D0})",
    ])
  func longParagraphs(piece: String) {
    let text = Array(String(repeating: piece, count: 100_000 / piece.unicodeScalars.count).unicodeScalars)
    let resolved = resolver.levels(of: text[...], direction: .rightToLeft)
    #expect(resolved.base == 1)
    #expect([0, text.count].contains(resolved.levels.count))
    #expect(resolved.levels.allSatisfy { $0 <= 126 })
  }

  @Test func aLongParagraphOfAllKindsOfCharacters() {
    for seed in 0..<4 as Range<UInt64> {
      let sample = BidiSample(seed: seed, count: 100_000...100_000)
      #expect(levels(of: sample).levels.count == 100_000, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("\u{202B}", 125), ("\u{202A}", 124), ("\u{2067}", 125), ("\u{2066}", 124), ("\u{202E}", 125),
    ] as [(String, UInt8)])
  func only62Of200NestedEmbeddingsOrIsolatesHaveALevel(opening: String, maximum: UInt8) {
    let text = Array((String(repeating: opening, count: 200) + "\u{FFFC}").unicodeScalars)
    let resolved = resolver.levels(of: text[...], direction: .leftToRight)
    #expect(resolved.levels.last == maximum)
  }
}

/// A random paragraph, which can be reproduced from its seed.
struct BidiSample: CustomStringConvertible {
  let seed: UInt64
  let text: [Unicode.Scalar]
  let direction: TextDirection?

  var description: String {
    "seed \(seed), \(direction.map(\.rawValue) ?? "by the text"): "
      + text.prefix(300).map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  private static let letters = Array(
    "ab\u{5D0}\u{5D1}\u{627}\u{10D00}1\u{661}+,%!\u{300}\u{AD}\u{200B} \t\u{FFFC}".unicodeScalars)
  private static let brackets = Array("()[]\u{2329}\u{3009}<".unicodeScalars)
  private static let isolates = Array("\u{2066}\u{2067}\u{2068}\u{2069}\u{2069}".unicodeScalars)
  private static let embeddings = Array("\u{202A}\u{202B}\u{202C}\u{202C}\u{202D}\u{202E}".unicodeScalars)

  /// Creates a text with random proportions of letters, brackets, isolates and embeddings. Some texts exceed the
  /// maximum depth.
  init(seed: UInt64, count: ClosedRange<Int>) {
    var random = SeededGenerator(seed: seed)
    let pools = [Self.letters, Self.brackets, Self.isolates, Self.embeddings]
    let weights = pools.map { _ in Int.random(in: 0...6, using: &random) }
    let mix = zip(pools, weights).flatMap { Array(repeating: $0, count: $1) } + [Self.letters]
    let isDeeplyNested = Int.random(in: 0..<4, using: &random) == 0
    text = (0..<Int.random(in: count, using: &random)).compactMap { _ in
      let character = mix.randomElement(using: &random)?.randomElement(using: &random)
      // Deeply nested texts have no terminators.
      return isDeeplyNested && (character == "\u{2069}" || character == "\u{202C}") ? "a" : character
    }
    direction = [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
    self.seed = seed
  }

  /// Creates a text of arbitrary characters.
  init(anyCharacters seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    text = (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) }
    direction = nil
    self.seed = seed
  }
}
