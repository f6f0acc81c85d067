import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Asserts many snapshots: in several processes that record at the same time, or in a process that is killed.
struct ManySnapshotsTests {
  @Test func manySnapshots() {
    let variables = ProcessInfo.processInfo.environment
    let count = variables["SNAPSHOT_COUNT"].flatMap { Int($0) } ?? 0
    let text = variables["SNAPSHOT_TEXT"] ?? ""
    for index in 0..<count {
      // The text is long and has distinct lines at both ends, so that a truncated or mixed file can be detected.
      let lines = "\(text)\n" + String(repeating: "\(index)\n", count: 2000) + "\(text)\n"
      assertSnapshot(of: lines, as: .lines, named: "\(index)")
    }
  }
}
