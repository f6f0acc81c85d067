import FirstFrameTextEscaping
import Testing

@Suite struct SwiftEscapingTests {
  @Test(arguments: [
    ("plain é", #""plain é""#), (#"a\b"c"#, #""a\\b\"c""#), ("a\nb\r\t\0", #""a\nb\r\t\0""#), ("\\(x)", #""\\(x)""#),
    ("\u{1B}\u{202E}", #""\u{1B}\u{202E}""#), ("\"\u{301}", "\"\\\"\u{301}\""), ("\u{301}", #""\u{301}""#),
    ("\u{600}\"", #""\u{600}\"""#), ("#\"#", ##""#\"#""##),
  ])
  func literals(text: String, literal: String) {
    #expect(text.swiftLiteral.utf8.elementsEqual(literal.utf8), "\(text.swiftLiteral)")
  }

  @Test(arguments: 1...200) func aLiteralIsOneLineThatEndsAtItsEnd(seed: UInt64) {
    var random = HostileText(seed: seed)
    let inner = random.text().swiftLiteral.unicodeScalars.dropFirst().dropLast()
    #expect(!inner.contains { $0.isTerminalControl }, "seed \(seed)")
    var rest = inner
    while let scalar = rest.popFirst() {
      #expect(scalar != "\"", "seed \(seed)")
      guard scalar == "\\" else { continue }
      let escape = rest.popFirst()
      #expect(escape.map("\"\\nrt0u".unicodeScalars.contains) == true, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("iconHome", "iconHome"), ("class", "`class`"), ("1a", "_1a"), ("", "_"), ("a-b\n", "a_b_"),
    ("\u{301}a", "_\u{301}a"),
    ("e\u{301}", "e\u{301}"), ("日本", "日本"), ("\u{2E2F}a", "_a"),
  ])
  func identifiers(text: String, identifier: String) {
    #expect(SwiftIdentifier.escaped(text).utf8.elementsEqual(identifier.utf8), "\(SwiftIdentifier.escaped(text))")
  }

  @Test(arguments: [
    ("test()", #"test\(\)"#), ("a.b|c", #"a\.b\|c"#), ("$\u{301}", "\\$\u{301}"), ("\u{600}(", "\u{600}\\("),
  ])
  func regularExpressions(text: String, pattern: String) {
    #expect(text.escapedForRegularExpression.utf8.elementsEqual(pattern.utf8))
  }

  @Test(arguments: [
    ("__Snapshots__", "__Snapshots__/**"), ("a b", "\"a b/**\""), ("a*[", #"a\*\[/**"#), ("#a\\", ##""#a\\\\/**""##),
    ("a\nb\u{1B}", #""a\012b\033/**""#), ("\"\u{301}", "\"\\\"\u{301}/**\""),
  ])
  func gitAttributes(path: String, pattern: String) {
    #expect(path.gitAttributesPattern(appending: "/**").utf8.elementsEqual(pattern.utf8))
  }
}
