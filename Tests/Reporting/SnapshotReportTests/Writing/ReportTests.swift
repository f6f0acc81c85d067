import Foundation
import Synchronization
import Testing

@testable import FirstFrameSnapshotReport

/// Writers take turns: the locks of several descriptors in one process exclude each other like those of several
/// processes.
@Suite struct ReportQueueTests {
  private final class Round: Sendable {
    let journal = Mutex<Set<Int>>([])
    let report = Mutex<Set<Int>>([])
    let writers = Mutex(0)
    let collisions = Mutex(0)

    func end(_ number: Int, in folder: String) throws {
      journal.withLock { _ = $0.insert(number) }
      _ = try ReportQueue(folder: folder).run {
        writers.withLock { $0 += 1 }
        let processes = journal.withLock { $0 }
        usleep(500)
        if writers.withLock({ $0 }) != 1 { collisions.withLock { $0 += 1 } }
        report.withLock { $0 = processes }
        writers.withLock { $0 -= 1 }
      }
    }
  }

  @Test func theLastWriterIncludesAllProcesses() throws {
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

@Suite struct RelativePathTests {
  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/b/c.png", "/a", "b/c.png"), ("/a/c.png", "/a/b", "../c.png"),
    ("/x/c.png", "/a/b", "../../x/c.png"), ("/a/bc/d", "/a/b", "../bc/d"), ("/a/./b/../c", "/a", "c"),
    ("/a/b/..x/c", "/a/b", "..x/c"), ("/a/b", "/a/b", ""),
  ])
  func pathsAreRelativeToTheFolder(file: String, folder: String, path: String) {
    #expect(RelativePath.path(to: file, from: folder) == path)
  }
}

@Suite struct SameChangeTests {
  @Test func equalChangesAreGroupedWithTheLargestGroupFirst() throws {
    let folder = try ArtifactsFolder()
    let changes = ["a", "b", "b", "c", "a", "b", ""]
    let lines = changes.enumerated().map { index, change in
      folder.verdict("mismatched", "A/B/\(index).png", more: change.isEmpty ? "" : #","change":"\#(change)""#)
    }
    // The same description with another kind of verdict is not the same change.
    let other = folder.verdict("missing", "A/B/9.png", more: #","change":"c""#)
    try folder.journal([folder.start()] + lines + [other, folder.end], ofProcess: 1)
    let items = try RunReader(artifacts: [folder.artifacts], references: folder.references).outcome().items
    #expect(
      SameChange.all(in: items) == [
        SameChange(change: "b", items: [1, 2, 5]), SameChange(change: "a", items: [0, 4]),
      ])
  }
}

@Suite struct AcceptCommandTests {
  @Test(arguments: [
    (["A/B/c.dark.png"], "swift run firstframe accept A/B/c.dark.png"),
    (["A/B/c.png", "A/B/d.png"], "swift run firstframe accept A/B/c.png A/B/d.png"),
    (["A/日本/é-1_2.txt"], "swift run firstframe accept A/日本/é-1_2.txt"),
    (["a b", "c'd", "$(e)", ""], #"swift run firstframe accept 'a b' 'c'\''d' '$(e)' ''"#),
  ])
  func aShellReadsEachPathAsOneArgument(snapshots: [String], line: String) {
    #expect(AcceptCommand.line(for: snapshots) == line)
  }
}
