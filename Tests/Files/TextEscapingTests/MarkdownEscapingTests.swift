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

  @Test(arguments: [
    ("plain text, é 日本 9: it's (a/b) 50% 1.5-2.", "plain text, é 日本 9: it's (a/b) 50% 1.5-2."),
    ("*a*_b_", "&#42;a&#42;&#95;b&#95;"), ("<b>&", "&#60;b&#62;&#38;"), ("a|b\\", "a&#124;b&#92;"),
    ("@org #1", "&#64;<!-- -->org &#35;<!-- -->1"), ("a\nb", "a / b"), ("    code", "&#32;   code"),
    ("`\u{301}", "&#96;\u{301}"),
    ("https://a.b", "https&#58;//a.b"), ("Www.a.b", "Www&#46;a.b"), ("1. a", "1&#46; a"), ("2) a", "2&#41; a"),
    ("- a", "&#45; a"), ("=", "&#61;"), ("\u{1B}", "&#92;u&#123;1B&#125;"), ("![x](y)", "&#33;&#91;x&#93;(y)"),
  ])
  func texts(text: String, escaped: String) {
    #expect(text.escapedForMarkdown == escaped)
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

  @Test(arguments: 1...300) func textHasNoMarkup(seed: UInt64) {
    var random = HostileText(seed: seed)
    let escaped = random.text().escapedForMarkdown
    let comment = Array("<!-- -->".unicodeScalars)
    var special: [Unicode.Scalar] = []
    var rest = escaped.unicodeScalars[...]
    while let scalar = rest.first {
      let isComment = rest.starts(with: comment)
      rest = rest.dropFirst(isComment ? comment.count : 1)
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic
        || "0123456789 ,&#;'\"(/?%-.):".unicodeScalars.contains(scalar)
      if !isComment, !isPlain { special.append(scalar) }
    }
    #expect(special.isEmpty, "seed \(seed): \(escaped)")
    #expect(!escaped.hasPrefix(" "))
    #expect(!escaped.contains("://"))
    #expect(!escaped.lowercased().contains("www."))
  }
}
