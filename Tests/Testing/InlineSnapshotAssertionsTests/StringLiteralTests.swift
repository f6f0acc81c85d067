import FirstFrameTextEscaping
import Testing

@testable import FirstFrameInlineSnapshotAssertions

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("a", #""a""#),
    ("a ", #""a ""#),
    ("say \"hi\"", ##"#"say "hi""#"##),
    ("C:\\new", ##"#"C:\new"#"##),
    ("\\#(x)", ###"##"\#(x)"##"###),
    ("a\"#b", ###"##"a"#b"##"###),
    ("a\tb", #""a\tb""#),
    ("\\\t", ##"#"\\#t"#"##),
    ("\0\u{1B}\r", #""\0\u{1B}\r""#),
    ("é", #""é""#),
    ("\u{301}", #""\u{301}""#),
    ("👩‍👩‍👧‍👦", #""👩‍👩‍👧‍👦""#),
  ])
  func onOneLine(text: String, literal: String) throws {
    let written = try #require(SwiftLiteral.singleLine(text))
    #expect(written.utf8.elementsEqual(literal.utf8), "\(written)")
    #expect(try LiteralEvaluator.value(of: written).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: ["a\nb", "\n", "\"", "\"\"x"])
  func textsThatNeedSeveralLines(text: String) {
    #expect(SwiftLiteral.singleLine(text) == nil)
  }

  @Test(arguments: [
    ("", ["\"\"\"", "", "  \"\"\""]),
    ("a", ["\"\"\"", "  a", "  \"\"\""]),
    ("a\n", ["\"\"\"", "  a", "", "  \"\"\""]),
    ("\n\na", ["\"\"\"", "", "", "  a", "  \"\"\""]),
    ("a \n  b", ["\"\"\"", "  a\\u{20}", "    b", "  \"\"\""]),
    ("a\t", ["\"\"\"", "  a\\t", "  \"\"\""]),
    ("say \"hi\"\"", ["\"\"\"", "  say \"hi\"\"", "  \"\"\""]),
    ("\"\"\"", ["#\"\"\"", "  \"\"\"", "  \"\"\"#"]),
    ("\"\"\"\"##", ["###\"\"\"", "  \"\"\"\"##", "  \"\"\"###"]),
    ("\\(x)\\", ["#\"\"\"", "  \\(x)\\", "  \"\"\"#"]),
    ("\\#n \\##n", ["###\"\"\"", "  \\#n \\##n", "  \"\"\"###"]),
    ("\"\"#", ["\"\"\"", "  \"\"#", "  \"\"\""]),
    ("\\ ", ["#\"\"\"", "  \\\\#u{20}", "  \"\"\"#"]),
    ("a\r\nb", ["\"\"\"", "  a\\r", "  b", "  \"\"\""]),
    ("\u{FEFF}a", ["\"\"\"", "  \\u{FEFF}a", "  \"\"\""]),
    ("a\u{202E}b", ["\"\"\"", "  a\\u{202E}b", "  \"\"\""]),
    ("\u{301}a\u{301}", ["\"\"\"", "  \\u{301}a\u{301}", "  \"\"\""]),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇭", ["\"\"\"", "  🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇭", "  \"\"\""]),
  ])
  func onSeveralLines(text: String, lines: [String]) throws {
    let written = SwiftLiteral.multiline(text, indentation: "  ", lineBreak: "\n")
    #expect(written.utf8.elementsEqual(lines.joined(separator: "\n").utf8), "\(written)")
    #expect(try LiteralEvaluator.value(of: written).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: 1...400) func anyTextIsTheValueOfItsLiterals(seed: UInt64) throws {
    var random = RandomText(seed: seed)
    let text = random.text()
    for (indentation, lineBreak) in [("", "\n"), ("    ", "\n"), ("\t\t", "\r\n")] {
      let literal = SwiftLiteral.multiline(text, indentation: indentation, lineBreak: lineBreak)
      let value = try LiteralEvaluator.value(of: literal)
      #expect(value.utf8.elementsEqual(text.utf8), "seed \(seed): \(literal)")
      #expect(!literal.unicodeScalars.contains { $0.needsSwiftEscape && $0 != "\n" && $0 != "\r" && $0 != "\t" })
      let lines = literal.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      #expect(!lines.contains { $0.last == " " }, "seed \(seed): a space at the end of a line")
    }
    guard let literal = SwiftLiteral.singleLine(text) else { return }
    #expect(try LiteralEvaluator.value(of: literal).utf8.elementsEqual(text.utf8), "seed \(seed): \(literal)")
  }
}

@Suite struct UnicodeScalarTests {
  @Test(
    arguments: [
      ("\0", "0"), ("\t", "t"), ("\r", "r"), ("\u{1B}", "u{1B}"), ("\u{7F}", "u{7F}"), ("\u{9B}", "u{9B}"),
      ("\u{A0}", "u{A0}"), ("\u{AD}", "u{AD}"), ("\u{200B}", "u{200B}"), ("\u{2066}", "u{2066}"),
      ("\u{2028}", "u{2028}"), ("\u{3000}", "u{3000}"), ("\u{FEFF}", "u{FEFF}"), ("\u{FFFF}", "u{FFFF}"),
      ("\u{F8FF}", "u{F8FF}"),
    ] as [(Unicode.Scalar, String)])
  func invisibleCharactersAreEscaped(scalar: Unicode.Scalar, code: String) {
    #expect(scalar.needsSwiftEscape)
    #expect(scalar.swiftEscape == "\\" + code)
  }

  @Test(
    arguments: [
      " ", "a", "\"", "\\", "é", "│", "日", "ש", "\u{301}", "\u{200D}", "\u{FE0F}", "🏴", "\u{E0067}",
    ] as [Unicode.Scalar])
  func visibleCharactersAreNotEscaped(scalar: Unicode.Scalar) {
    #expect(!scalar.needsSwiftEscape)
  }
}
