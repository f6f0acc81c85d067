import Foundation
import Testing

@testable import FirstFrameSnapshotReport

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The summary, the JSON file and the JUnit file agree with the page.
@Suite @MainActor struct SummaryTests {
  private let sample: SampleRun
  private let outcome: RunOutcome

  init() throws {
    sample = try SampleRun()
    outcome = try sample.report()
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: sample.folder.artifacts + "/" + file, encoding: .utf8)
  }

  /// The expected counts, determined by hand from `SampleRun`.
  private let counts = [
    "changed": 5, "new": 1, "unmerged": 0, "blank": 1, "late": 1, "unreadable": 0, "failed": 0, "refused": 1,
    "recorded": 1, "orphaned": 2, "known": 1, "passed": 2,
  ]

  @Test func everyFileHasTheSameCounts() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try text("report.json").utf8)) as? [String: Any])
    #expect(json["counts"] as? [String: Int] == counts)
    #expect((json["items"] as? [Any])?.count == 11)
    let summary = try text("summary.md")
    let junit = try text("junit.xml")
    for (name, count) in counts {
      #expect(summary.contains("| \(name) | \(count) |") == (count > 0))
      #expect(junit.contains(#"<property name="\#(name)" value="\#(count)"/>"#))
    }
    #expect(junit.contains(#"tests="13" failures="10" skipped="1""#))
    #expect(
      try text("index.html").contains(
        "<title>Snapshots: 5 changed, 1 new, 1 blank, 1 late, 1 refused, 1 recorded, 2 orphaned, 1 known, 2 passed</title>"
      ))
  }

  @Test func theXMLIsWellFormedAndContainsTheMessages() throws {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(try text("junit.xml").utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.cases.count == 13)
    #expect(Set(reader.cases).count == 13)
    let hostile = try #require(outcome.items.first { $0.test.function == "hostile" })
    #expect(reader.failures.contains(hostile.message))
  }

  @Test func theSummaryRendersNoMarkupOfTests() throws {
    let summary = try text("summary.md")
    #expect(summary.contains("- 3 snapshots: `` `badge` moved +8,0 ``"))
    #expect(!summary.replacing(#/(`+) .*? \1/#, with: "").contains("<"))
    #expect(summary.contains(AcceptCommand.all))
  }

  @Test func itemsInTheJSONNameTheirFiles() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try text("report.json").utf8)) as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    let files = items.compactMap { $0["files"] as? [String] }.flatMap { $0 }
    #expect(files.count == 4 * 4 + 2 + 2 + 3 + 2)
    for file in files {
      #expect(FileManager.default.fileExists(atPath: sample.folder.artifacts + "/" + file))
    }
  }

  @Test func aRunWithoutSnapshotsHasAnExplanation() throws {
    let folder = try ArtifactsFolder()
    try folder.journal([folder.start(), folder.end], ofProcess: 1)
    let outcome = try RunReader(artifacts: [folder.artifacts], references: folder.references).outcome()
    try ReportWriter(folder: folder.artifacts).write(outcome)
    let summary = try String(contentsOfFile: folder.artifacts + "/summary.md", encoding: .utf8)
    #expect(
      summary
        == "## Snapshots: no snapshots\n\nNo snapshot was asserted.\n\nThe run is not complete: no snapshot was asserted.\n"
    )
  }
}
