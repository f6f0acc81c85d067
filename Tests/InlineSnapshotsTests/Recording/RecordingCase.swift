import Testing

/// A source before and after one of its calls was recorded.
struct RecordingCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The source; a `‹` stands before the opening parenthesis of the call.
  let before: String
  /// What the call's snapshot was when the source was compiled.
  let old: String?
  let text: String
  let after: String

  init(_ name: String, before: String, old: String? = nil, recording text: String, after: String) {
    self.name = name
    self.before = before
    self.old = old
    self.text = text
    self.after = after
  }

  /// A case within a test function, indented by two spaces.
  init(_ name: String, call before: String, old: String? = nil, recording text: String, becomes after: String) {
    func test(_ statement: String) -> String {
      let lines = statement.split(separator: "\n", omittingEmptySubsequences: false)
      return "func test() {\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "}\n"
    }
    self.init(name, before: test(before), old: old, recording: text, after: test(after))
  }

  var testDescription: String { name }
}
