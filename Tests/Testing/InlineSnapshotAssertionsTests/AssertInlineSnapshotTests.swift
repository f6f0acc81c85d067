import FirstFrameInlineSnapshotAssertions
import FirstFrameSnapshots
import Testing

@Suite struct AssertInlineSnapshotTests {
  /// Whether recording is off, so that intended differences are not recorded.
  private static let isRecordingOff = SnapshotEnvironment.process.record == nil

  @Test func aTextThatEqualsTheSnapshotPasses() {
    assertInlineSnapshot(of: "one\ntwo", as: .lines) {
      """
      one
      two
      """
    }
  }

  @Test(.enabled(if: isRecordingOff)) func aTextThatDiffersFailsWithItsLines() {
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
      return message.contains("    - 2\n    + two\n") && message.contains("AssertInlineSnapshotTests.swift:")
        && message.contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter ")
    }
  }

  @Test(arguments: [1, 2]) func aSnapshotMayBeComparedRepeatedly(number: Int) {
    assertInlineSnapshot(of: "the same", as: .lines) { "the same" }
  }

  @Test func aHelperForwardsItsCallersLocation() {
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
