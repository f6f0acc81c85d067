import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import XCTest

/// One snapshot, in the mode that the environment sets.
final class ModeOldTests: XCTestCase {
  func testText() {
    assertSnapshot(of: "actual", as: .lines)
  }

  func testTextAskingToRecord() {
    assertSnapshot(of: "actual", as: .lines, record: .all)
  }
}
