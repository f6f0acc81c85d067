import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// The items of a report: which verdict counts, which files belong to it, and whether it can be accepted.
@Suite struct SnapshotItemTests {
  private static let snapshot = "A/B/c.png"
  private let folder: ArtifactsFolder

  init() throws {
    folder = try ArtifactsFolder()
  }

  /// Returns the item of the lines of one process; the files exist.
  private func item(_ lines: [String], files: [String] = []) throws -> SnapshotItem {
    for file in files { try folder.write("x", to: "\(folder.artifacts)/\(Self.snapshot)/\(file)") }
    try folder.journal([folder.start()] + lines + [folder.end], ofProcess: 3)
    return try #require(
      try RunReader(artifacts: [folder.artifacts], references: folder.references, shardsAreComplete: false).outcome()
        .items.first)
  }

  @Test func kindsHaveAStrictOrderOfPrecedence() {
    let kinds: [Verdict.Kind] = [
      .mismatched, .missing, .unmerged, .late, .blank, .unreadableReference, .failed, .refused, .recorded, .matched,
    ]
    for (first, second) in zip(kinds, kinds.dropFirst()) { #expect(first.precedence < second.precedence) }
    #expect(Verdict.Kind.unsound.precedence == Verdict.Kind.failed.precedence)
    let acceptable: Set<Verdict.Kind> = [.mismatched, .missing, .unreadableReference, .unmerged]
    for kind in kinds + [.unsound] { #expect(kind.isAcceptable == acceptable.contains(kind)) }
  }

  /// Of two verdicts of the same kind, the later one counts, unless only the earlier one has files.
  @Test(arguments: [
    (["actual.png"], ["actual.png"], "later"), ([], [], "later"), ([], ["actual.png"], "later"),
    (["actual.png"], [], "earlier"),
  ])
  func filesDetermineWhichVerdictCounts(earlier: [String], later: [String], message: String) throws {
    let lines = [(earlier, "earlier"), (later, "later")].map { files, message in
      folder.verdict("mismatched", Self.snapshot, files: files, message: message)
    }
    #expect(try item(lines, files: ["actual.png"]).message == message)
  }

  struct AcceptanceCase: Sendable {
    let verdict: String
    var files = ["actual.png"]
    var isInline = false
    var isKnownIssue = false
    let isAcceptable: Bool
  }

  @Test(arguments: [
    AcceptanceCase(verdict: "mismatched", isAcceptable: true), AcceptanceCase(verdict: "blank", isAcceptable: false),
    AcceptanceCase(verdict: "mismatched", files: [], isAcceptable: false),
    AcceptanceCase(verdict: "mismatched", isInline: true, isAcceptable: false),
    AcceptanceCase(verdict: "mismatched", isKnownIssue: true, isAcceptable: false),
  ])
  func anActualFileCanBeAccepted(case: AcceptanceCase) throws {
    let verdict = folder.verdict(
      `case`.verdict, Self.snapshot, files: `case`.files, more: `case`.isInline ? #","isInline":true"# : "")
    let known =
      #"{"column":5,"delivered":"knownIssue","event":"delivery","file":"A/CardTests.swift","line":9,"#
      + #""snapshot":"\#(Self.snapshot)","test":"card","verdict":"mismatched"}"#
    let item = try item(`case`.isKnownIssue ? [verdict, known] : [verdict], files: `case`.files)
    #expect(item.isAcceptable == `case`.isAcceptable)
    #expect(item.isKnownIssue == `case`.isKnownIssue)
  }

  @Test(arguments: [".png", ""]) func filesHaveRoles(suffix: String) throws {
    let names = ["actual", "base", "difference", "ours", "reference", "theirs"].map { $0 + suffix } + ["nodes.json"]
    let files = try item([folder.verdict("unmerged", Self.snapshot, files: names)], files: names).files
    let path = "\(folder.artifacts)/\(Self.snapshot)/"
    #expect(files.reference == path + "reference" + suffix)
    #expect(files.actual == path + "actual" + suffix)
    #expect(files.difference == (suffix.isEmpty ? nil : path + "difference" + suffix))
    let versions = ["base", "ours", "theirs"].map { path + $0 + suffix }
    #expect(UnmergedReference.Version.allCases.map(files.version) == versions)
    #expect(files.nodes == path + "nodes.json")
  }

  @Test func anotherFileHasNoRole() throws {
    let files = try item([folder.verdict("mismatched", Self.snapshot, files: ["x"])], files: ["x"]).files
    #expect(files.names == ["x"])
    #expect(files.folder != nil)
    #expect(files.reference == nil)
    #expect(files.actual == nil)
    #expect(files.difference == nil)
    #expect(files.nodes == nil)
    #expect(UnmergedReference.Version.allCases.compactMap(files.version).isEmpty)
  }

  @Test(arguments: ["/A/B/c.png", "A/../A/B/c.png", "../artifacts/A/B/c.png"])
  func filesOfOtherPathsAreNotRead(snapshot: String) throws {
    try folder.write("x", to: "\(folder.artifacts)/\(Self.snapshot)/actual.png")
    #expect(try item([folder.verdict("mismatched", snapshot, files: ["actual.png"])]).files == .none)
  }
}
