import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct LineDifferenceTests {
  @Test func equalBytesDoNotDiffer() {
    #expect(LineDifference(reference: "a\nb", actual: "a\nb") == nil)
  }

  @Test func changedLinesAreShownWithTheirNeighbors() throws {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[9] = "ten"
    let difference = try #require(
      LineDifference(
        reference: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n")))
    #expect(difference.summary == "1 line was removed and 1 was added; the first difference is at line 10")
    #expect(difference.text == "@@ -7,7 +7,7 @@\n  7\n  8\n  9\n- 10\n+ ten\n  11\n  12\n  13\n")
  }

  struct Marks {
    let old: String
    let new: String
    let diff: [String]
  }

  @Test(
    arguments: [
      Marks(
        old: "label 0,0 40x20 \"1.85\"", new: "label 0,0 40x20 \"1.90\"",
        diff: [
          "- label 0,0 40x20 \"1.85\"", "?                    ^^", "+ label 0,0 40x20 \"1.90\"",
          "?                    ^^",
        ]),
      Marks(old: "\ttab one", new: "\ttab two", diff: ["- \ttab one", "? \t    ^^^", "+ \ttab two", "? \t    ^^^"]),
      Marks(old: "abXYZcd", new: "abUVWcd", diff: ["- abXYZcd", "?   ^^^", "+ abUVWcd", "?   ^^^"]),
      Marks(old: "all other", new: "nothing", diff: ["- all other", "+ nothing"]),
      Marks(old: "short", new: "shorter", diff: ["- short", "+ shorter", "?      ^^"]),
      Marks(old: "aaa", new: "aaaa", diff: ["- aaa", "+ aaaa", "?    ^"]),
      Marks(
        old: "caf\u{e9} x", new: "cafe\u{301} x",
        diff: ["- caf\\u{E9} x", "?    ^^^^^^", "+ cafe\\u{301} x", "?    ^^^^^^^^"]),
      Marks(old: "node 1\r", new: "node 1", diff: ["- node 1\\r", "?       ^^", "+ node 1"]),
      Marks(old: "1\u{A0}000 EUR", new: "1 000 EUR", diff: ["- 1\\u{A0}000 EUR", "?  ^^^^^^", "+ 1 000 EUR", "?  ^"]),
      Marks(old: "a  b c", new: "a\tb c", diff: ["- a  b c", "?  ^^", "+ a\\tb c", "?  ^^"]),
      Marks(old: "label", new: "label  ", diff: ["- label", "+ label\\u{20}\\u{20}", "?      ^^^^^^^^^^^^"]),
      Marks(old: "❤\u{FE0F} a", new: "❤ a", diff: ["- ❤\\u{FE0F} a", "? ^^^^^^^^^", "+ ❤ a", "? ^"]),
      Marks(old: "\u{FEFF}name", new: "name", diff: ["- \\u{FEFF}name", "? ^^^^^^^^", "+ name"]),
      Marks(old: "in\u{200B}put", new: "input", diff: ["- in\\u{200B}put", "?   ^^^^^^^^", "+ input"]),
      Marks(
        old: "a \u{2067}שלום\u{2069}", new: "a שלום",
        diff: ["- a \\u{2067}שלום\\u{2069}", "?   ^^^^^^^^^^^^^^^^^^^^", "+ a שלום", "?   ^^^^"]),
      // Wide characters need two columns, and combining characters none.
      Marks(
        old: "日本 e\u{301} 1", new: "日本 e\u{301} 2",
        diff: ["- 日本 e\u{301} 1", "?        ^", "+ 日本 e\u{301} 2", "?        ^"]),
      Marks(old: "x 日本", new: "x 日木", diff: ["- x 日本", "?     ^^", "+ x 日木", "?     ^^"]),
      Marks(
        old: "👩‍👩‍👧 ok", new: "👨‍👩‍👧 ok", diff: ["- 👩‍👩‍👧 ok", "? ^^", "+ 👨‍👩‍👧 ok", "? ^^"]),
      Marks(
        old: "\u{1B}[1mbold", new: "\u{1B}[1mbald",
        diff: ["- \\u{1B}[1mbold", "?           ^", "+ \\u{1B}[1mbald", "?           ^"]),
    ])
  func theChangedPartOfALineIsMarked(case: Marks) throws {
    let difference = try #require(LineDifference(reference: `case`.old, actual: `case`.new))
    #expect(Array(difference.lines.dropFirst()) == `case`.diff)
  }

  @Test func linesWithoutACounterpartAreNotMarked() throws {
    let difference = try #require(LineDifference(reference: "a\nb\nc", actual: "a\nc"))
    #expect(difference.lines == ["@@ -1,3 +1,2 @@", "  a", "- b", "  c"])
  }

  @Test func distantChangesHaveSeparateHunks() throws {
    let lines = (1...40).map(String.init)
    var changed = lines
    changed[4] = "five"
    changed.remove(at: 29)
    let difference = try #require(
      LineDifference(reference: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n")))
    #expect(difference.lines.filter { $0.hasPrefix("@@") } == ["@@ -2,7 +2,7 @@", "@@ -27,7 +27,6 @@"])
  }

  @Test func anExcerptHasTheStartOfALongDiffAndTheNumberOfRemainingLines() throws {
    let difference = try #require(
      LineDifference(
        reference: (1...100).map(String.init).joined(separator: "\n"),
        actual: (1...100).map { "-\($0)-" }.joined(separator: "\n")))
    let lines = difference.excerpt(limit: 10).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last == "… and \(difference.lines.count - 10) more lines, in the file of the difference")
  }

  @Test(arguments: [("e\u{301}", "\u{e9}"), ("a\r\nb", "a\nb"), ("a", "a\n"), ("", "a")])
  func bytesAreComparedNotCharacters(reference: String, actual: String) {
    #expect(LineDifference(reference: reference, actual: actual) != nil)
  }

  @Test func bytesThatAreNotTextAreAnError() {
    #expect(throws: TextFormatError.notUTF8(byteCount: 2)) {
      try Diffing<String>.lines.fromData(Data([0xFF, 0xFE]))
    }
  }

  @Test func emptyLinesCountAsLines() throws {
    let difference = try #require(LineDifference(reference: "a\n\nb", actual: "a\n\nc"))
    #expect(difference.lines.first == "@@ -1,3 +1,3 @@")
    #expect(difference.summary.hasSuffix("the first difference is at line 3"))
    let removed = try #require(LineDifference(reference: "a\n\nb", actual: "a\nb"))
    #expect(removed.summary == "1 line was removed and 0 were added; the first difference is at line 2")
  }

  /// Each hunk has three shared lines on both sides, so that hunks with at most six lines between them touch.
  @Test(arguments: [(4, 1), (5, 1), (6, 1), (7, 2), (8, 2)])
  func hunksThatTouchAreJoined(sharedLines: Int, hunks: Int) throws {
    let shared = (0..<sharedLines).map { "\($0)" }
    let difference = try #require(
      LineDifference(
        reference: (["a"] + shared + ["b"]).joined(separator: "\n"),
        actual: (["A"] + shared + ["B"]).joined(separator: "\n")))
    #expect(difference.lines.count { $0.hasPrefix("@@") } == hunks)
  }

  /// One line more than the limit is shown too, because the line about the rest would be as long.
  @Test(arguments: [(4, nil), (5, nil), (6, 2), (9, 5)] as [(Int, Int?)])
  func anExcerptSaysHowManyLinesFollow(added: Int, rest: Int?) throws {
    let actual = (["a"] + (1...added).map { "\($0)" }).joined(separator: "\n")
    let difference = try #require(LineDifference(reference: "a", actual: actual))
    #expect(difference.lines.count == 2 + added)
    let shown = rest == nil ? difference.lines : Array(difference.lines.prefix(6))
    let end = rest.map { ["… and \($0) more lines, in the file of the difference"] } ?? []
    #expect(difference.excerpt(limit: 6) == (shown + end).joined(separator: "\n"))
  }

  @Test func aLineWithAsManyCommonCharactersAsChangedOnesHasMarks() throws {
    let half = try #require(LineDifference(reference: "abXY", actual: "abVW"))
    #expect(half.lines == ["@@ -1,1 +1,1 @@", "- abXY", "?   ^^", "+ abVW", "?   ^^"])
    let less = try #require(LineDifference(reference: "abXYZ", actual: "abUVW"))
    #expect(less.lines == ["@@ -1,1 +1,1 @@", "- abXYZ", "+ abUVW"])
  }

  @Test(
    arguments: [
      (
        "a\r\nb\r\n", "a\nb\n",
        "the texts look the same, but differ in line endings (CR LF in the reference, LF in the actual text)"
      ),
      (
        "a\r\nb\n", "a\nb\n",
        "the texts look the same, but differ in line endings (CR LF and LF in the reference, LF in the actual text)"
      ),
      ("a\u{A0}b", "a b", "the texts look the same, but differ in NO-BREAK SPACE (U+00A0) (1 more in the reference)"),
      ("a", "\u{FEFF}a", "the texts look the same, but differ in BYTE ORDER MARK (U+FEFF) (1 more in the actual text)"),
      ("\ta", "    a", "the texts look the same, but differ in TAB (U+0009) (1 more in the reference)"),
      ("a\nb", "a \nb", "the texts look the same, but differ in spaces at the ends of lines"),
      ("a\n", "a", "the texts look the same, but differ in the line break at the end, which only the reference has"),
      (
        "\u{E9}", "e\u{301}",
        "the texts look the same, but differ in their Unicode normalization form (the same letters, composed of other code points)"
      ),
      (
        "a\u{202E}b", "ab",
        "the texts look the same, but differ in RIGHT-TO-LEFT OVERRIDE (U+202E) (1 more in the reference)"
      ),
      ("a\r\nb\r\n", "a\nc\n", "they also differ in line endings (CR LF in the reference, LF in the actual text)"),
      ("a\rb", "ab", "the texts look the same, but differ in CARRIAGE RETURN (U+000D) (1 more in the reference)"),
      (
        "\u{E000}a", "a",
        "the texts look the same, but differ in CHARACTER FOR PRIVATE USE (U+E000) (1 more in the reference)"
      ),
      ("a\u{FFFF}", "a", "the texts look the same, but differ in CHARACTER (U+FFFF) (1 more in the reference)"),
      (
        "p\u{430}y", "pay",
        "the texts look alike, but differ in CYRILLIC SMALL LETTER A (U+0430) in the reference, which looks like "
          + "LATIN SMALL LETTER A (U+0061) in the actual text"
      ),
      (
        "-5", "\u{2212}5",
        "the texts look alike, but differ in HYPHEN-MINUS (U+002D) in the reference, which looks like "
          + "MINUS SIGN (U+2212) in the actual text"
      ),
      (
        "one\nit\u{2019}s", "two\nit's",
        "they also differ in RIGHT SINGLE QUOTATION MARK (U+2019) in the reference, which looks like "
          + "APOSTROPHE (U+0027) in the actual text"
      ),
      ("\u{43F}\u{430}", "\u{43F}\u{43E}", nil), ("\u{430}\u{430}", "ab", nil),
      ("a", "b", nil), ("a\r\nb", "a\r\nc", nil), ("a b", "a  b", nil),
    ] as [(String, String, String?)])
  func whatCannotBeSeenIsNamed(reference: String, actual: String, phrase: String?) throws {
    #expect(InvisibleDifference(reference: reference, actual: actual)?.phrase == phrase)
    let difference = try #require(LineDifference(reference: reference, actual: actual))
    #expect(difference.summary.hasSuffix(phrase.map { "; " + $0 } ?? " at line \(reference.contains("\r\n") ? 2 : 1)"))
    let controls = difference.text.unicodeScalars.filter { $0.value < 0x20 || $0.properties.isBidiControl }
    #expect(controls.allSatisfy { $0 == "\n" }, "\(difference.text.debugDescription)")
  }
}
