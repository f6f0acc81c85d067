import Dispatch
import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Assertions that fail in places where Swift Testing may lose them.
struct HiddenFailureTests {
  @Test func inItsTest() {
    assertSnapshot(of: "actual", as: .lines)
  }

  @Test func detachedTask() async {
    await Task.detached { assertSnapshot(of: "actual", as: .lines) }.value
  }

  @Test func backgroundQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        assertSnapshot(of: "actual", as: .lines)
        continuation.resume()
      }
    }
  }

  @Test func taskThatOutlivesItsTest() {
    Task {
      try await Task.sleep(for: .milliseconds(100))
      assertSnapshot(of: "actual", as: .lines)
    }
  }

  @Test func longerTest() async throws {
    try await Task.sleep(for: .milliseconds(400))
  }

  @Test func afterTheRun() {
    AfterTheRun.run { assertSnapshot(of: "actual", as: .lines) }
  }

  @Test func knownIssue() {
    withKnownIssue { assertSnapshot(of: "actual", as: .lines) }
  }

  @Test func crash() {
    assertSnapshot(of: "actual", as: .lines)
    abort()
  }

  @Test func passes() {
    assertSnapshot(of: "reference", as: .lines)
  }
}
