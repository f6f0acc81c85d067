import FirstFrameTextEscaping
import Testing

@Suite struct TerminalTextTests {
  private struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  @Test func literalsControlTheTerminalAndValuesDoNot() {
    let hostile = "\u{1B}[2J\nx\u{202E}"
    let text: TerminalText = "\u{1B}[1m\(hostile)\u{1B}[0m"
    #expect(text.output == "\u{1B}[1m\\u{1B}[2J\\nx\\u{202E}\u{1B}[0m")
    let outer: TerminalText = "\(3) \(text)" + "!"
    #expect(outer.output == "3 " + text.output + "!")
    #expect(TerminalText("").isEmpty)
    #expect(!outer.isEmpty)
  }

  @Test func errorsAndLinesKeepTheirLineBreaks() {
    let problem: any Error = Problem(description: "a\u{7}\n  ::error::b")
    let text: TerminalText = "Error: \(problem); \(lines: "c\nd")"
    #expect(text.output == "Error: a\\u{7}\n  \\u{3A}:error::b; c\nd")
  }

  @Test func noLineIsACommandOfCI() {
    let text: TerminalText = "\(":"): \("x")"
    #expect(text.output == ":: x".replacing("::", with: "\\u{3A}:"))
  }
}

@Suite struct DisplayColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👍", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("\u{200B}", 0), ("│─", 2), ("שלום", 4), ("▿", 1),
  ])
  func columns(text: String, columns: Int) {
    #expect(text.displayColumns == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("日本", 4, "日本"), ("ab", 0, ""),
    ("a", 1, "a"), ("ab", 1, "…"),
  ])
  func clipping(text: String, columns: Int, clipped: String) {
    #expect(text.clipped(toColumns: columns) == clipped)
    #expect(clipped.displayColumns <= columns)
  }

  @Test(arguments: [("ab", 4, "ab  "), ("日", 4, "日  "), ("unreadable", 4, "unreadable")])
  func padding(text: String, columns: Int, padded: String) {
    #expect(text.padded(toColumns: columns) == padded)
  }
}

@Suite struct InvisibleCharacterTests {
  @Test(
    arguments: [
      ("\r", "CARRIAGE RETURN (U+000D)"), ("\t", "TAB (U+0009)"), ("\u{A0}", "NO-BREAK SPACE (U+00A0)"),
      ("\u{FEFF}", "BYTE ORDER MARK (U+FEFF)"), ("\u{200B}", "ZERO WIDTH SPACE (U+200B)"),
      ("\u{1}", "CONTROL (U+0001)"),
      ("\u{202E}", "RIGHT-TO-LEFT OVERRIDE (U+202E)"), ("\u{3000}", "IDEOGRAPHIC SPACE (U+3000)"),
      ("\u{E0067}", "TAG LATIN SMALL LETTER G (U+E0067)"), ("\u{FE0F}", "VARIATION SELECTOR-16 (U+FE0F)"),
    ] as [(Unicode.Scalar, String)])
  func names(scalar: Unicode.Scalar, name: String) {
    #expect(scalar.cannotBeSeen)
    #expect(scalar.nameWithCodePoint == name)
  }

  @Test(arguments: [" ", "a", "é", "\u{301}", "\u{600}", "日", "│", "🇨"] as [Unicode.Scalar])
  func visibleCharacters(scalar: Unicode.Scalar) {
    #expect(!scalar.cannotBeSeen)
  }
}
