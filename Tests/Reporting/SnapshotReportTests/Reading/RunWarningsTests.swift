import Foundation
import Testing

@testable import FirstFrameSnapshotReport
@testable import FirstFrameSnapshots

/// The warnings of a run in all files of its report.
@Suite struct RunWarningsTests {
  private static func line(_ snapshot: String?, _ warnings: [(kind: String, text: String)]) -> String {
    let list = warnings.map { #"{"kind":"\#($0.kind)","text":"\#($0.text)"}"# }.joined(separator: ",")
    let position = snapshot.map { #","file":"A/CardTests.swift","line":9,"test":"card","snapshot":"\#($0)""# } ?? ""
    return #"{"event":"warnings","warnings":[\#(list)]\#(position)}"#
  }

  private static let perspective = (
    kind: "the perspective of … is not drawn", text: "the perspective of hero is not drawn"
  )
  private static let symbol = (kind: "The symbol … is not drawn", text: "The symbol <b>bolt</b> is not drawn")

  private func outcome(in folder: ArtifactsFolder) throws -> RunOutcome {
    try folder.journal(
      [
        folder.start(), folder.matched("A/B/one.png"), Self.line("A/B/one.png", [Self.perspective, Self.symbol]),
        folder.matched("A/B/two.png"), Self.line("A/B/two.png", [Self.perspective]),
        Self.line(nil, [(kind: "`UIApplication.open` opens nothing here", text: "`UIApplication.open` opens nothing")]),
        folder.end,
      ], ofProcess: 7)
    // Another process draws one of them again.
    try folder.journal([folder.start(), Self.line("A/B/one.png", [Self.perspective]), folder.end], ofProcess: 8)
    return try RunReader(artifacts: [folder.artifacts]).outcome()
  }

  @Test func warningsAreGroupedAndCountedOncePerSnapshot() throws {
    let warnings = try outcome(in: ArtifactsFolder()).warnings
    #expect(warnings.sentence == "4 warnings of 3 kinds")
    #expect(warnings.groups.map(\.kind).first == Self.perspective.kind)
    #expect(warnings.groups.map(\.extent) == ["2 warnings in 2 snapshots", "1 warning in 1 snapshot", "1 warning"])
    #expect(warnings.groups[0].snapshots == ["A/B/one.png", "A/B/two.png"])
    #expect(warnings.groups[1].example == Self.symbol.text)
  }

  @Test func everyFileOfTheReportHasThem() throws {
    let folder = try ArtifactsFolder()
    try ReportWriter(folder: folder.artifacts).write(outcome(in: folder))
    func text(_ file: String) throws -> String {
      try String(contentsOfFile: folder.artifacts + "/" + file, encoding: .utf8)
    }
    let summary = try text("summary.md")
    #expect(summary.contains("Drawn with substitutes: 4 warnings of 3 kinds."))
    #expect(summary.contains("- 2 warnings in 2 snapshots: ` the perspective of … is not drawn `"))
    let junit = try text("junit.xml")
    #expect(junit.contains(#"<property name="warnings" value="4"/>"#))
    #expect(junit.contains("<system-out>drawn with substitutes: 4 warnings of 3 kinds\n2 warnings in 2 snapshots: the"))
    let page = try text("index.html")
    #expect(page.contains("<summary>drawn with substitutes: 4 warnings of 3 kinds</summary>"))
    #expect(page.contains("The symbol &lt;b&gt;bolt&lt;/b&gt; is not drawn"))
    #expect(!page.contains("<b>bolt"))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text("report.json").utf8)) as? [String: Any])
    let groups = try #require(json["warnings"] as? [[String: Any]])
    #expect(groups.compactMap { $0["count"] as? Int } == [2, 1, 1])
  }

  @Test func aRunWithoutWarningsHasNoSection() throws {
    let folder = try ArtifactsFolder()
    try folder.journal([folder.start(), folder.matched("A/B/one.png"), folder.end], ofProcess: 7)
    let outcome = try RunReader(artifacts: [folder.artifacts]).outcome()
    try ReportWriter(folder: folder.artifacts).write(outcome)
    for file in ["summary.md", "junit.xml", "index.html"] {
      let text = try String(contentsOfFile: folder.artifacts + "/" + file, encoding: .utf8)
      #expect(!text.contains("rawn with substitutes"))
    }
  }
}
