import FirstFrameProgramTesting
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation
import Testing

@testable import FirstFrameInlineSnapshotAssertions

/// Every mode with every kind of snapshot, set by the variable and by code.
@Suite struct InlineModeTests {
  enum Snapshot: CaseIterable {
    case equal, missing, different

    var text: String? {
      switch self {
      case .equal: "one\ntwo"
      case .missing: nil
      case .different: "one\n2"
      }
    }

    var source: String {
      let literal = text.map { SwiftLiteral.multiline($0, indentation: "    ", lineBreak: "\n") }
      let closure = literal.map { " {\n    " + $0 + "\n  }" }
      return "func test() {\n  assertInlineSnapshot‹(of: x, as: .lines)\(closure ?? "")\n}\n"
    }
  }

  private func verify(
    _ snapshot: Snapshot, in source: TestSource, value: String = "one\ntwo",
    record: SnapshotTestingConfiguration.Record?, variables: [String: String] = [:],
    registry: SnapshotRegistry = SnapshotRegistry()
  ) -> Verdict {
    let folder = source.folder.path
    let environment = SnapshotEnvironment(
      variables: variables.merging(["SNAPSHOT_ARTIFACTS": folder + "/artifacts", "SNAPSHOT_RUN_ID": "run"]) { $1 },
      currentDirectory: folder, processID: 7)
    let call = source.call()
    return SnapshotVerifier(session: SnapshotSession(environment: environment, registry: registry)).verify(
      { value }, as: .lines, matching: snapshot.text, callee: "assertInlineSnapshot", record: record,
      at: SnapshotLocation(
        fileID: "CardTests/CardTests.swift", filePath: source.path, testName: "test()", line: call.line,
        column: call.column),
      isOnMainActor: false)
  }

  private func expectedKind(_ mode: SnapshotTestingConfiguration.Record, _ snapshot: Snapshot) -> Verdict.Kind {
    switch (mode, snapshot) {
    case (_, .equal): .matched
    case (.never, .missing): .missing
    case (.never, .different), (.missing, .different): .mismatched
    case (_, .missing), (.failed, .different), (.all, .different): Self.canRecord ? .recorded : .failed
    }
  }

  #if InlineSnapshots
  private static let canRecord = true
  #else
  private static let canRecord = false
  #endif

  private func check(
    _ verdict: Verdict, _ mode: SnapshotTestingConfiguration.Record, _ snapshot: Snapshot, in source: TestSource
  ) throws {
    #expect(verdict.kind == expectedKind(mode, snapshot))
    let before = snapshot.source.replacingOccurrences(of: "‹", with: "")
    let equal = Snapshot.equal.source.replacingOccurrences(of: "‹", with: "")
    #expect(try source.text == (verdict.kind == .recorded ? equal : before))
    if verdict.kind == .failed {
      #expect(verdict.failureMessage?.contains("traits: [\"InlineSnapshots\"]") == true)
    }
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases, Snapshot.allCases)
  func theVariableDeterminesWhatIsWritten(mode: SnapshotTestingConfiguration.Record, snapshot: Snapshot) throws {
    let source = try TestSource(snapshot.source)
    let opposite: SnapshotTestingConfiguration.Record = mode == .never ? .all : .never
    let verdict = verify(
      snapshot, in: source, record: opposite, variables: ["SNAPSHOT_TESTING_RECORD": mode.rawValue, "CI": "1"])
    try check(verdict, mode, snapshot, in: source)
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases, Snapshot.allCases)
  func codeDeterminesWhatIsWritten(mode: SnapshotTestingConfiguration.Record, snapshot: Snapshot) throws {
    let source = try TestSource(snapshot.source)
    try check(verify(snapshot, in: source, record: mode), mode, snapshot, in: source)
  }

  @Test(arguments: Snapshot.allCases) func codeWritesNothingOnCI(snapshot: Snapshot) throws {
    let source = try TestSource(snapshot.source)
    let verdict = verify(snapshot, in: source, record: .all, variables: ["CI": "true"])
    #expect(verdict.kind == .refused)
    #expect(try source.text == snapshot.source.replacingOccurrences(of: "‹", with: ""))
  }

  @Test func nothingIsWrittenByDefault() throws {
    let source = try TestSource(Snapshot.missing.source)
    let verdict = verify(.missing, in: source, record: nil)
    #expect(verdict.kind == .missing)
    #expect(verdict.failureMessage?.contains("SNAPSHOT_TESTING_RECORD=missing swift test --filter") == true)
    #expect(verdict.failureMessage?.contains(source.path + ":2:23") == true)
  }

  @Test func aFailureLeavesArtifactsAndAJournal() throws {
    let source = try TestSource(Snapshot.different.source)
    _ = verify(.different, in: source, record: nil)
    let artifactFolder = "artifacts/CardTests/CardTests/test.line-2-column-23.txt"
    #expect(try source.folder.files(in: artifactFolder) == ["actual.txt", "difference.txt", "reference.txt"])
    #expect(try source.folder.text(of: artifactFolder + "/actual.txt") == "one\ntwo")
    let journal = try source.folder.text(of: "artifacts/journal/run/7.jsonl")
    // The lines of the start and of the verdict.
    #expect(journal.contains("\"verdict\":\"mismatched\""))
    #expect(journal.split(separator: "\n").count == 2)
    // A pass removes the artifacts of the failure.
    #expect(verify(.different, in: source, value: "one\n2", record: nil).isPass)
    #expect(!FileManager.default.fileExists(atPath: source.folder.path + "/" + artifactFolder))
  }

  @Test func equivalentTextsWithOtherBytesDiffer() throws {
    let source = try TestSource("func test() {\n  assertInlineSnapshot‹(of: x, as: .lines) { \"é\" }\n}\n")
    let call = source.call()
    let environment = SnapshotEnvironment(variables: [:], currentDirectory: source.folder.path, processID: 7)
    let verdict = SnapshotVerifier(session: SnapshotSession(environment: environment)).verify(
      { "e\u{301}" }, as: .lines, matching: "é", callee: "assertInlineSnapshot",
      at: SnapshotLocation(
        fileID: "CardTests/CardTests.swift", filePath: source.path, testName: "test()", line: call.line,
        column: call.column),
      isOnMainActor: false)
    #expect(verdict.kind == .mismatched)
  }

  @Test func aCallWithAnotherValueIsRefused() throws {
    let source = try TestSource(Snapshot.equal.source)
    let registry = SnapshotRegistry()
    #expect(verify(.equal, in: source, record: nil, registry: registry).isPass)
    #expect(verify(.equal, in: source, record: nil, registry: registry).isPass)
    let other = verify(.equal, in: source, value: "three", record: .all, registry: registry)
    #expect(other.kind == .refused)
    #expect(other.failureMessage?.contains("'assertSnapshot(of:as:named:)'") == true)
    #expect(try source.text == Snapshot.equal.source.replacingOccurrences(of: "‹", with: ""))
  }
}
