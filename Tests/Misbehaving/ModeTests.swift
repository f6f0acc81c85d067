import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Testing

/// One snapshot, in whatever mode the environment says.
struct ModeTests {
  @Test func text() {
    assertSnapshot(of: "actual", as: .lines)
  }

  @Test func textAskingToRecord() {
    assertSnapshot(of: "actual", as: .lines, record: .all)
  }
}
