import FirstFrameSnapshotAssertions
import FirstFrameSnapshots
import Foundation
import Testing

/// Many snapshots, to be recorded by several processes at once, or by one that is killed meanwhile.
struct ManySnapshotsTests {
  @Test func manySnapshots() {
    let variables = ProcessInfo.processInfo.environment
    let count = variables["SNAPSHOT_COUNT"].flatMap { Int($0) } ?? 0
    let text = variables["SNAPSHOT_TEXT"] ?? ""
    for index in 0..<count {
      // Long, and told from others at both ends, so that a file that was cut off or mixed is seen.
      let lines = "\(text)\n" + String(repeating: "\(index)\n", count: 2000) + "\(text)\n"
      assertSnapshot(of: lines, as: .lines, named: "\(index)")
    }
  }
}
