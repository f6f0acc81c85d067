import FirstFrameChangeCauses
import Foundation
import Testing

@testable import FirstFrameSnapshotReport

struct ChangeRecordTests {
  private static let test = TestLocation(
    target: "CardTests", file: "CardTests/CardTests.swift", function: "card", line: 9, column: 5)

  private static func subject(_ snapshot: String, change: String? = nil, nodes: String? = nil) -> ChangeSubject {
    ChangeSubject(snapshot: snapshot, test: test, change: change, nodes: nodes.map { Data($0.utf8) })
  }

  private static func length(of record: ChangeRecord) throws -> Int {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self).count
  }

  @Test func aRecordHasAtMost2000CharactersAndCountsTheChangesThatItOmits() throws {
    let changes = (0..<50).map { number in
      RecordedNodes.Change(
        node: String(repeating: "view/", count: 60) + "\(number)", property: "text",
        before: String(repeating: "\"", count: 500), after: "é")
    }
    let record = ChangeRecord(Self.subject("CardTests/CardTests/card.png"), changes: changes, causes: [])
    #expect(try Self.length(of: record) <= ChangeRecord.maximumLength)
    #expect(!record.changes.isEmpty)
    #expect(record.changes.count + record.omittedChanges == 50)
    #expect(record.changes[0].node.hasSuffix("/0"))
    #expect(record.changes[0].before.count == 100)
  }

  @Test func aRecordNamesTheTestTheChangesTheCauseAndTheCommand() throws {
    let folder = try ArtifactsFolder()
    try folder.write("", to: folder.path + "/Package.swift")
    try folder.write("final class Card: UIView {\n  let color = 0x102030\n}", to: folder.path + "/Sources/Card.swift")
    let nodes = """
      {"changes":[{"words":"","node":"Card","property":"background","before":"#FFFFFF","after":"#102030"}],
      "actual":{"nodes":[[0,"Card",0,0,9,9]]}}
      """
    let subjects = [
      Self.subject("T/F/card.png", nodes: nodes), Self.subject("T/F/card.layout.txt", change: "- a\n+ b"),
    ]
    let records = ChangeRecords(subjects, references: folder.references)
    let record = try #require(records["T/F/card.png"])
    #expect(record.test == "CardTests/CardTests.swift:9 card")
    #expect(record.changes.map(\.property) == ["background"])
    #expect(record.omittedChanges == 0)
    #expect(record.accept == "swift run firstframe accept T/F/card.png")
    let cause = try #require(record.causes.first)
    #expect(cause.file == "Sources/Card.swift")
    #expect(cause.line == 2)
    #expect(cause.code == "let color = 0x102030")
    #expect(cause.replace == "0x102030")
    #expect(cause.by == "0xFFFFFF")
    let dump = try #require(records["T/F/card.layout.txt"])
    #expect(dump.changes == [RecordedNodes.Change(node: "", property: "line", before: "a", after: "b")])
    #expect(dump.causes == record.causes)
  }

  @Test func withoutAPackageNoSourcesAreSearched() throws {
    let folder = try ArtifactsFolder()
    try folder.write("let color = 0x102030", to: folder.path + "/Card.swift")
    let nodes =
      ##"{"changes":[{"node":"Card","property":"background","before":"#FFFFFF","after":"#102030"}],"actual":{"nodes":[]}}"##
    let records = ChangeRecords([Self.subject("T/F/card.png", nodes: nodes)], references: folder.references)
    #expect(records["T/F/card.png"]?.changes.count == 1)
    #expect(records["T/F/card.png"]?.causes == [])
  }
}
