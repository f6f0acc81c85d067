import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import XCTest

/// Assertions that fail in tasks of asynchronous tests.
final class HiddenOldAsyncFailureTests: XCTestCase {
  func testDetachedTask() async {
    await Task.detached { assertSnapshot(of: "actual", as: .lines) }.value
  }
}
