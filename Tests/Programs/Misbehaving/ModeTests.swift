import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// One snapshot, in the mode that the environment sets.
struct ModeTests {
  @Test func text() {
    assertSnapshot(of: "actual", as: .lines)
  }

  @Test func textAskingToRecord() {
    assertSnapshot(of: "actual", as: .lines, record: .all)
  }

  @Test func textAfterSettingTheMode() {
    setenv("SNAPSHOT_TESTING_RECORD", "all", 1)
    assertSnapshot(of: "actual", as: .lines)
  }
}
