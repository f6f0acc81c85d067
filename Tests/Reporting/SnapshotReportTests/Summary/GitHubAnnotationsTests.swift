import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// Failures as commands of GitHub's runner, and their files in JUnit's XML.
struct GitHubAnnotationsTests {
  private let folder: ArtifactsFolder

  init() throws {
    folder = try ArtifactsFolder()
  }

  private func outcome(_ verdicts: [String]) throws -> RunOutcome {
    try folder.journal([folder.start()] + verdicts + [folder.end], ofProcess: 1)
    return try RunReader(artifacts: [folder.artifacts]).outcome()
  }

  private let path = #","path":"Tests/A/CardTests.swift""#

  @Test func eachAssertionHasOneLineThatPointsToIt() throws {
    let outcome = try outcome([
      folder.verdict("mismatched", "A/CardTests/card.png", message: #"50% differ:\n  ::look"#, more: path),
      folder.verdict("missing", "A/CardTests/new.1.png", test: "new", line: 12, more: path),
      folder.verdict("missing", "A/CardTests/new.2.png", test: "new", line: 12, more: path),
      folder.verdict("refused", nil, test: "a, b: c", line: 20),
    ])
    let lines = GitHubAnnotations(outcome).lines
    #expect(
      lines.sorted() == [
        "::error file=Tests/A/CardTests.swift,line=12,col=5,title=2 snapshots of new::says why%0A%0Asays why",
        #"::error file=Tests/A/CardTests.swift,line=9,col=5,title=Snapshot changed%3A card.png::50%25 differ:%0A  \u{3A}:look"#,
        "::error title=Snapshot refused%3A a%2C b%3A c::says why",
      ])
  }

  @Test func knownIssuesAreNoErrorsAndTenAreEnough() throws {
    let delivery =
      #"{"column":5,"delivered":"knownIssue","event":"delivery","file":"A/CardTests.swift","line":9,"#
      + #""snapshot":"A/CardTests/card.png","test":"card","verdict":"mismatched"}"#
    #expect(
      GitHubAnnotations(try outcome([folder.verdict("mismatched", "A/CardTests/card.png"), delivery])).lines.isEmpty)
    let many = (1...30).map { folder.verdict("mismatched", "A/CardTests/card.\($0).png", line: $0, more: path) }
    #expect(GitHubAnnotations(try outcome(many)).lines.count == 10)
  }

  @Test func filesInJUnitAreBelowTheRepository() throws {
    let outcome = try outcome([
      folder.verdict("mismatched", "A/CardTests/card.png", more: path),
      folder.verdict("missing", "A/CardTests/new.png"),
    ])
    let text = JUnitReport(Report(outcome, folder: folder.artifacts)).text
    #expect(text.contains(#"name="card.png" file="Tests/A/CardTests.swift" line="9""#))
    #expect(text.contains(#"name="new.png" file="A/CardTests.swift" line="9""#))
  }
}
