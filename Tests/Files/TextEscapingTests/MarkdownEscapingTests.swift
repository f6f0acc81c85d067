import FirstFrameTextEscaping
import Testing

@Suite struct MarkdownEscapingTests {
  @Test(arguments: [
    ("plain", "` plain `"), ("", "`  `"), ("a`b", "`` a`b ``"), ("```", "```` ``` ````"),
    ("a\nb\r\nc\u{2028}d", "` a / b / c / d `"), ("<img src=x> @org #1", "` <img src=x> @org #1 `"),
    // As characters, these would hide the backticks.
    ("\u{600}` ![x](y)", "`` \u{600}` ![x](y) ``"), ("``\u{301} <b>", "``` ``\u{301} <b> ```"),
    ("\u{1B}[2J\u{202E}", "` \\u{1B}[2J\\u{202E} `"),
    ("0123456789012345678901234567890", "` 01234567890123456789012345678… `"),
  ])
  func codeSpans(text: String, code: String) {
    #expect(text.markdownCode(limit: 30) == code, "\(text.markdownCode(limit: 30))")
  }

  @Test(arguments: 1...300) func aCodeSpanEndsAtItsEnd(seed: UInt64) {
    var random = HostileText(seed: seed)
    let scalars = random.text().markdownCode(limit: 40).unicodeScalars
    // CommonMark, 6.1: a code span begins with a run of backticks and ends with the next run of the same length.
    let runs = scalars.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count)
    #expect(runs.count >= 2, "seed \(seed)")
    #expect(runs.first == runs.last, "seed \(seed)")
    #expect(runs.count { $0 == runs[0] } == 2, "seed \(seed)")
    #expect(scalars.first == "`", "seed \(seed)")
    #expect(scalars.last == "`", "seed \(seed)")
    #expect(!scalars.contains("\n"))
    #expect(!scalars.contains("\r"))
  }
}
