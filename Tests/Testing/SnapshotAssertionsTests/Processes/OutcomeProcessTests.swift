import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation
import Testing

/// The tests that processes report, and processes that end before their first assertion.
@Suite struct OutcomeProcessTests {
  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: folder.references + "/misbehaving_tests/" + path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func outcome() throws -> RunOutcome {
    try RunReader(artifacts: [folder.artifacts], references: folder.references, shardsAreComplete: true).outcome()
  }

  @Test(arguments: [
    (MisbehavingProcess.Framework.swiftTesting, "OutcomeTests/crashesAtOnce"),
    (.xcTest, "OutcomeOldTests/testCrashesAtOnce"),
  ])
  func aProcessThatCrashesBeforeItsFirstAssertionHasAJournal(
    framework: MisbehavingProcess.Framework, test: String
  ) throws {
    try write("reference", to: "OutcomeTests/passes.txt")
    let (status, output) = try MisbehavingProcess([test], of: framework, in: folder).wait()
    #expect(status == -SIGABRT, "\(output)")
    let journals = try folder.journals()
    #expect(journals.count == 1)
    #expect(journals.allSatisfy { !$0.isComplete && $0.start?.isRegistered == true })
    let outcome = try outcome()
    #expect(outcome.orphans.isEmpty)
    #expect(outcome.incompleteness == [.unfinished(journals: journals.map(\.path))])
  }

  @Test(arguments: [
    (MisbehavingProcess.Framework.swiftTesting, ["OutcomeTests/exitsAtOnce"]),
    (.xcTest, ["OutcomeOldTests/testExitsAtOnce"]),
  ])
  func aProcessThatExitsBeforeItsTestsEndFailsAndIsNotComplete(
    framework: MisbehavingProcess.Framework, tests: [String]
  ) throws {
    // The test calls `exit(0)`.
    let (status, output) = try MisbehavingProcess(tests, of: framework, in: folder).wait()
    #expect(status == 1, "\(output)")
    #expect(output.contains("exited with the status 0 before all of its tests had ended"), "\(output)")
    let journal = try #require(try folder.journals().first)
    #expect(journal.isComplete)
    #expect(journal.end?.isFinished == false)
    // The journal of a process without assertions alone shows nothing.
    #expect(try outcome().orphans.isEmpty)
  }

  @Test func swiftTestingReportsTheOutcomes() throws {
    try write("reference", to: "OutcomeTests/passes.txt")
    for name in [
      "disabled.txt", "withoutArguments.a.txt", "throwing.txt", "knownIssue.txt", "removed.txt", "passes.b.txt",
    ] {
      try write("x", to: "OutcomeTests/" + name)
    }
    let tests = ["passes", "disabled", "withoutArguments", "throwing", "knownIssue"].map { "OutcomeTests/\($0)" }
    let (status, output) = try MisbehavingProcess(tests, of: .swiftTesting, in: folder).wait()
    #expect(status == 1, "\(output)")
    let journal = try #require(try folder.journals().first)
    let lines = journal.lines.compactMap { if case .tests(let tests) = $0 { tests } else { nil } }
    #expect(
      lines == [
        JournalTests(
          target: "misbehaving_tests", file: "misbehaving_tests/OutcomeTests.swift", passed: ["passes"],
          failed: ["knownIssue", "throwing"], skipped: ["disabled", "withoutArguments"], unfinished: nil)
      ])
    #expect(journal.end?.isFinished == true)
    #expect(folder.files(below: folder.artifacts).allSatisfy { !$0.hasSuffix(".events") })
    let outcome = try outcome()
    #expect(outcome.isComplete, "\(outcome.incompleteness)")
    // `passes` ran to its end. The sources of the package are unknown, so a function may be named `removed`.
    #expect(outcome.orphans.map(\.snapshot) == ["misbehaving_tests/OutcomeTests/passes.b.txt"])
    let kept = Dictionary(uniqueKeysWithValues: outcome.kept.map { ($0.snapshot, $0) })
    #expect(kept.count == 5)
    for (name, isUsed) in [
      ("disabled", true), ("withoutArguments.a", true), ("throwing", false), ("knownIssue", false), ("removed", false),
    ] {
      #expect(kept["misbehaving_tests/OutcomeTests/\(name).txt"]?.isUsed == isUsed, "\(name)")
    }
  }

  @Test func xcTestReportsTheOutcomes() throws {
    try write("reference", to: "OutcomeOldTests/testPasses.txt")
    let tests = ["testPasses", "testSkipped", "testThrowing"].map { "OutcomeOldTests/\($0)" }
    let (status, output) = try MisbehavingProcess(tests, of: .xcTest, in: folder).wait()
    #expect(status == 1, "\(output)")
    let journal = try #require(try folder.journals().first)
    let lines = journal.lines.compactMap { if case .tests(let tests) = $0 { tests } else { nil } }
    #expect(
      lines == [
        JournalTests(
          target: "misbehaving_tests", file: nil, passed: ["testPasses"], failed: ["testThrowing"],
          skipped: ["testSkipped"], unfinished: nil)
      ])
    #expect(journal.end?.isFinished == true)
  }

  @Test func eventsThatTheUserRequestedAreRead() throws {
    try write("reference", to: "OutcomeTests/passes.txt")
    let events = folder.path + "/events.jsonl"
    let (status, output) = try MisbehavingProcess(
      ["OutcomeTests/passes"], of: .swiftTesting, in: folder, arguments: ["--event-stream-output-path", events]
    ).wait()
    #expect(status == 0, "\(output)")
    #expect(FileManager.default.fileExists(atPath: events))
    let journal = try #require(try folder.journals().first)
    #expect(journal.lines.contains { if case .tests(let tests) = $0 { tests.passed == ["passes"] } else { false } })
  }

  @Test func eventsInAPipeLeaveTheTestsUnknown() throws {
    try write("reference", to: "OutcomeTests/passes.txt")
    let events = folder.path + "/events"
    #expect(mkfifo(events, 0o600) == 0)
    let descriptor = open(events, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let (status, output) = try MisbehavingProcess(
      ["OutcomeTests/passes"], of: .swiftTesting, in: folder, arguments: ["--event-stream-output-path", events]
    ).wait()
    #expect(status == 0, "\(output)")
    #expect(try outcome().incompleteness == [.testsUnknown])
  }

  @Test(arguments: MisbehavingProcess.Framework.allCases)
  func aProcessWithoutAssertionsOnlyWritesItsJournal(framework: MisbehavingProcess.Framework) throws {
    let test = framework == .swiftTesting ? "OutcomeTests/knownIssue" : "OutcomeOldTests/testSkipped"
    let (status, output) = try MisbehavingProcess([test], of: framework, in: folder).wait()
    #expect(status == 0)
    #expect(!output.contains("FirstFrame:"), "\(output)")
    let files = folder.files(below: folder.path).filter { !$0.hasPrefix("log-") && !$0.contains("/.") }
    #expect(files.count == 1)
    #expect(files.allSatisfy { $0.hasPrefix("artifacts/journal/") && $0.hasSuffix(".jsonl") })
  }

  @Test func listingTestsWritesNothing() throws {
    let (status, _) = try MisbehavingProcess(
      ["OutcomeTests"], of: .swiftTesting, in: folder, arguments: ["--list-tests"]
    ).wait()
    #expect(status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.artifacts))
  }
}
