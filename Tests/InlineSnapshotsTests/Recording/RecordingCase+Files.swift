extension RecordingCase {
  /// Sources of every shape.
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
      "an old literal with an indentation of its own",
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
      "the name of a test that no function of the file has",
      before: "func helper() {\n  assertInlineSnapshot‹(of: x, as: .lines)\n}\n", recording: "1",
      after: "func helper() {\n  assertInlineSnapshot(of: x, as: .lines) {\n"
        + "    \"\"\"\n    1\n    \"\"\"\n  }\n}\n"),
  ]
}
