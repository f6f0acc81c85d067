import FirstFrameSnapshots
import Foundation
import Testing

/// Failures that test frameworks may lose, each in a separate process.
@Suite struct HiddenFailureProcessTests {
  struct Case: CustomTestStringConvertible {
    let framework: MisbehavingProcess.Framework
    let tests: [String]
    var status: Int32 = 1
    /// The receiver of the failure in the journal; `nil` if the test itself received it.
    var delivered: String?
    var deliveredTo: String?

    var testDescription: String { tests.joined(separator: ", ") }
  }

  private static let cases = [
    Case(framework: .swiftTesting, tests: ["HiddenFailureTests/inItsTest"]),
    Case(framework: .swiftTesting, tests: ["HiddenFailureTests/detachedTask"], delivered: "none"),
    Case(framework: .swiftTesting, tests: ["HiddenFailureTests/backgroundQueue"], delivered: "none"),
    Case(
      framework: .swiftTesting,
      tests: ["HiddenFailureTests/taskThatOutlivesItsTest", "HiddenFailureTests/longerTest"]),
    Case(framework: .swiftTesting, tests: ["HiddenFailureTests/afterTheRun"], delivered: "none"),
    Case(framework: .swiftTesting, tests: ["HiddenFailureTests/knownIssue"], status: 0, delivered: "knownIssue"),
    Case(framework: .xcTest, tests: ["HiddenOldFailureTests/testInItsTest"]),
    Case(framework: .xcTest, tests: ["HiddenOldFailureTests/testBackgroundQueue"]),
    Case(framework: .xcTest, tests: ["HiddenOldAsyncFailureTests/testDetachedTask"]),
    Case(framework: .xcTest, tests: ["HiddenOldFailureTests/testThroughTheOtherFramework"]),
    Case(
      framework: .xcTest,
      tests: ["HiddenOldFailureTests/testBackgroundQueueOfAnotherTest", "HiddenOldFailureTests/testZLater"],
      delivered: "anotherTest", deliveredTo: "HiddenOldFailureTests.testZLater"),
    Case(framework: .xcTest, tests: ["HiddenOldFailureTests/testAfterTheRun"], delivered: "none"),
  ]

  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  @Test(arguments: cases) func noFailureIsLost(example: Case) throws {
    let (status, output) = try MisbehavingProcess(example.tests, of: example.framework, in: folder).wait()
    #expect(status == example.status, "\(output)")
    #expect(output.contains("There is no reference for"))
    let journal = try #require(try folder.journals().first)
    #expect(journal.isComplete)
    let test = example.tests[0].split(separator: "/")[1]
    let verdicts = journal.lines.compactMap { if case .verdict(let entry) = $0 { entry.test } else { nil } }
    #expect(verdicts == [String(test)])
    let deliveries = journal.lines.compactMap { if case .delivery(let delivery) = $0 { delivery } else { nil } }
    #expect(deliveries.map(\.delivered.rawValue) == (example.delivered.map { [$0] } ?? []))
    #expect(deliveries.first?.deliveredTo == example.deliveredTo)
    let isListed = output.contains("FirstFrame: snapshot failures that their own tests did not receive")
    #expect(isListed == (example.delivered != nil && example.status != 0), "\(output)")
  }

  @Test(arguments: [
    (MisbehavingProcess.Framework.swiftTesting, "HiddenFailureTests/crash"),
    (.xcTest, "HiddenOldFailureTests/testCrash"),
  ])
  func aFailureBeforeACrashIsInTheIncompleteJournal(framework: MisbehavingProcess.Framework, test: String) throws {
    let (status, output) = try MisbehavingProcess([test], of: framework, in: folder).wait()
    #expect(status == -SIGABRT, "\(output)")
    let journal = try #require(try folder.journals().first)
    #expect(!journal.isComplete)
    guard case .verdict(let entry)? = journal.lines.last else {
      Issue.record("\(journal.lines)")
      return
    }
    #expect(entry.verdict == .missing)
  }

  @Test(arguments: [
    (MisbehavingProcess.Framework.swiftTesting, "HiddenFailureTests", "passes"),
    (.xcTest, "HiddenOldFailureTests", "testPasses"),
  ])
  func aPassingRunListsItsSnapshots(
    framework: MisbehavingProcess.Framework, suite: String, test: String
  ) throws {
    let references = folder.references + "/misbehaving_tests/" + suite
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
    try Data("reference".utf8).write(to: URL(fileURLWithPath: "\(references)/\(test).txt"))
    let (status, output) = try MisbehavingProcess(["\(suite)/\(test)"], of: framework, in: folder).wait()
    #expect(status == 0, "\(output)")
    #expect(!output.contains("FirstFrame:"))
    let lines = try #require(try folder.journals().first).lines
    #expect(try folder.journals().count == 1)
    #expect(
      lines.dropLast() == [
        .start(
          JournalStart(
            format: 2, references: folder.references, isFiltered: true,
            process: framework == .swiftTesting ? .swiftTesting : .xcTest, isRegistered: true)),
        .matched(snapshot: "misbehaving_tests/\(suite)/\(test).txt"),
        .tests(
          JournalTests(
            target: "misbehaving_tests", file: framework == .swiftTesting ? "misbehaving_tests/\(suite).swift" : nil,
            passed: [test], failed: nil, skipped: nil, unfinished: nil)),
      ])
    guard case .end(let end)? = lines.last else {
      Issue.record("\(lines)")
      return
    }
    #expect(end.matched == 1)
    #expect(end.failed == 0)
    #expect(end.undelivered == 0)
    #expect(end.isFinished == true)
    #expect(end.lines == 3)
  }
}
