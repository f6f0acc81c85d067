import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// Which references count as unused, from journals written by hand according to `Documentation/Journal.md`.
@Suite struct ReferenceUseTests {
  private let folder: ArtifactsFolder

  init() throws {
    folder = try ArtifactsFolder()
  }

  /// The references are in a package with sources.
  private var references: String { folder.path + "/package/__Snapshots__" }

  private func outcome(time: RunReader.Time = .later) throws -> RunOutcome {
    try RunReader(artifacts: [folder.artifacts], references: references, time: time).outcome()
  }

  private func write(_ names: [String]) throws {
    for name in names { try folder.write("x", to: "\(references)/\(name)") }
  }

  private struct Case {
    let reference: String
    /// The tests of the file `A/CardTests.swift` and of XCTest in the module `A`, by their outcomes.
    var tests: [String: [String]] = [:]
    var oldTests: [String: [String]] = [:]
    /// The source of `CardTests.swift`; `nil` if there is no such file.
    var source: String?
    /// `nil` if the reference is unused.
    let kept: KeptReference.Reason?
  }

  private static let card = "A/CardTests/card.png"

  private static let cases = [
    Case(reference: card, tests: ["passed": ["card"]], kept: nil),
    Case(reference: "A/CardTests/card.dark.png", tests: ["passed": ["card"]], kept: nil),
    Case(
      reference: card, tests: ["skipped": ["card"]], kept: .ownTest("A/CardTests.swift/card", .skipped)),
    Case(
      reference: "A/CardTests/card.dark.layout.txt", tests: ["skipped": ["card"]],
      kept: .ownTest("A/CardTests.swift/card", .skipped)),
    Case(
      reference: card, tests: ["unfinished": ["card"]], kept: .ownTest("A/CardTests.swift/card", .unfinished)),
    Case(reference: card, tests: ["failed": ["card"]], kept: .ownTest("A/CardTests.swift/card", .failed)),
    // The test no longer exists.
    Case(reference: card, tests: ["passed": ["other"]], kept: nil),
    Case(reference: card, kept: nil),
    // Another test was skipped, which may call a function of this name.
    Case(reference: card, tests: ["skipped": ["other"]], source: "func card() {}", kept: .otherTests),
    Case(reference: card, tests: ["skipped": ["other"]], source: "func other() {} // discard", kept: nil),
    Case(reference: card, tests: ["skipped": ["other"]], kept: nil),
    Case(
      reference: card, tests: ["skipped": ["other"]], source: "assertSnapshot(testName: \"ca\" + \"rd\")",
      kept: .otherTests),
    Case(
      reference: "A/CardTests/a-b-0123abcd.png", tests: ["failed": ["other"]], source: "", kept: .otherTests),
    // The test is in a part of the sources that was not compiled, or is a function that tests call.
    Case(
      reference: card, tests: ["passed": ["other"]], source: "#if os(macOS)\n@Test func card() {}\n#endif",
      kept: .declared),
    Case(reference: "A/CardTests/card.dark.png", tests: ["passed": ["other"]], source: "func card()", kept: .declared),
    Case(
      reference: "A/CardTests/a-b-e2bca18b.png", tests: ["passed": ["other"]], source: "@Test func `a b`() {}",
      kept: .declared),
    Case(
      reference: card, tests: ["passed": ["other"]], source: "@Test func cards() { let card = 1 }", kept: nil),
    Case(reference: "B/CardTests/card.png", tests: ["passed": ["other"]], source: "func card() {}", kept: .declared),
    // A name that begins with the name of another test.
    Case(reference: "A/CardTests/cards.png", tests: ["skipped": ["card"], "passed": ["cards"]], kept: nil),
    Case(
      reference: "A/CardTests/card.b.png", tests: ["passed": ["card"], "skipped": ["card.b"]],
      kept: .ownTest("A/CardTests.swift/card.b", .skipped)),
    // The files of XCTest's tests are unknown.
    Case(reference: "A/CardTests/testCard.png", oldTests: ["passed": ["testCard"]], kept: nil),
    Case(
      reference: "A/CardTests/testCard.png", oldTests: ["skipped": ["testCard"]],
      kept: .ownTest("A/testCard", .skipped)),
    Case(
      reference: "A/CardTests/testCard.png", tests: ["passed": ["testCard"]], oldTests: ["skipped": ["testCard"]],
      kept: .ownTest("A/testCard", .skipped)),
    // A test of another module.
    Case(reference: "B/CardTests/testCard.png", oldTests: ["passed": ["testCard"], "skipped": ["x"]], kept: nil),
    // No snapshot has such a path.
    Case(reference: "A/notes.txt", tests: ["skipped": ["card"]], kept: nil),
  ]

  @Test(arguments: cases.indices) func aReferenceIsUnusedIfItsTestRanOrIsGone(index: Int) throws {
    let example = Self.cases[index]
    try write([example.reference, "A/CardTests/used.png"])
    try folder.write("", to: folder.path + "/package/Package.swift")
    if let source = example.source { try folder.write(source, to: folder.path + "/package/Tests/A/CardTests.swift") }
    let lines =
      example.tests.sorted { $0.key < $1.key }.map { folder.tests($0.key, $0.value) }
      + example.oldTests.sorted { $0.key < $1.key }.map { folder.tests($0.key, $0.value, file: nil) }
    try folder.journal([folder.start(), folder.matched("A/CardTests/used.png")] + lines + [folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.isComplete)
    #expect(outcome.orphans.map(\.snapshot) == (example.kept == nil ? [example.reference] : []), "\(example)")
    #expect(outcome.kept.map(\.reason) == [example.kept].compactMap { $0 }, "\(example)")
  }

  @Test func whereThePackageIsUnknownAFunctionMayUseAReference() throws {
    try write([Self.card])
    try folder.journal(
      [folder.start(), folder.matched("A/B/c.png"), folder.tests("skipped", ["other"]), folder.end], ofProcess: 1)
    #expect(try outcome().kept.map(\.reason) == [.otherTests])
  }

  @Test func theReferencesOfAnotherPackageAreKept() throws {
    try write(["Other/FileTests/test.png", "A/CardTests/gone.png"])
    try folder.journal(
      [folder.start(), folder.matched("A/B/c.png"), folder.tests("passed", ["other"]), folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.kept.map(\.reason) == [.otherTarget("Other")])
    #expect(outcome.orphans.map(\.snapshot) == ["A/CardTests/gone.png"])
  }

  @Test func theTargetOfALinkThatATestUsedIsKept() throws {
    try write(["A/B/shared.png", "A/B/gone.png"])
    for (link, target) in [("c.png", "shared.png"), ("unused.png", "shared.png")] {
      try FileManager.default.createSymbolicLink(atPath: references + "/A/B/" + link, withDestinationPath: target)
    }
    try folder.journal(
      [folder.start(), folder.matched("A/B/c.png"), folder.tests("passed", ["other"]), folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.kept == [KeptReference(snapshot: "A/B/shared.png", reason: .targetOfLink)])
    #expect(outcome.orphans.map(\.snapshot) == ["A/B/gone.png", "A/B/unused.png"])
  }

  @Test func theTestsOfAllProcessesCount() throws {
    try write([Self.card])
    for (process, outcome) in ["passed", "skipped"].enumerated() {
      try folder.journal(
        [folder.start(), folder.matched("A/B/c.png"), folder.tests(outcome, ["card"]), folder.end], ofProcess: process)
    }
    #expect(try outcome().kept.count == 1)
  }

  @Test func aProcessThatDidNotRegisterMayHideOthers() throws {
    try write([Self.card])
    let used = folder.matched("A/B/c.png")
    try folder.journal([folder.start(isRegistered: false), used, folder.end], ofProcess: 1)
    #expect(try outcome().incompleteness == [.unregistered])
    #expect(try outcome().orphans.isEmpty)
    // A process that a registered one started does not run a part of the tests.
    try folder.journal([folder.start(process: "child", isRegistered: false), used, folder.end], ofProcess: 1)
    #expect(try outcome().orphans.count == 1)
    // Format 1 has no registrations.
    let old = #"{"event":"start","format":1,"isFiltered":false}"#
    try folder.journal(
      [old, used, #"{"event":"end","failed":0,"matched":1,"undelivered":0}"#], ofProcess: 1)
    #expect(try outcome().incompleteness == [.unregistered])
    #expect(try outcome().passed == ["A/B/c.png"])
  }

  @Test func everyFrameworkThatSwiftTestStartsMustHaveAProcess() throws {
    try write([Self.card])
    let expected = #"["XCTest","SwiftTesting"]"#
    let used = folder.matched("A/B/c.png")
    try folder.journal([folder.start(process: "XCTest", expected: expected), used, folder.end], ofProcess: 1)
    #expect(try outcome().incompleteness == [.missing(.swiftTesting)])
    try folder.journal([folder.start(expected: expected), folder.end], ofProcess: 2)
    #expect(try outcome().orphans.count == 1)
    // The processes that another program starts are unknown, so both are expected.
    try folder.journal([folder.start(expected: nil), folder.end], ofProcess: 2)
    #expect(try outcome().incompleteness == [])
    try FileManager.default.removeItem(atPath: folder.artifacts + "/journal/run/1.jsonl")
    try folder.journal([folder.start(expected: nil), used, folder.end], ofProcess: 2)
    #expect(try outcome().incompleteness == [.missing(.xcTest)])
  }

  @Test func unknownTestsAreNotUnused() throws {
    try write([Self.card])
    let end = folder.end.replacing(#""isFinished":true,"#, with: "")
    try folder.journal([folder.start(), folder.matched("A/B/c.png"), end], ofProcess: 1)
    #expect(try outcome().incompleteness == [.testsUnknown])
    let stopped = folder.end.replacing("true", with: "false")
    try folder.journal([folder.start(), folder.matched("A/B/c.png"), stopped], ofProcess: 1)
    #expect(try outcome().incompleteness == [.stopped(journals: [folder.artifacts + "/journal/run/1.jsonl"])])
  }

  /// `swift test` runs the tests of Swift Testing last.
  @Test func whileProcessesMayFollowNothingIsUnused() throws {
    try write([Self.card])
    let expected = #"["XCTest","SwiftTesting"]"#
    let used = folder.matched("A/B/c.png")
    try folder.journal([folder.start(process: "XCTest", expected: expected), used, folder.end], ofProcess: 1)
    let first = try outcome(time: .processEnd)
    #expect(first.isInProgress)
    #expect(!first.isComplete)
    #expect(first.problems.isEmpty)
    #expect(first.orphans.isEmpty)
    try folder.journal([folder.start(expected: expected), folder.end], ofProcess: 2)
    let last = try outcome(time: .processEnd)
    #expect(last.isComplete)
    #expect(last.orphans.map(\.snapshot) == [Self.card])
    // A process that still runs.
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    try folder.journal([folder.start(process: "XCTest", expected: expected), used], ofProcess: own)
    let running = try outcome(time: .processEnd)
    #expect(running.isInProgress)
    #expect(running.problems.isEmpty)
    #expect(running.orphans.isEmpty)
    #expect(try outcome().incompleteness.count == 1)
    // Other programs may start further processes.
    try FileManager.default.removeItem(atPath: folder.artifacts + "/journal")
    for (process, kind) in ["XCTest", "SwiftTesting"].enumerated() {
      try folder.journal([folder.start(process: kind, expected: nil), used, folder.end], ofProcess: process)
    }
    #expect(try outcome(time: .processEnd).isInProgress)
  }

  @Test func reportsOfARunInProgressSayNothingAboutUnusedReferences() throws {
    try write([Self.card])
    try folder.journal(
      [
        folder.start(isFiltered: true), folder.matched("A/B/c.png"), folder.verdict("missing", "A/B/d.png"), folder.end,
      ],
      ofProcess: 1)
    let outcome = try outcome(time: .processEnd)
    try ReportWriter(folder: folder.artifacts).write(outcome)
    for file in ["summary.md", "junit.xml", "report.json"] {
      let text = try String(contentsOfFile: folder.artifacts + "/" + file, encoding: .utf8)
      let rest = text.replacing(#/"orphan(ed|s)"( :|: |:| value=)[^\n]*/#, with: "")
      #expect(!rest.contains("orphan"), "\(file): \(text)")
      #expect(!rest.contains("unused"), "\(file): \(text)")
    }
    #expect(!ReportCounts(of: outcome).sentence.contains("orphaned"))
  }
}
