import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct JournalFolderTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func runs() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.artifacts + "/journal").sorted()
  }

  /// Returns the ID of a process that has ended.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  private func assertOnce(run: String) {
    _ = package.verifier(["SNAPSHOT_RUN_ID": run])
      .verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  @Test func aNewRunRemovesTheJournalsOfFinishedRuns() throws {
    let ended = try endedProcess()
    let folder = ".build/snapshot-artifacts/journal/"
    try package.write("{}\n", to: folder + "\(ended)-123/\(ended).jsonl")
    try package.write("{}\n", to: folder + "named/\(ended).jsonl")
    try package.write("{}\n", to: folder + "\(ended).jsonl")
    try package.write("{}\n", to: folder + ".retired-1/\(ended).jsonl")
    assertOnce(run: "new")
    #expect(try runs() == ["new"])
  }

  @Test func journalsOfRunsInProgressAreKept() throws {
    let (processID, ended) = (ProcessInfo.processInfo.processIdentifier, try endedProcess())
    let folder = ".build/snapshot-artifacts/journal/"
    // In one run, only the first process is still running; in the other, only a process with a journal is.
    try package.write("{}\n", to: folder + TestRun(ofProcess: processID).name + "/\(ended).jsonl")
    try package.write("{}\n", to: folder + "named/\(processID).jsonl")
    assertOnce(run: "new")
    #expect(try runs() == [TestRun(ofProcess: processID).name, "named", "new"].sorted())
  }

  @Test func concurrentTasksRemoveEarlierRuns() async throws {
    let ended = try endedProcess()
    for index in 0..<50 {
      try package.write("{}\n", to: ".build/snapshot-artifacts/journal/run\(index)/\(ended).jsonl")
    }
    let folder = JournalFolder(artifacts: package.artifacts, run: TestRun(name: "new"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { try folder.removeEarlierRuns() }
      }
      try await group.waitForAll()
    }
    #expect(try runs() == [])
  }

  @Test func aProcessAndTheProcessesThatItStartsAreOneRun() throws {
    let processID = ProcessInfo.processInfo.processIdentifier
    let run = TestRun(ofProcess: processID)
    #expect(run.isRunning)
    #if os(Linux)
    // A later process with the same ID has a different start time.
    #expect(!TestRun(name: run.name + "1").isRunning)
    let parent = try #require(SystemProcess(processID).parent)
    #expect(!SystemProcess(parent).isSwift || run.name.hasPrefix("\(parent)-"))
    #endif
    #expect(!TestRun(name: "\(try endedProcess())-1").isRunning)
    #expect(!TestRun(name: "nightly").isRunning)
  }
}

/// Recognizing from a test program's arguments whether only some of its tests are selected.
@Suite struct TestRunSelectionTests {
  @Test(arguments: [
    (["/p/PackageTests.xctest"], false),
    (["/p/PackageTests.xctest", "-v", "/p/OtherTests.xctest"], false),
    (["/p/PackageTests.xctest", "A.CardTests/testCard"], true),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing"], false),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing", "--filter", "Card"], true),
    (["/p/PackageTests.xctest", "--testing-library", "swift-testing", "--skip=Card"], true),
    (["/p/tests", "--testing-library", "swift-testing", "--event-stream-output-path", "/tmp/x"], false),
  ])
  func namesAndFiltersSelectTests(arguments: [String], isFiltered: Bool) {
    #expect(TestRun.isFiltered(byOwn: arguments) == isFiltered)
  }
}
