extension RecordingCase {
  /// Every way to write, or not to write, the closure.
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
      "no closure, a comment behind", call: "assertInlineSnapshot‹(of: x, as: .lines) // why", recording: "one",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) {
          \"""
          one
          \"""
        } // why
        """),
    RecordingCase(
      "the second of two on a line",
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
      "within a closure on its line", call: "await MainActor.run { assertInlineSnapshot‹(of: x, as: .lines) }",
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
      "matches: nil on a line of its own",
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
      "comments in the closure stay",
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
      "a comment on the line stays", call: "assertInlineSnapshot‹(of: x, as: .lines) { /* why */ \"one\" }",
      old: "one", recording: "1\n2",
      becomes: """
        assertInlineSnapshot(of: x, as: .lines) { /* why */ \"""
          1
          2
          \""" }
        """),
  ]
}
