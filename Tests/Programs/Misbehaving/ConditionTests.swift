import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Assertions under conditions, which need functions in place of those of libraries.
struct ConditionTests {
  @Test func clock() {
    let instant = Date(timeIntervalSince1970: 1_000_000_000)
    withSnapshotTesting(record: .all, clock: instant) {
      assertSnapshot(of: Date() == instant ? "stands still" : "goes on", as: .lines)
    }
  }

  @Test func region() {
    withSnapshotTesting(
      record: .all, timeZone: TimeZone(identifier: "Asia/Tokyo"), locale: Locale(identifier: "de_DE")
    ) {
      assertSnapshot(of: "\(TimeZone.current.identifier) \(Locale.current.identifier)", as: .lines)
    }
  }
}
