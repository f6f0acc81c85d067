import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotReport

/// The outcomes of runs, from journals written by hand according to `Documentation/Journal.md`.
@Suite struct RunReaderTests {
  private let folder: ArtifactsFolder

  init() throws {
    folder = try ArtifactsFolder()
  }

  private func outcome(_ folders: [String]? = nil, shardsAreComplete: Bool = false) throws -> RunOutcome {
    try RunReader(artifacts: folders ?? [folder.artifacts], shardsAreComplete: shardsAreComplete).outcome()
  }

  @Test func anItemHasTheValuesOfItsLine() throws {
    let snapshot = "A/CardTests/card.empty.dark.png"
    try folder.write("r", to: "\(folder.artifacts)/\(snapshot)/reference.png")
    try folder.write("a", to: "\(folder.artifacts)/\(snapshot)/actual.png")
    let line = folder.verdict(
      "mismatched", snapshot, files: ["reference.png", "actual.png", "difference.png"],
      more: #","differingPixels":7,"totalPixels":800,"box":[1,2,3,4],"change":"`a` moved +1,0""#)
    try folder.journal([folder.start(), line, folder.end], ofProcess: 3)
    let outcome = try outcome()
    let item = try #require(outcome.items.first)
    #expect(outcome.items.count == 1 && outcome.passed.isEmpty && outcome.isComplete)
    #expect(item.kind == .mismatched)
    #expect(item.snapshot == snapshot)
    #expect(item.name == "empty.dark")
    #expect(item.title == "card.empty.dark.png")
    #expect(item.reference == "\(folder.references)/\(snapshot)")
    #expect(item.files.reference == "\(folder.artifacts)/\(snapshot)/reference.png")
    #expect(item.files.actual == "\(folder.artifacts)/\(snapshot)/actual.png")
    // The file is listed in the journal but does not exist.
    #expect(item.files.difference == nil)
    #expect(item.test == TestLocation(target: "A", file: "A/CardTests.swift", function: "card", line: 9, column: 5))
    #expect(item.message == "says why")
    #expect(item.change == "`a` moved +1,0")
    #expect(item.differingPixels == 7 && item.totalPixels == 800 && item.box == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("mismatched", Verdict.Kind.mismatched, "changed"), ("missing", .missing, "new"), ("blank", .blank, "blank"),
    ("late", .late, "late"), ("unreadableReference", .unreadableReference, "unreadable"),
    ("unmerged", .unmerged, "unmerged"),
    ("recorded", .recorded, "recorded"), ("refused", .refused, "refused"), ("failed", .failed, "failed"),
    ("unsound", .unsound, "failed"),
  ])
  func everyVerdictHasAKind(verdict: String, kind: Verdict.Kind, reportName: String) throws {
    try folder.journal([folder.start(), folder.verdict(verdict, "A/B/c.png"), folder.end], ofProcess: 3)
    #expect(try outcome().items.map(\.kind) == [kind])
    #expect(kind.reportName == reportName)
  }

  @Test func aVerdictOfAnotherVersionIsAnError() throws {
    try folder.journal([folder.start(), folder.verdict("laterVerdict", "A/B/c.png"), folder.end], ofProcess: 3)
    let error = #expect(throws: ReadingError.self) { try outcome() }
    #expect(error?.description.hasPrefix("line 2 of the journal ") == true)
  }

  @Test(arguments: [
    ("A/B/card.png", nil), ("A/B/card.dark.png", "dark"), ("A/B/card.a.b.layout.txt", "a.b"),
    ("A/B/card.layout.txt", nil), ("A/B/card.txt", nil), ("A/B/card.dark", nil), ("A/B/other.x.png", nil),
  ])
  func theNameIsBetweenTestAndFormat(snapshot: String, name: String?) throws {
    try folder.journal([folder.start(), folder.verdict("missing", snapshot)], ofProcess: 3)
    #expect(try outcome().items.map(\.name) == [name])
  }

  @Test func aSnapshotOfSeveralProcessesIsListedOnceWithTheMostSevereVerdict() throws {
    let (one, two, three) = ("A/B/one.png", "A/B/two.png", "A/B/three.png")
    try folder.journal(
      [folder.start(), folder.verdict("missing", one), folder.matched(two), folder.matched(three), folder.end],
      ofProcess: 1)
    try folder.journal(
      [
        folder.start(), folder.verdict("mismatched", one), folder.verdict("recorded", two), folder.matched(three),
        folder.end,
      ],
      ofProcess: 2)
    try folder.journal([folder.start(), folder.verdict("blank", one), folder.matched(two), folder.end], ofProcess: 3)
    let outcome = try outcome()
    #expect(outcome.items.map(\.snapshot) == [one, two])
    #expect(outcome.items.map(\.kind) == [.mismatched, .recorded])
    #expect(outcome.passed == [three])
    #expect(outcome.processes.count == 3)
  }

  @Test func theShardWithFilesIsPreferred() throws {
    let snapshot = "A/B/card.png"
    for number in 1...3 {
      let line = folder.verdict("missing", snapshot, files: ["actual.png"], message: "shard \(number)")
      try folder.journal([folder.start(), line, folder.end], ofProcess: 5, in: folder.shard(number))
    }
    try folder.write("a", to: folder.shard(2) + "/\(snapshot)/actual.png")
    let item = try #require(try outcome((1...3).map(folder.shard)).items.first)
    #expect(item.files.actual == folder.shard(2) + "/\(snapshot)/actual.png")
    #expect(item.message == "shard 2")
  }

  @Test func assertionsWithoutANameAreDistinguishedByPosition() throws {
    let lines = [9, 9, 12].map { folder.verdict("refused", nil, line: $0) }
    try folder.journal([folder.start()] + lines + [folder.end], ofProcess: 1)
    let items = try outcome().items
    #expect(items.map(\.test.line).sorted() == [9, 12])
    #expect(items.allSatisfy { $0.reference == nil && $0.title == "card" })
  }

  @Test func knownIssuesAreMarked() throws {
    let delivery =
      #"{"event":"delivery","verdict":"blank","delivered":"knownIssue","file":"A/CardTests.swift","test":"card","#
      + #""line":9,"column":5,"snapshot":"A/B/known.png"}"#
    let lines = ["known", "unknown"].map { folder.verdict("blank", "A/B/\($0).png") }
    try folder.journal([folder.start()] + lines + [delivery, folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.items.map(\.isKnownIssue) == [true, false])
    let report = JUnitReport(Report(outcome, folder: folder.artifacts))
    #expect(report.text.contains(#"tests="2" failures="1" skipped="1""#))
    #expect(report.text.contains("<skipped type=\"blank\""))
  }

  @Test func aFailureBesidesAKnownIssueIsNotKnown() throws {
    let delivery =
      #"{"event":"delivery","verdict":"unsound","delivered":"knownIssue","file":"A/CardTests.swift","test":"card","#
      + #""line":9,"column":5}"#
    let verdict = folder.verdict("unsound", nil)
    try folder.journal([folder.start(), verdict, delivery, verdict, folder.end], ofProcess: 1)
    #expect(try outcome().items.map(\.isKnownIssue) == [false])
    try folder.journal([folder.start(), verdict, delivery, verdict, delivery, folder.end], ofProcess: 1)
    let counts = ReportCounts(of: try outcome())
    #expect(counts.known == 1 && counts.unresolved == 0 && counts[.failed] == 0 && counts.sentence == "1 known")
  }

  @Test func allFaultsAtOnePositionAreListed() throws {
    try folder.journal(
      [
        folder.start(), folder.verdict("unsound", nil, message: "one"), folder.verdict("blank", nil, message: "two"),
        folder.verdict("late", nil, message: "three", more: #","change":"`a` came late""#),
        folder.verdict("late", nil, message: "four", more: #","change":"`b` came late""#), folder.end,
      ], ofProcess: 1)
    // Another process with the same verdict adds nothing.
    try folder.journal([folder.start(), folder.verdict("blank", nil, message: "two"), folder.end], ofProcess: 2)
    let items = try outcome().items
    #expect(items.map(\.kind) == [.late])
    #expect(items.first?.message == "one\n\ntwo\n\nthree\n\nfour")
    #expect(items.first?.change == "`a` came late\n`b` came late")
  }

  @Test func inlineReferencesHaveNoFile() throws {
    let line = folder.verdict("mismatched", "A/B/card.line-3-column-5.txt", more: #","isInline":true"#)
    try folder.journal([folder.start(), line, folder.end], ofProcess: 1)
    let item = try #require(try outcome().items.first)
    #expect(item.isInline && item.reference == nil)
  }

  @Test func aReferenceThatNoTestAssertedIsAnOrphan() throws {
    for name in [
      "A/B/used.png", "A/B/changed.png", "A/B/gone.png", "Gone/C/d.layout.txt", "A/B/.writing-x", ".hidden/x",
      "A/B/C/tooDeep.png", "A/notes.txt",
    ] {
      try folder.write("x", to: "\(folder.references)/\(name)")
    }
    try folder.journal(
      [folder.start(), folder.matched("A/B/used.png"), folder.verdict("mismatched", "A/B/changed.png"), folder.end],
      ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.orphans.map(\.snapshot) == ["A/B/gone.png", "A/notes.txt", "Gone/C/d.layout.txt"])
    #expect(outcome.orphans.first?.path == folder.references + "/A/B/gone.png")
  }

  @Test func anIncompleteRunHasNoOrphans() throws {
    try folder.write("x", to: folder.references + "/A/B/gone.png")
    try folder.journal([folder.start(), folder.matched("A/B/c.png"), folder.end], ofProcess: 1)
    #expect(try outcome().orphans.count == 1)
    try folder.journal([folder.start(), folder.matched("A/B/d.png")], ofProcess: 2)
    let unfinished = try outcome()
    #expect(unfinished.orphans.isEmpty)
    #expect(unfinished.incompleteness == [.unfinished(journals: [folder.artifacts + "/journal/run/2.jsonl"])])
    try folder.journal([folder.start(isFiltered: true), folder.end], ofProcess: 2)
    #expect(try outcome().incompleteness == [.filtered])
    #expect(try outcome().orphans.isEmpty)
    #expect(try outcome(shardsAreComplete: true).orphans.count == 1)
  }

  @Test func reasonsAreClauses() {
    let reasons: [(Incompleteness, String)] = [
      (.nothingAsserted, "no snapshot was asserted"), (.filtered, "only some of the tests ran"),
      (.unfinished(journals: ["1"]), "a process did not end normally, or still runs"),
      (.unfinished(journals: ["1", "2"]), "2 processes did not end normally, or still run"),
    ]
    for (reason, text) in reasons { #expect(reason.description == text) }
  }

  @Test func completeShardsAreACompleteRun() throws {
    try folder.write("x", to: folder.references + "/A/B/gone.png")
    for number in 1...2 {
      let start = folder.start(isFiltered: true).replacing("{", with: #"{"shard":"\#(number)/2","#)
      try folder.journal(
        [start, folder.matched("A/B/\(number).png"), folder.end], ofProcess: 5, in: folder.shard(number))
    }
    #expect(try outcome([folder.shard(1)]).incompleteness == [.filtered])
    let both = try outcome([folder.shard(1), folder.shard(2)])
    #expect(both.isComplete && both.orphans.map(\.snapshot) == ["A/B/gone.png"])
  }

  @Test func readingErrorsNameTheirFiles() throws {
    let nowhere = folder.path + "/nowhere"
    #expect(throws: ReadingError.noFolder(path: nowhere)) { try outcome([nowhere]) }
    #expect(throws: ReadingError.noJournal(artifacts: folder.artifacts)) { try outcome() }
    try folder.journal([folder.start(format: 2), folder.end], ofProcess: 1)
    let path = folder.artifacts + "/journal/run/1.jsonl"
    #expect(throws: ReadingError.unknownFormat(path: path, format: 2)) { try outcome() }
    try folder.journal([folder.start(), "nonsense"], ofProcess: 1)
    let error = #expect(throws: ReadingError.self) { try outcome() }
    #expect(error?.description.hasPrefix("line 2 of the journal \(path)") == true)
  }

  @Test(arguments: ["/etc", "../../etc", "A/../../x"]) func aPathThatLeavesTheFolderHasNoFiles(snapshot: String) throws
  {
    let line = folder.verdict("mismatched", snapshot, files: ["passwd", "../x"])
    try folder.journal([folder.start(), line, folder.end], ofProcess: 1)
    #expect(try outcome().items.map(\.files) == [.none])
  }
}
