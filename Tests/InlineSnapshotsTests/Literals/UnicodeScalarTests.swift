import Testing

@testable import FirstFrameInlineSnapshots

@Suite struct UnicodeScalarTests {
  @Test(
    arguments: [
      ("\0", "0"), ("\t", "t"), ("\r", "r"), ("\u{1B}", "u{1B}"), ("\u{7F}", "u{7F}"), ("\u{9B}", "u{9B}"),
      ("\u{A0}", "u{A0}"), ("\u{AD}", "u{AD}"), ("\u{200B}", "u{200B}"), ("\u{2066}", "u{2066}"),
      ("\u{2028}", "u{2028}"), ("\u{3000}", "u{3000}"), ("\u{FEFF}", "u{FEFF}"), ("\u{FFFF}", "u{FFFF}"),
      ("\u{F8FF}", "u{F8FF}"),
    ] as [(Unicode.Scalar, String)])
  func whatCannotBeSeenIsEscaped(scalar: Unicode.Scalar, code: String) {
    #expect(scalar.needsEscape)
    #expect(scalar.escapeCode == code)
  }

  @Test(
    arguments: [
      " ", "a", "\"", "\\", "é", "│", "日", "ש", "\u{301}", "\u{200D}", "\u{FE0F}", "🏴", "\u{E0067}",
    ] as [Unicode.Scalar])
  func whatCanBeSeenStays(scalar: Unicode.Scalar) {
    #expect(!scalar.needsEscape)
  }
}
