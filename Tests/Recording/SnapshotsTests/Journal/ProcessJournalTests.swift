import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct ProcessJournalTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private let start = #"{"event":"start","format":1,"references":"/r"}"#
  private let matched = #"{"event":"matched","snapshot":"A/B/c.png"}"#
  private let end = #"{"event":"end","failed":0,"matched":1,"undelivered":0}"#

  private func journal(_ text: String) throws -> ProcessJournal {
    try package.write(text, to: "art/journal/1-2/3.jsonl")
    return try #require(try ProcessJournal.all(below: package.root + "/art").first)
  }

  @Test func aJournalOfFormat2WhoseEndTellsNoNumberOfLinesIsDamaged() throws {
    let start = self.start.replacing("\"format\":1", with: "\"format\":2")
    let journal = try journal([start, matched, end, ""].joined(separator: "\n"))
    #expect(journal.damages.map(\.reason) == ["its last line does not tell how many lines it has"])
    #expect(try self.journal([self.start, matched, end, ""].joined(separator: "\n")).damages.isEmpty)
  }

  @Test func aJournalIsReadBack() throws {
    let journal = try journal([start, matched, end, ""].joined(separator: "\n"))
    #expect(
      journal.lines == [
        .start(JournalStart(format: 1, references: "/r")), .matched(snapshot: "A/B/c.png"),
        .end(JournalEnd(matched: 1, failed: 0, undelivered: 0)),
      ])
    #expect(journal.isComplete)
  }

  @Test func aJournalWithoutAnEndIsIncompleteAndAPartialLineIsOmitted() throws {
    #expect(try !journal(start + "\n" + matched + "\n").isComplete)
    let partial = try journal(start + "\n" + matched.prefix(20))
    #expect(partial.lines.count == 1)
    #expect(!partial.isComplete)
    #expect(try journal("").lines.isEmpty)
  }

  @Test(arguments: [
    ("no line", "it is not an object of JSON"), (#"{"event":"matched"}"#, "\"snapshot\" is missing"),
    (#"{"event":"later"}"#, "the value of \"event\" is not valid"), ("\u{0}\u{0}", "it is not an object of JSON"),
    (#"{"event":"matched","snapshot":"A/B/c.p"#, "it is not an object of JSON"),
  ])
  func onlyADamagedLineIsLost(line: String, reason: String) throws {
    let journal = try journal([start, line, matched, end, ""].joined(separator: "\n"))
    #expect(journal.lines.count == 3)
    #expect(journal.isComplete)
    #expect(
      journal.damages.map(\.description) == [
        "line 2 of the journal \(package.root)/art/journal/1-2/3.jsonl cannot be read: \(reason)"
      ])
  }

  @Test func aDamagedFirstLineIsLost() throws {
    let journal = try journal(["{", matched, end, ""].joined(separator: "\n"))
    #expect(journal.start == nil)
    #expect(journal.damages.map(\.line) == [1])
    #expect(journal.lines.contains(.matched(snapshot: "A/B/c.png")))
  }

  /// FNV-1a with 64 bits of the two lines, computed by another program.
  @Test(
    arguments: [
      (2, "afca18937ef63759", nil), (3, "afca18937ef63759", "it has 2 of 3 lines"),
      (1, "afca18937ef63759", "it has 2 of 1 lines"),
      (2, "0000000000000000", "its lines are not those that were written"),
    ] as [(Int, String, String?)])
  func theLastLineShowsWhatIsMissing(lines: Int, digest: String, reason: String?) throws {
    let end =
      #"{"digest":"\#(digest)","event":"end","failed":0,"lines":\#(lines),"matched":1,"undelivered":0}"#
    let journal = try journal([start, matched, end, ""].joined(separator: "\n"))
    #expect(journal.lines.count == 3)
    #expect(journal.damages.map(\.reason) == [reason].compactMap { $0 })
    #expect(journal.damages.allSatisfy { $0.line == nil })
  }

  @Test func withoutAssertionsThereIsNoJournal() throws {
    #expect(try ProcessJournal.all(below: package.root + "/art").isEmpty)
  }

  @Test func passesAreWrittenAtTheEndAndBeforeAFailure() throws {
    let session = package.session()
    let verifier = SnapshotVerifier(session: session)
    func verify(_ test: String) -> Verdict {
      verifier.verify({ "text" }, as: .lines, at: package.location(test: test), isOnMainActor: false)
    }
    for test in ["one", "two", "three"] {
      try package.write("text", to: "__Snapshots__/CardTests/CardViewTests/\(test).txt")
    }
    #expect(verify("one").isPass)
    #expect(!package.exists(".build/snapshot-artifacts/journal"))
    #expect(!verify("none").isPass)
    #expect(try package.journal().count == 3)
    #expect(verify("two").isPass)
    #expect(verify("three").isPass)
    #expect(!session.end(status: 1))
    let lines = try package.journal()
    #expect(
      lines.compactMap { if case .matched(let snapshot) = $0 { snapshot } else { nil } } == [
        "CardTests/CardViewTests/one.txt", "CardTests/CardViewTests/two.txt", "CardTests/CardViewTests/three.txt",
      ])
    #expect(lines.last?.end == JournalEnd(matched: 3, failed: 1, undelivered: 0))
  }

  @Test func linesWrittenWithoutTheEncoderAreEqual() throws {
    let session = package.session()
    try package.write("text", to: "__Snapshots__/CardTests/CardViewTests/日本語.txt")
    let verdict = SnapshotVerifier(session: session)
      .verify({ "text" }, as: .lines, at: package.location(test: "日本語"), isOnMainActor: false)
    #expect(verdict.isPass)
    _ = session.end(status: 0)
    #expect(try package.journal()[1] == .matched(snapshot: "CardTests/CardViewTests/日本語.txt"))
  }
}

extension JournalLine {
  /// The numbers of a last line, without the digest; `nil` for another line.
  var end: JournalEnd? {
    guard case .end(let end) = self else { return nil }
    return JournalEnd(matched: end.matched, failed: end.failed, undelivered: end.undelivered)
  }
}
