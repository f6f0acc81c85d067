import FirstFrameSnapshots
import Foundation
import Testing

/// Processes that share their folders, and processes that are killed.
@Suite(.serialized) struct ManySnapshotsProcessTests {
  private static let test = "ManySnapshotsTests/manySnapshots"

  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  /// Starts a process. Processes of one run cannot record different texts.
  private func start(_ count: Int, _ text: String, mode: String, run: String = "one") throws -> MisbehavingProcess {
    try MisbehavingProcess(
      [Self.test], of: .swiftTesting, in: folder,
      ["SNAPSHOT_COUNT": "\(count)", "SNAPSHOT_TEXT": text, "SNAPSHOT_TESTING_RECORD": mode, "SNAPSHOT_RUN_ID": run])
  }

  private func reference(_ index: Int) -> String {
    "\(folder.references)/misbehaving_tests/ManySnapshotsTests/manySnapshots.\(index).txt"
  }

  private func content(_ index: Int, _ text: String) -> Data {
    Data(("\(text)\n" + String(repeating: "\(index)\n", count: 2000) + "\(text)\n").utf8)
  }

  @Test(arguments: [2, 8]) func processesThatRecordTheSameTextLeaveCompleteFiles(processCount: Int) throws {
    let processes = try (0..<processCount).map { _ in try start(200, "same", mode: "all") }
    for process in processes { _ = try process.wait() }
    #expect(folder.files(below: folder.references).count == 200)
    for index in 0..<200 {
      #expect(FileManager.default.contents(atPath: reference(index)) == content(index, "same"))
    }
    let journals = try folder.journals()
    #expect(journals.count == processCount)
    #expect(journals.allSatisfy { $0.isComplete && $0.lines.count == 203 })
    // A process that only verifies finds all references.
    #expect(try start(200, "same", mode: "never").wait().status == 0)
  }

  @Test(arguments: [2, 8]) func processesWithTheSameFailuresLeaveCompleteArtifacts(processCount: Int) throws {
    _ = try start(40, "old", mode: "all").wait()
    let processes = try (0..<processCount).map { try start(40, "new \($0)", mode: "never") }
    for process in processes { #expect(try process.wait().status == 1) }
    let files = folder.files(below: folder.artifacts).filter { $0.hasPrefix("misbehaving_tests/") }
    #expect(files.count == 120)
    #expect(files.allSatisfy { !$0.contains("/.") })
    for index in 0..<40 {
      let artifactFolder = "\(folder.artifacts)/misbehaving_tests/ManySnapshotsTests/manySnapshots.\(index).txt/"
      let actual = FileManager.default.contents(atPath: artifactFolder + "actual.txt")
      #expect((0..<processCount).contains { actual == content(index, "new \($0)") })
    }
  }

  /// `SNAPSHOT_KILLS` is the number of kills, with a thousand snapshots; by default there are five, with 200 snapshots.
  @Test func aKilledProcessLeavesCompleteFilesAndTheNextOneRemovesLeftovers() throws {
    let longRun = ProcessInfo.processInfo.environment["SNAPSHOT_KILLS"].flatMap { Int($0) }
    let (kills, count) = (longRun ?? 5, longRun == nil ? 200 : 1000)
    _ = try start(count, "round 0", mode: "all").wait()
    var killedCount = 0
    var leftoverCount = 0
    var incompleteCount = 0
    for round in 1...kills {
      let process = try start(count, "round \(round)", mode: "all", run: "round-\(round)")
      try waitUntilRecording("round \(round)")
      // Use a different delay in each round. A fast process may have ended before.
      usleep(UInt32((round * 7919) % 97) * 500)
      process.kill()
      if try process.wait().status == -SIGKILL { killedCount += 1 }
      let files = folder.files(below: folder.references)
      leftoverCount += files.count { $0.contains("/.writing-") }
      #expect(files.count { !$0.contains("/.") } == count)
      for index in 0..<count {
        let data = FileManager.default.contents(atPath: reference(index))
        let isComplete = (0...round).reversed().contains { data == content(index, "round \($0)") }
        if !isComplete { incompleteCount += 1 }
      }
    }
    print("\(killedCount) kills: \(leftoverCount) leftovers, \(incompleteCount) incomplete files")
    #expect(killedCount > 0)
    #expect(incompleteCount == 0)
    _ = try start(count, "round 0", mode: "all", run: "last").wait()
    #expect(folder.files(below: folder.references).count == count)
  }

  /// Waits until a process has written its first reference.
  private func waitUntilRecording(_ text: String) throws {
    for _ in 0..<20_000 {
      if FileManager.default.contents(atPath: reference(0)) == content(0, text) { return }
      usleep(500)
    }
    Issue.record("no process recorded \(text)")
  }
}
