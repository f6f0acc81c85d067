import FirstFrameSeededRandomness

/// Random texts of characters that have a meaning in some language, and of others that hide them in graphemes.
struct HostileText {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let pieces = [
    "a", "Score", " ", "  ", "\t", "\n", "\r", "\r\n", "\0", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{7F}", "\u{85}",
    "\u{9B}31m", "\u{A0}", "\u{301}", "\u{600}", "\u{20DD}", "\u{FE0F}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2066}",
    "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "👩‍👩‍👧‍👦", "日本", "שלום", "é",
    "`", "``", "```", "'", "\"", "\\", "&", "&lt;", "<", ">", "<script>", "</script>", "<!--", "-->", "]]>", "[x](y)",
    "![", "|", "*", "_", "~", "#", "##[error]", "::", ":", "@org", "$", "$(id)", ";", "%", "%n", "!", "(", ")", "{",
    "}",
    "\\(x)", "\\u{41}", "+", "?", "^", "https://a.b", "www.a.b", "-", "=", "1.", "/", "//", "..",
  ]

  mutating func text(pieces count: ClosedRange<Int> = 0...10) -> String {
    var text = ""
    for _ in 0..<Int.random(in: count, using: &generator) {
      text += Self.pieces.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<6, using: &generator) == 0,
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
