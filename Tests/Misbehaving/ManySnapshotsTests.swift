import Foundation
import SnapshotAssertions
import Snapshots
import Testing

/// Many snapshots, to be recorded by several processes at once, or by one that is killed meanwhile.
struct ManySnapshotsTests {
  @Test func manySnapshots() {
    let variables = ProcessInfo.processInfo.environment
    let count = variables["SNAPSHOT_COUNT"].flatMap { Int($0) } ?? 0
    let text = variables["SNAPSHOT_TEXT"] ?? ""
    for index in 0..<count {
      // Long enough for a file that was cut off to be told from a whole one.
      assertSnapshot(of: String(repeating: "\(index) \(text)\n", count: 2000), as: .lines, named: "\(index)")
    }
  }
}
