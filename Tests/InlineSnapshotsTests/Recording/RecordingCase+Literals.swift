extension RecordingCase {
  /// Every kind of literal, before and after.
  static let literals = [
    literal("a short text on its line stays there", "{ \"one\" }", old: "one", recording: "two", "{ \"two\" }"),
    literal("an empty text on its line", "{ \"one\" }", old: "one", recording: "", "{ \"\" }"),
    literal("a text with quotes on its line", "{ \"one\" }", old: "one", recording: "a \"b\"", "{ #\"a \"b\"\"# }"),
    literal("an old literal with escapes", "{ \"a\\tb\\u{41}\" }", old: "a\tbA", recording: "b", "{ \"b\" }"),
    literal("an old raw literal", "{ ##\"a\\#n\"## }", old: "a\\#n", recording: "b", "{ \"b\" }"),
    literal(
      "a line of its own", "{\n  \"one\"\n}", old: "one", recording: "two", "{\n  \"two\"\n}"),
    literal(
      "a line of its own becomes several", "{\n  \"one\"\n}", old: "one", recording: "1\n2",
      "{\n  \"\"\"\n  1\n  2\n  \"\"\"\n}"),
    literal(
      "several lines become none", "{\n  \"\"\"\n  1\n  2\n  \"\"\"\n}", old: "1\n2", recording: "",
      "{\n  \"\"\"\n\n  \"\"\"\n}"),
    literal(
      "none become some", "{\n  \"\"\"\n\n  \"\"\"\n}", old: "", recording: "1", "{\n  \"\"\"\n  1\n  \"\"\"\n}"),
    literal(
      "none, written without an empty line", "{\n  \"\"\"\n  \"\"\"\n}", old: "", recording: "1",
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
      "what looks like interpolation", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\\(x) \\#(y)",
      "{\n  ##\"\"\"\n  \\(x) \\#(y)\n  \"\"\"##\n}"),
    literal(
      "raw becomes plain", "{\n  ##\"\"\"\n  \\(x) \\#(y)\n  \"\"\"##\n}", old: "\\(x) \\#(y)", recording: "1",
      "{\n  \"\"\"\n  1\n  \"\"\"\n}"),
    literal(
      "a backslash at a line's end", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "a\\\nb",
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
      "an accent at a line's begin", "{\n  \"\"\"\n  1\n  \"\"\"\n}", old: "1", recording: "\u{301}a\n\u{301}",
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
