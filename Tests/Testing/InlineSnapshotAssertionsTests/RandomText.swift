import FirstFrameSeededRandomness

/// Random texts of characters that are difficult in literals, determined by a seed.
struct RandomText: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  private static let pieces = [
    "a", "Score", " ", "  ", "\t", "\n", "\n\n", "\r", "\r\n", "\\", "\\\\", "\"", "\"\"", "\"\"\"", "#", "##",
    "\\(x)", "\\#(x)", "\"\"\"#", "\\n", "\\#n", "\0", "\u{1B}[1m", "\u{7F}", "\u{85}", "\u{A0}", "\u{301}",
    "e\u{301}", "é", "\u{200B}", "\u{200D}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇨🇭", "\u{1F3FD}", "\u{202E}",
    "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{E000}", "\u{10FFFF}", "日本", "שלום", "│─┐", "{", "}", "//", "/*", "*/",
    "'", "`", "#if", "#sourceLocation",
  ]

  mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text += Self.pieces.randomElement(using: &generator) ?? ""
    }
    if Int.random(in: 0..<8, using: &generator) == 0, let scalar = randomScalar() { text.unicodeScalars.append(scalar) }
    return text
  }

  private mutating func randomScalar() -> Unicode.Scalar? {
    Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
  }
}
