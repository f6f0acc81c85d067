import Foundation
import Synchronization
import Testing

@testable import FirstFrameSnapshotReport

/// Writers by turns: locks of one process's own descriptors exclude each other just as those of several processes.
@Suite struct ReportTurnTests {
  private final class Round: Sendable {
    let journal = Mutex<Set<Int>>([])
    let report = Mutex<Set<Int>>([])
    let writers = Mutex(0)
    let collisions = Mutex(0)

    func end(_ number: Int, in folder: String) throws {
      journal.withLock { _ = $0.insert(number) }
      _ = try ReportTurn(folder: folder).take {
        writers.withLock { $0 += 1 }
        let seen = journal.withLock { $0 }
        usleep(500)
        if writers.withLock({ $0 }) != 1 { collisions.withLock { $0 += 1 } }
        report.withLock { $0 = seen }
        writers.withLock { $0 -= 1 }
      }
    }
  }

  @Test func whoWritesLastHasSeenWhatAllDid() throws {
    let folder = try ArtifactsFolder()
    for _ in 0..<20 {
      let round = Round()
      DispatchQueue.concurrentPerform(iterations: 16) { number in
        do { try round.end(number, in: folder.artifacts) } catch { Issue.record(error) }
      }
      #expect(round.report.withLock { $0 } == Set(0..<16))
      #expect(round.collisions.withLock { $0 } == 0)
    }
  }
}
