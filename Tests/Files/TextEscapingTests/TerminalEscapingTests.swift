import FirstFrameTextEscaping
import Testing

@Suite struct TerminalEscapingTests {
  @Test(arguments: [
    ("plain é 日本 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 שלום", "plain é 日本 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 שלום"),
    ("a\tb\nc", "a\tb\nc"),
    ("\u{1B}]0;title\u{7}\u{1B}[2J", "\\u{1B}]0;title\\u{7}\\u{1B}[2J"),
    ("\u{9B}31m\u{85}\u{7F}\0", "\\u{9B}31m\\u{85}\\u{7F}\\0"),
    ("a\r\nb\r", "a\\r\nb\\r"),
    ("\u{202E}a\u{2066}b\u{2069}\u{200F}\u{61C}", "\\u{202E}a\\u{2066}b\\u{2069}\\u{200F}\\u{61C}"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    // As characters, these would hide the controls.
    ("\u{301}\u{1B}\u{301}", "\u{301}\\u{1B}\u{301}"),
    ("\u{600}\u{202E}\u{FE0F}", "\u{600}\\u{202E}\u{FE0F}"),
    // Already escaped.
    ("\\u{1B} \\n", "\\u{1B} \\n"),
  ])
  func controlsAreVisible(text: String, escaped: String) {
    #expect(text.escapedForTerminal.utf8.elementsEqual(escaped.utf8), "\(text.escapedForTerminal)")
    let line = escaped.replacing("\t", with: "\\t").unicodeScalars.map { $0 == "\n" ? "\\n" : String($0) }.joined()
    #expect(text.escapedForTerminalLine.utf8.elementsEqual(line.utf8))
  }

  @Test(arguments: [
    ("a\r\nb\nc", 20, "'a↵b↵c'"), ("12345", 5, "'12345'"), ("123456", 5, "'1234…'"),
    ("\u{1B}[2J", 20, "'\\u{1B}[2J'"), ("::x", 20, "'\\u{3A}:x'"),
  ])
  func excerpts(text: String, limit: Int, excerpt: String) {
    #expect(text.quotedExcerpt(limit: limit) == excerpt)
  }

  @Test(arguments: [("a\nb", "a"), ("\n\r\na b\r\nc", "a b"), ("", ""), ("\n", ""), ("a\u{2028}b", "a")])
  func firstLines(text: String, line: String) {
    #expect(text.firstLine == line)
  }

  @Test(arguments: [
    ("::error title=a::b", "\\u{3A}:error title=a::b"),
    ("plain\n  ::add-mask::x\n\t::stop", "plain\n  \\u{3A}:add-mask::x\n\t\\u{3A}:stop"),
    ("\u{3000}\u{A0}::x", "\u{3000}\u{A0}\\u{3A}:x"),
    ("std::vector a ::b", "std::vector a ::b"),
    ("x ##[error]y", "x \\u{23}#[error]y"), ("##vso[task.setvariable]", "\\u{23}#vso[task.setvariable]"),
    ("###[group]", "#\\u{23}#[group]"), ("##teamcity[x", "\\u{23}#teamcity[x"),
    ("## Heading [link]", "## Heading [link]"),
    // As characters, these would hide the first colon or the number sign.
    ("\u{600}::x", "\u{600}::x"), ("::\u{301}x", "\\u{3A}:\u{301}x"), ("#\u{20E3}##[x", "#\u{20E3}\\u{23}#[x"),
  ])
  func linesAreNotCommandsOfCI(text: String, escaped: String) {
    #expect(text.escapedForTerminal.utf8.elementsEqual(escaped.utf8), "\(text.escapedForTerminal)")
  }

  @Test(arguments: 1...300) func nothingReachesATerminalRaw(seed: UInt64) {
    var random = HostileText(seed: seed)
    let text = random.text()
    for escaped in [text.escapedForTerminal, text.escapedForTerminalLine] {
      let scalars = escaped.unicodeScalars
      #expect(!scalars.contains { $0.isTerminalControl && $0 != "\n" && $0 != "\t" }, "seed \(seed)")
      #expect(escaped.escapedForTerminal.utf8.elementsEqual(escaped.utf8), "seed \(seed): escaping twice changes it")
      let lines = scalars.split { $0 == "\n" }
      #expect(
        !lines.contains { $0.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars) }, "seed \(seed)")
      #expect(!escaped.utf8.contains("##[".utf8), "seed \(seed)")
    }
    #expect(!text.escapedForTerminalLine.utf8.contains { $0 < 0x20 })
  }
}

extension String.UTF8View {
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}
