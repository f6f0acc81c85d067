import FirstFrameSeededRandomness
import FirstFrameTypesetting

/// A random paragraph; its seed brings it back.
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

  /// Each text has its own taste for letters, brackets, isolates and embeddings; some nest beyond all limits.
  init(seed: UInt64, count: ClosedRange<Int>) {
    var random = SeededGenerator(seed: seed)
    let pools = [Self.letters, Self.brackets, Self.isolates, Self.embeddings]
    let weights = pools.map { _ in Int.random(in: 0...6, using: &random) }
    let mix = zip(pools, weights).flatMap { Array(repeating: $0, count: $1) } + [Self.letters]
    let nests = Int.random(in: 0..<4, using: &random) == 0
    text = (0..<Int.random(in: count, using: &random)).compactMap { _ in
      let character = mix.randomElement(using: &random)?.randomElement(using: &random)
      // Ends are left out where the text shall nest.
      return nests && (character == "\u{2069}" || character == "\u{202C}") ? "a" : character
    }
    direction = [nil, .leftToRight, .rightToLeft].randomElement(using: &random) ?? nil
    self.seed = seed
  }

  /// Any characters at all.
  init(anyCharacters seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    text = (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) }
    direction = nil
    self.seed = seed
  }
}
