import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Tests of which some do not run to their end, and processes that end before their first assertion.
struct OutcomeTests {
  @Test func crashesAtOnce() {
    abort()
  }

  @Test func exitsAtOnce() {
    exit(0)
  }

  @Test func passes() {
    assertSnapshot(of: "reference", as: .lines)
  }

  @Test(.disabled("for now")) func disabled() {
    assertSnapshot(of: "disabled", as: .lines)
  }

  @Test(arguments: [String]()) func withoutArguments(name: String) {
    assertSnapshot(of: name, as: .lines, named: name)
  }

  @Test func throwing() throws {
    try #require(ProcessInfo.processInfo.environment["SNAPSHOT_ABSENT"] != nil)
    assertSnapshot(of: "throwing", as: .lines)
  }

  @Test func knownIssue() {
    withKnownIssue { Issue.record("known") }
  }
}
