import Testing

/// A source before and after recording one of its calls.
struct RecordingCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The source, with `‹` before the opening parenthesis of the call.
  let before: String
  /// The snapshot in the compiled source.
  let old: String?
  /// The text to record.
  let text: String
  let after: String

  init(_ name: String, before: String, old: String? = nil, recording text: String, after: String) {
    self.name = name
    self.before = before
    self.old = old
    self.text = text
    self.after = after
  }

  /// Creates a case with a call in a test function, indented by two spaces.
  init(_ name: String, call before: String, old: String? = nil, recording text: String, becomes after: String) {
    func test(_ statement: String) -> String {
      let lines = statement.split(separator: "\n", omittingEmptySubsequences: false)
      return "func test() {\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}\n"
    }
    self.init(name, before: test(before), old: old, recording: text, after: test(after))
  }

  var testDescription: String { name }
}

extension RecordingCase {
  /// Every way to write or omit the closure.
  static let closures = [
    RecordingCase(
      "no closure", call: "assertInlineSnapshot‹(of: x, as: .lines)", recording: "one",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one
          \"""
        }
        """),
    RecordingCase(
      "no closure, several lines", call: "assertInlineSnapshot‹(of: x, as: .lines)", recording: "one\n\n  two",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one

            two
          \"""
        }
        """),
    RecordingCase(
      "no closure, a call of several lines",
      call: """
        assertInlineSnapshot‹(
          of: x,
          as: .lines
        )
        """, recording: "one",
      becomes: """
        assertInlineSnapshot(
          of: x,
          as: .lines
        ) {
          \"""
          one
          \"""
        }
        """),
    RecordingCase(
      "no closure, arguments aligned",
      call: """
        assertInlineSnapshot‹(of: x,
                             as: .lines)
        """, recording: "one",
      becomes: """
        assertInlineSnapshot(of: x,
                             as: .lines) {
          \"""
          one
          \"""
        }
        """),
    RecordingCase(
      "no closure, a comment after the call", call: "assertInlineSnapshot‹(of: x, as: .lines) // why", recording: "one",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one
          \"""
        } // why
        """),
    RecordingCase(
      "the second of two calls on a line",
      call: "assertInlineSnapshot(of: x, as: .lines); assertInlineSnapshot‹(of: y, as: .lines)", recording: "two",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines); assertInlineSnapshot(of: y, as: .lines) {
          \"""
          two
          \"""
        }
        """),
    RecordingCase(
      "an argument that is a closure with calls", call: "assertInlineSnapshot‹(of: f { g(1) }, as: .lines)",
      recording: "one",
      becomes: """
        assertInlineSnapshot(of: f { g(1) }, as: .lines) {
          \"""
          one
          \"""
        }
        """),
    RecordingCase(
      "with the module before its name", call: "InlineSnapshotAssertions.assertInlineSnapshot‹(of: x, as: .lines)",
      recording: "one",
      becomes: """
        InlineSnapshotAssertions.assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one
          \"""
        }
        """),
    RecordingCase(
      "within a closure on the same line", call: "await MainActor.run { assertInlineSnapshot‹(of: x, as: .lines) }",
      recording: "one",
      becomes: """
        await MainActor.run { assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one
          \"""
        } }
        """),
    RecordingCase(
      "matches: nil", call: "assertInlineSnapshot‹(of: x, as: .lines, matches: nil)", recording: "one",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines, matches: {
          \"""
          one
          \"""
        })
        """),
    RecordingCase(
      "matches: nil on a separate line",
      call: """
        assertInlineSnapshot‹(
          of: x, as: .lines,
          matches: nil
        )
        """, recording: "one",
      becomes: """
        assertInlineSnapshot(
          of: x, as: .lines,
          matches: {
            \"""
            one
            \"""
          }
        )
        """),
    RecordingCase(
      "matches: with a closure",
      call: """
        assertInlineSnapshot‹(of: x, as: .lines, matches: {
          \"""
          one
          \"""
        })
        """, old: "one", recording: "two\nthree",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines, matches: {
          \"""
          two
          three
          \"""
        })
        """),
    RecordingCase(
      "a helper with two trailing closures", call: "assertInlineSnapshot‹(of: x) { y } matches: { \"one\" }",
      old: "one", recording: "1\n2",
      becomes: """
        assertInlineSnapshot(of: x) { y } matches: {
          \"""
          1
          2
          \"""
        }
        """),
    RecordingCase(
      "a closure with a signature", call: "assertInlineSnapshot‹(of: x, as: .lines) { () -> String in \"one\" }",
      old: "one", recording: "1\n2",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) { () -> String in
          \"""
          1
          2
          \"""
        }
        """),
    RecordingCase(
      "a closure that returns",
      call: """
        assertInlineSnapshot‹(of: x, as: .lines) {
          return "one"
        }
        """, old: "one", recording: "two",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          return "two"
        }
        """),
    RecordingCase(
      "comments in the closure are kept",
      call: """
        assertInlineSnapshot‹(of: x, as: .lines) {
          // before
          \"""
          one
          \"""
          // after
        }
        """, old: "one", recording: "two",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          // before
          \"""
          two
          \"""
          // after
        }
        """),
    RecordingCase(
      "a comment on the line is kept", call: "assertInlineSnapshot‹(of: x, as: .lines) { /* why */ \"one\" }",
      old: "one", recording: "1\n2",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) { /* why */ \"""
          1
          2
          \""" }
        """),
  ]
}

extension RecordingCase {
  /// Sources with different formatting.
  static let files = [
    RecordingCase(
      "tabs", before: "final class T {\n\tfunc test() {\n\t\tassertInlineSnapshot‹(of: x, as: .lines)\n\t}\n}\n",
      recording: "1\n\t2",
      after: "final class T {\n\tfunc test() {\n\t\tassertInlineSnapshot(of: x, as: .lines) {\n"
        + "\t\t\t\"\"\"\n\t\t\t1\n\t\t\t\\t2\n\t\t\t\"\"\"\n\t\t}\n\t}\n}\n"),
    RecordingCase(
      "four spaces", before: "func test() {\n    assertInlineSnapshot‹(of: x, as: .lines)\n}\n", recording: "1",
      after: "func test() {\n    assertInlineSnapshot(of: x, as: .lines) {\n"
        + "        \"\"\"\n        1\n        \"\"\"\n    }\n}\n"),
    RecordingCase(
      "four spaces, in a switch with indented cases",
      before: "func test() {\n    switch x {\n        case 1:\n            assertInlineSnapshot‹(of: x, as: .lines)\n"
        + "        default: break\n    }\n}\n", recording: "1",
      after: "func test() {\n    switch x {\n        case 1:\n            assertInlineSnapshot(of: x, as: .lines) {\n"
        + "                \"\"\"\n                1\n                \"\"\"\n            }\n"
        + "        default: break\n    }\n}\n"),
    RecordingCase(
      "an old literal with a different indentation",
      before: "func test() {\n  assertInlineSnapshot‹(of: x, as: .lines) {\n\"\"\"\n1\n\"\"\"\n  }\n}\n", old: "1",
      recording: "2\n3",
      after: "func test() {\n  assertInlineSnapshot(of: x, as: .lines) {\n\"\"\"\n2\n3\n\"\"\"\n  }\n}\n"),
    RecordingCase(
      "CR LF", before: "func test() {\r\n  assertInlineSnapshot‹(of: x, as: .lines)\r\n}\r\n", recording: "1\n2",
      after: "func test() {\r\n  assertInlineSnapshot(of: x, as: .lines) {\r\n"
        + "    \"\"\"\r\n    1\r\n    2\r\n    \"\"\"\r\n  }\r\n}\r\n"),
    RecordingCase(
      "CR LF, with an old literal",
      before: "func test() {\r\n  assertInlineSnapshot‹(of: x, as: .lines) {\r\n"
        + "    \"\"\"\r\n    1\r\n    2\r\n    \"\"\"\r\n  }\r\n}\r\n", old: "1\n2", recording: "1\r\n3",
      after: "func test() {\r\n  assertInlineSnapshot(of: x, as: .lines) {\r\n"
        + "    \"\"\"\r\n    1\\r\r\n    3\r\n    \"\"\"\r\n  }\r\n}\r\n"),
    RecordingCase(
      "a byte order mark", before: "\u{FEFF}func test() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\n",
      recording: "1",
      after: "\u{FEFF}func test() {\n  assertInlineSnapshot(of: x, as: .lines) {\n"
        + "    \"\"\"\n    1\n    \"\"\"\n  }\n}\n"),
    RecordingCase(
      "no line break at the end", before: "func test() { assertInlineSnapshot‹(of: x, as: .lines) }", recording: "1",
      after: "func test() { assertInlineSnapshot(of: x, as: .lines) {\n  \"\"\"\n  1\n  \"\"\"\n} }"),
    RecordingCase(
      "other scripts before the call",
      before: "func test() {\n  /* 日本 👩‍👩‍👧 */ assertInlineSnapshot‹(of: é, as: .lines)\n}\n",
      recording: "1",
      after: "func test() {\n  /* 日本 👩‍👩‍👧 */ assertInlineSnapshot(of: é, as: .lines) {\n"
        + "    \"\"\"\n    1\n    \"\"\"\n  }\n}\n"),
    RecordingCase(
      "a raw test name, and conditional compilation",
      before: "#if os(Linux)\n@Test func `test`() async throws {\n"
        + "  try await assertInlineSnapshot‹(of: x, as: .lines)\n}\n#endif\n",
      recording: "1",
      after: "#if os(Linux)\n@Test func `test`() async throws {\n"
        + "  try await assertInlineSnapshot(of: x, as: .lines) {\n"
        + "    \"\"\"\n    1\n    \"\"\"\n  }\n}\n#endif\n"),
    RecordingCase(
      "a test name that no function in the file has",
      before: "func helper() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\n", recording: "1",
      after: "func helper() {\n  assertInlineSnapshot(of: x, as: .lines) {\n"
        + "    \"\"\"\n    1\n    \"\"\"\n  }\n}\n"),
  ]
}

extension RecordingCase {
  /// Every kind of literal.
  static let literals = [
    literal("a short text stays on the line of the call", "{ \"one\" }", old: "one", recording: "two", "{ \"two\" }"),
    literal("an empty text on the line of the call", "{ \"one\" }", old: "one", recording: "", "{ \"\" }"),
    literal(
      "a text with quotes on the line of the call", "{ \"one\" }", old: "one", recording: "a \"b\"",
      "{ #\"a \"b\"\"# }"),
    literal("an old literal with escapes", "{ \"a\\tb\\u{41}\" }", old: "a\tbA", recording: "b", "{ \"b\" }"),
    literal("an old raw literal", "{ ##\"a\\#n\"## }", old: "a\\#n", recording: "b", "{ \"b\" }"),
    literal(
      "a literal on a separate line", "{\n  \"one\"\n}", old: "one", recording: "two", "{\n  \"two\"\n}"),
    literal(
      "a literal on a separate line becomes several lines", "{\n  \"one\"\n}", old: "one", recording: "1\n2",
      "{\n  \"\"\"\n  1\n  2\n  \"\"\"\n}"),
    literal(
      "several lines become an empty text", "{\n  \"\"\"\n  1\n  2\n  \"\"\"\n}", old: "1\n2", recording: "",
      "{\n  \"\"\"\n\n  \"\"\"\n}"),
    literal(
      "an empty text becomes a line", "{\n  \"\"\"\n\n  \"\"\"\n}", old: "", recording: "1",
      "{\n  \"\"\"\n  1\n  \"\"\"\n}"),
    literal(
      "an empty text, written without an empty line", "{\n  \"\"\"\n  \"\"\"\n}", old: "", recording: "1",
      "{\n  \"\"\"\n  1\n  \"\"\"\n}"),
    literal(
      "a line break at the end", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "1\n",
      "{\n  \"\"\"\n  1\n\n  \"\"\"\n}"),
    literal(
      "line breaks at both ends", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\n\n1\n\n",
      "{\n  \"\"\"\n\n\n  1\n\n\n  \"\"\"\n}"),
    literal(
      "spaces at line ends", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "a  \n  \nb",
      "{\n  \"\"\"\n  a \\u{20}\n   \\u{20}\n  b\n  \"\"\"\n}"),
    literal(
      "three quotes", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "let x = \"\"\"\n  y\n  \"\"\"",
      "{\n  #\"\"\"\n  let x = \"\"\"\n    y\n    \"\"\"\n  \"\"\"#\n}"),
    literal(
      "text that looks like interpolation", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\\(x) \\#(y)",
      "{\n  ##\"\"\"\n  \\(x) \\#(y)\n  \"\"\"##\n}"),
    literal(
      "raw literals become plain", "{\n  ##\"\"\"\n  \\(x) \\#(y)\n  \"\"\"##\n}", old: "\\(x) \\#(y)", recording: "1",
      "{\n  \"\"\"\n  1\n  \"\"\"\n}"),
    literal(
      "a backslash at the end of a line", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "a\\\nb",
      "{\n  #\"\"\"\n  a\\\n  b\n  \"\"\"#\n}"),
    literal(
      "an old literal with a continued line", "{\n  \"\"\"\n  1 \\\n  2\n  \"\"\"\n}", old: "1 2", recording: "3",
      "{\n  \"\"\"\n  3\n  \"\"\"\n}"),
    literal(
      "control characters", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\u{1B}[1m\0\t\r\n\u{7F}",
      "{\n  \"\"\"\n  \\u{1B}[1m\\0\\t\\r\n  \\u{7F}\n  \"\"\"\n}"),
    literal(
      "a byte order mark, and other scripts", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1",
      recording: "\u{FEFF}日本 👩‍👩‍👧‍👦 e\u{301} é שלום",
      "{\n  \"\"\"\n  \\u{FEFF}日本 👩‍👩‍👧‍👦 e\u{301} é שלום\n  \"\"\"\n}"),
    literal(
      "an accent at the start of a line", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\u{301}a\n\u{301}",
      "{\n  \"\"\"\n  \\u{301}a\n  \\u{301}\n  \"\"\"\n}"),
    literal(
      "an equivalent text with other bytes", "{\n  \"\"\"\n  é\n  \"\"\"\n}", old: "é", recording: "e\u{301}",
      "{\n  \"\"\"\n  e\u{301}\n  \"\"\"\n}"),
    literal(
      "a snapshot that looks like code", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1",
      recording: "assertInlineSnapshot(of: x, as: .lines) {\n} // }",
      "{\n  \"\"\"\n  assertInlineSnapshot(of: x, as: .lines) {\n  } // }\n  \"\"\"\n}"),
  ]

  private static func literal(
    _ name: String, _ before: String, old: String, recording text: String, _ after: String
  ) -> RecordingCase {
    RecordingCase(
      name, call: "assertInlineSnapshot‹(of: x, as: .lines) " + before, old: old, recording: text,
      becomes: "assertInlineSnapshot(of: x, as: .lines) " + after)
  }
}
