import FirstFrameLocalFiles
import Foundation
import Synchronization
import Testing

@testable import FirstFrameSnapshots

/// The file that a process writes, and the warning if it cannot write it.
@Suite struct JournalTests {
  private let package: TemporaryPackage
  private let warnings = Warnings()

  private final class Warnings: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func append(_ text: String) { texts.withLock { $0.append(text) } }
  }

  init() throws {
    package = try TemporaryPackage()
  }

  private func journal(at folder: String = "art") -> Journal {
    Journal(
      folder: JournalFolder(artifacts: package.root + "/" + folder, run: TestRun(name: "run")), processID: 7,
      start: JournalStart(format: JournalStart.currentFormat, references: nil),
      warn: { [warnings] in warnings.append($0) })
  }

  private func lines() throws -> [JournalLine] {
    try #require(try ProcessJournal.all(below: package.root + "/art").first).lines
  }

  private func failure(_ delivery: FailureDelivery, test: String = "card()") throws -> JournalDelivery {
    let entry = FailureLedger.Entry(
      kind: .mismatched, location: package.location(test: test), snapshot: nil, delivery: delivery)
    return try #require(JournalDelivery(entry))
  }

  private var refused: Verdict { .failed(package.location(), .naming(.emptyName)) }

  @Test func theLastLineCountsTheAssertions() throws {
    let journal = journal()
    #expect(!journal.hasFailures)
    journal.append(refused)
    #expect(journal.hasFailures)
    journal.append(try failure(.none))
    journal.append(try failure(.anotherTest("other")))
    journal.append(try failure(.knownIssue))
    journal.end()
    journal.end()
    let lines = try lines()
    #expect(lines.count == 6)
    #expect(lines.last?.end == JournalEnd(matched: 0, failed: 1, undelivered: 2))
    #expect(warnings.all.isEmpty)
  }

  @Test func othersCanReadTheFileAndOnlyTheUserCanWriteIt() throws {
    journal().end()
    let attributes = try FileManager.default.attributesOfItem(atPath: package.root + "/art/journal/run/7.jsonl")
    let permissions = try #require(attributes[.posixPermissions] as? Int)
    #expect(permissions & 0o333 == 0o200)
    #expect(permissions & 0o400 == 0o400)
  }

  @Test func aFileInTheWayIsReportedOnce() throws {
    try package.write("x", to: "art")
    let journal = journal()
    journal.append(refused)
    journal.append(refused)
    journal.end()
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.hasPrefix("The journal \(journal.path) cannot be written: ") == true)
  }

  @Test func aFullDiskIsReported() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: POSIXError(.ENOSPC)) {
      try [1].withUnsafeBytes { try JournalFile(path: "full", below: "/dev").append($0) }
    }
  }
}

/// Lines that are read without a decoder, and lines that only resemble them.
@Suite struct JournalLineTests {
  private func line(_ text: String) throws -> JournalLine { try JournalLine(json: Data(text.utf8)) }

  @Test(arguments: [
    (#"{"event":"matched","snapshot":"A/B/c.png"}"#, "A/B/c.png"),
    (#"{"event":"matched","snapshot":"A/B/größe.png"}"#, "A/B/größe.png"),
    (#"{"event":"matched","snapshot":"A/\"B\".png"}"#, #"A/"B".png"#),
    (#"{"event":"matched","snapshot":"A\/B"}"#, "A/B"),
    (#"{"snapshot":"A/B/c.png","event":"matched"}"#, "A/B/c.png"),
  ])
  func passesAreRead(text: String, snapshot: String) throws {
    #expect(try line(text) == .matched(snapshot: snapshot))
  }

  @Test(arguments: [
    #"{"event":"matched","snapshoT":"x"}"#, #"{"event":"matched","snapshot":"x"]"#,
    #"{"event":"matched","snapshot":"x"#,
    #"{"event":"matched","snapshot":"x","y"}"#, #"}"#, "",
  ])
  func damagedPassesAreRejected(text: String) {
    #expect(throws: (any Error).self) { try line(text) }
  }

  @Test func anInlineSnapshotIsMarked() throws {
    let package = try TemporaryPackage()
    let location = package.location()
    let plan = VerificationPlan(
      inlineAt: location, pathExtension: nil, mode: .never, references: SnapshotStore(root: package.references),
      in: package.session().folders(of: location.filePath))
    let verdict = Verdict.missing(plan.snapshot, plan.artifacts.replace(plan.snapshot.name, with: []))
    #expect(JournalEntry(verdict)?.isInline == true)
    #expect(try JournalEntry(#require(Verdict.failed(location, .naming(.emptyName))))?.isInline == nil)
  }
}
