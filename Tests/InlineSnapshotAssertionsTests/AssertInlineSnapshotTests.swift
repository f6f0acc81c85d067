import InlineSnapshotAssertions
import Snapshots
import Testing

@Suite struct AssertInlineSnapshotTests {
  /// Of what differs on purpose, nothing is to be recorded.
  private static let nothingIsRecorded = SnapshotEnvironment.process.record == nil

  @Test func aTextThatIsTheSnapshotPasses() {
    assertInlineSnapshot(of: "one\ntwo", as: .lines) {
      """
      one
      two
      """
    }
  }

  @Test(.enabled(if: nothingIsRecorded)) func aTextThatDiffersFailsWithItsLines() {
    withKnownIssue {
      assertInlineSnapshot(of: "one\ntwo\nthree", as: .lines, record: .never) {
        """
        one
        2
        three
        """
      }
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.contains("- 2\n+ two\n") && message.contains("AssertInlineSnapshotTests.swift:")
        && message.contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter ")
    }
  }

  @Test(.enabled(if: nothingIsRecorded)) func equivalentTextsWithOtherBytesDiffer() {
    withKnownIssue {
      assertInlineSnapshot(of: "e\u{301}", as: .lines, record: .never) { "é" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("- é\n+ e\u{301}") }
    }
  }

  @Test(.enabled(if: nothingIsRecorded)) func anAssertionWithoutSnapshotFails() {
    withKnownIssue {
      assertInlineSnapshot(of: "one", as: .lines, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There is no reference") }
    }
  }

  @Test(arguments: [1, 2]) func oneSnapshotHoldsOneValue(number: Int) {
    assertInlineSnapshot(of: "the same", as: .lines) { "the same" }
  }

  @Test(.enabled(if: nothingIsRecorded)) func aLoopWithDifferentValuesIsToldWhatToWrite() {
    withKnownIssue {
      for text in ["one", "two"] {
        assertInlineSnapshot(of: text, as: .lines, record: .never) { "one" }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("in a loop or a parameterised test write 'assertSnapshot") }
    }
  }

  @Test func aHelperPassesItsCallersPlaceOn() {
    check("one") { "one" }
    check("two") { "two" }
  }

  private func check(
    _ text: String, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: text, as: .lines, callee: #function, matches: expected, fileID: fileID, filePath: filePath,
      testName: testName, line: line, column: column)
  }
}
