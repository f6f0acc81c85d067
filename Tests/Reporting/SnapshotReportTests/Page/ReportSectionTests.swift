import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// The section that a command adds to a page.
@Suite struct ReportSectionTests {
  private static let section = ReportSection(
    title: "Hunt", summary: "1 of 2 <b>", rows: [.init(title: "A/B/c.png", details: ["'1' -> '<script>'", ""])])

  @Test func textsAreEscaped() {
    #expect(
      Self.section.html.contains(
        "<li><strong>A/B/c.png</strong><br>&#39;1&#39; -&gt; &#39;&lt;script&gt;&#39;</li>"))
    #expect(Self.section.html.contains("<summary>Hunt: 1 of 2 &lt;b&gt;</summary>"))
  }

  @Test func thePageHasTheSectionAboveTheSnapshots() throws {
    let folder = try ArtifactsFolder()
    let outcome = RunOutcome(processes: [], items: [], passed: [], orphans: [])
    let page = try page(of: outcome, with: Self.section, in: folder)
    let section = try #require(page.firstRange(of: "<details class=\"section\""))
    let main = try #require(page.firstRange(of: "<main>"))
    #expect(section.upperBound < main.lowerBound)
    #expect(try !self.page(of: outcome, with: nil, in: folder).contains("<details class=\"section\""))
  }

  private func page(of outcome: RunOutcome, with section: ReportSection?, in folder: ArtifactsFolder) throws -> String {
    try ReportWriter(folder: folder.artifacts).write(outcome, section: section)
    return try String(contentsOfFile: folder.artifacts + "/index.html", encoding: .utf8)
  }
}
