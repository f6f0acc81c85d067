import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation
import Testing

/// Tests in different processes of one run that have the same reference.
@Suite(.serialized) struct SharedReferenceProcessTests {
  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  private var reference: String { folder.references + "/misbehaving_tests/SharedNameTests/testBadge.txt" }

  private func writeReference(_ text: String) throws {
    let file = URL(fileURLWithPath: reference)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private var referenceText: String? {
    FileManager.default.contents(atPath: reference).map { String(decoding: $0, as: UTF8.self) }
  }

  private func start(
    _ framework: MisbehavingProcess.Framework, _ test: String = "testBadge", mode: String, text: String,
    run: String = "one"
  ) throws -> MisbehavingProcess {
    let suite = framework == .swiftTesting ? "SharedNameTests" : "SharedNameOldTests"
    return try start(["\(suite)/\(test)"], of: framework, mode: mode, text: text, run: run)
  }

  private func start(
    _ tests: [String], of framework: MisbehavingProcess.Framework, mode: String, text: String = "same",
    run: String = "one"
  ) throws -> MisbehavingProcess {
    try MisbehavingProcess(
      tests, of: framework, in: folder,
      [
        "SNAPSHOT_TESTING_RECORD": mode, "OLD_TEXT": text, "NEW_TEXT": text, "SNAPSHOT_RUN_ID": run,
      ])
  }

  private static let first = "SharedNameOldTests/testBadge"
  private static let second = "SharedNameTests/testBadge"

  /// The functions of the refused assertions in the report.
  private func refusedLines() throws -> [Int] {
    try RunReader(artifacts: [folder.artifacts]).outcome().items.filter { $0.kind == .refused }.map(\.test.line)
      .sorted()
  }

  @Test(
    arguments: [
      ("missing", nil, "recorded"), ("all", nil, "recorded"), ("failed", "before", "recorded"),
      ("all", "before", "recorded"),
    ] as [(String, String?, String)])
  func whatTheFirstTestRecordedIsWithdrawn(mode: String, old: String?, recorded: String) throws {
    if let old { try writeReference(old) }
    let first = try start(.xcTest, mode: mode, text: recorded).wait()
    #expect(first.status == 1, "\(first.output)")
    #expect(referenceText == recorded, "\(first.output)")
    let second = try start(.swiftTesting, mode: mode, text: "new").wait()
    #expect(second.status == 1)
    #expect(
      second.output.contains(
        "the test \(Self.first) at misbehaving_tests/SharedNameTests.swift:10 has the same reference"))
    #expect(referenceText == old)
    #expect(try refusedLines() == [10, 25])
    // Neither writes, if it is repeated.
    for framework in MisbehavingProcess.Framework.allCases {
      #expect(try start(framework, mode: mode, text: "third").wait().status == 1)
      #expect(referenceText == old)
    }
  }

  @Test func testsWithEqualValuesAreRefused() throws {
    try writeReference("same")
    #expect(try start(.xcTest, mode: "never", text: "same").wait().status == 0)
    let second = try start(.swiftTesting, mode: "never", text: "same").wait()
    #expect(second.status == 1, "\(second.output)")
    #expect(second.output.contains(Self.first), "\(second.output)")
    #expect(referenceText == "same")
    #expect(try refusedLines() == [10, 25])
  }

  @Test func aProcessThatStillRunsIsMadeToFail() throws {
    try writeReference("same")
    let first = try MisbehavingProcess(
      ["SharedNameOldTests/testBadge", "SharedNameOldTests/testHelper"], of: .xcTest, in: folder,
      ["OLD_TEXT": "same", "SNAPSHOT_RUN_ID": "one", "SNAPSHOT_GATE": folder.path + "/gate"])
    while !FileManager.default.fileExists(atPath: folder.artifacts + "/journal/one/claims") { usleep(10_000) }
    _ = try start(.swiftTesting, mode: "never", text: "same").wait()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/gate"))
    let (status, output) = try first.wait()
    #expect(status == 1)
    #expect(output.contains("FirstFrame: "), "\(output)")
    #expect(output.contains("the test \(Self.second) at"), "\(output)")
  }

  @Test func testsAtTheSameTimeNeverLeaveAReference() throws {
    for round in 0..<6 {
      let run = "round-\(round)"
      let processes = try MisbehavingProcess.Framework.allCases.map {
        try start($0, mode: "all", text: "\($0)", run: run)
      }
      let results = try processes.map { try $0.wait() }
      #expect(results.allSatisfy { $0.status == 1 }, "\(round): \(results)")
      #expect(referenceText == nil, "\(round): \(results)")
      #expect(results.contains { $0.output.contains("has the same reference") })
    }
  }

  @Test func otherRunsMayUseTheReference() throws {
    try writeReference("same")
    #expect(try start(.xcTest, mode: "never", text: "same", run: "one").wait().status == 0)
    #expect(try start(.swiftTesting, mode: "never", text: "same", run: "two").wait().status == 0)
  }

  @Test func namesThatDifferInCaseAreRefused() throws {
    let first = try start(.xcTest, "testCase", mode: "all", text: "one").wait()
    #expect(first.status == 1)
    let second = try start(.swiftTesting, "testCase", mode: "all", text: "two").wait()
    #expect(second.status == 1, "\(second.output)")
    #expect(second.output.contains("differ only in case"), "\(second.output)")
    #expect(folder.files(below: folder.references).isEmpty)
  }

  /// A test that is moved to Swift Testing calls the function in both of its forms.
  @Test func aFunctionThatSeveralTestsCallMayHaveOneReference() throws {
    #expect(try start(.xcTest, "testHelper", mode: "missing", text: "same").wait().status == 1)
    #expect(try start(.swiftTesting, "testHelper", mode: "missing", text: "same").wait().status == 0)
  }

  /// Two tests that call a function share its reference, in one process and in two.
  @Test(arguments: MisbehavingProcess.Framework.allCases, [false, true])
  func twoTestsThatCallAFunctionAreRefused(framework: MisbehavingProcess.Framework, areInOneProcess: Bool) throws {
    let suite = framework == .swiftTesting ? "SharedHelperTests" : "SharedHelperOldTests"
    let tests = ["\(suite)/testFirst", "\(suite)/testSecond"]
    let parts = areInOneProcess ? [tests] : tests.map { [$0] }
    let results = try parts.map { try start($0, of: framework, mode: "missing").wait() }
    #expect(results.allSatisfy { $0.status == 1 }, "\(results)")
    let last = try #require(results.last)
    #expect(last.output.contains("the test \(tests[0]) at"), "\(results)")
    #expect(last.output.contains("has the same reference"), "\(results)")
    #expect(folder.files(below: folder.references).isEmpty)
  }

  /// As when a part of a run is repeated.
  @Test(arguments: MisbehavingProcess.Framework.allCases)
  func aTestMayRunInTwoProcesses(framework: MisbehavingProcess.Framework) throws {
    let test = framework == .swiftTesting ? "SharedHelperTests/testFirst" : "SharedHelperOldTests/testFirst"
    #expect(try start([test], of: framework, mode: "missing").wait().status == 1)
    let second = try start([test], of: framework, mode: "missing").wait()
    #expect(second.status == 0, "\(second.output)")
  }

  @Test(arguments: ["missing", "failed", "all"]) func aSecondProcessRecordsNoOtherValue(mode: String) throws {
    #expect(try start(.xcTest, mode: mode, text: "one").wait().status == 1)
    let second = try start(.xcTest, mode: mode, text: "two").wait()
    #expect(second.status == 1)
    #expect(second.output.contains("another process of this run has recorded another value"), "\(second.output)")
    #expect(referenceText == "one")
    #expect(try start(.xcTest, mode: mode, text: "one").wait().status == 0)
  }

  @Test(arguments: ["missing", "all"]) func processesThatRecordAtTheSameTimeKeepOneValue(mode: String) throws {
    for round in 0..<4 {
      try? FileManager.default.removeItem(atPath: reference)
      let processes = try ["one", "two"].map { try start(.xcTest, mode: mode, text: $0, run: "round-\(round)") }
      let results = try processes.map { try $0.wait() }
      #expect(results.allSatisfy { $0.status == 1 })
      let kept = try #require(referenceText)
      let loser = kept == "one" ? results[1] : results[0]
      #expect(loser.output.contains("another process of this run has recorded another value"), "\(results)")
    }
  }
}
