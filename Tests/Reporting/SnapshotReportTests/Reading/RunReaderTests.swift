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
    try RunReader(
      artifacts: folders ?? [folder.artifacts], references: folder.references, shardsAreComplete: shardsAreComplete
    ).outcome()
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
    #expect(outcome.items.count == 1)
    #expect(outcome.passed.isEmpty)
    #expect(outcome.isComplete)
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
    #expect(item.differingPixels == 7)
    #expect(item.totalPixels == 800)
    #expect(item.box == [1, 2, 3, 4])
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

  @Test func aVerdictOfAnotherVersionIsADamagedLine() throws {
    try folder.journal(
      [folder.start(), folder.verdict("laterVerdict", "A/B/c.png"), folder.matched("A/B/d.png"), folder.end],
      ofProcess: 3)
    let outcome = try outcome()
    #expect(outcome.passed == ["A/B/d.png"])
    #expect(outcome.orphans.isEmpty)
    guard case .damaged(let damages)? = outcome.incompleteness.first else {
      Issue.record("\(outcome.incompleteness)")
      return
    }
    #expect(damages.map(\.line) == [2])
    #expect(
      damages.first?.description.hasPrefix("line 2 of the journal \(folder.artifacts)/journal/run/3.jsonl ") == true)
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
    #expect(counts.known == 1)
    #expect(counts.unresolved == 0)
    #expect(counts[.failed] == 0)
    #expect(counts.sentence == "1 known")
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
    #expect(item.isInline)
    #expect(item.reference == nil)
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
    // The sources are unknown, so it is, too, whether they have a target `Gone`.
    #expect(outcome.orphans.map(\.snapshot) == ["A/B/gone.png", "A/notes.txt"])
    #expect(outcome.kept.map(\.snapshot) == ["Gone/C/d.layout.txt"])
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
      (.stopped(journals: ["1"]), "a process exited before all tests had ended"),
      (.inProgress, "the run is still in progress"), (.missing(.xcTest), "the tests of XCTest did not run"),
      (.missing(.swiftTesting), "the tests of Swift Testing did not run"),
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
    #expect(both.isComplete)
    #expect(both.orphans.map(\.snapshot) == ["A/B/gone.png"])
  }

  @Test func readingErrorsNameTheirFiles() throws {
    let nowhere = folder.path + "/nowhere"
    #expect(throws: ReadingError.noFolder(path: nowhere)) { try outcome([nowhere]) }
    #expect(throws: ReadingError.noJournal(artifacts: folder.artifacts)) { try outcome() }
    try folder.journal([folder.start(format: 3), folder.end], ofProcess: 1)
    let path = folder.artifacts + "/journal/run/1.jsonl"
    #expect(throws: ReadingError.unknownFormat(path: path, format: 3)) { try outcome() }
  }

  @Test(arguments: ["/etc", "../../etc", "A/../../x"]) func aPathThatLeavesTheFolderHasNoFiles(snapshot: String) throws
  {
    let line = folder.verdict("mismatched", snapshot, files: ["passwd", "../x"])
    try folder.journal([folder.start(), line, folder.end], ofProcess: 1)
    #expect(try outcome().items.map(\.files) == [.none])
  }

  @Test func theReferencesThatAJournalNamesAreNotRead() throws {
    try folder.write("secret", to: folder.references + "/A/B/secret.txt")
    let line = folder.verdict("recorded", "A/B/secret.txt")
    try folder.journal([folder.start(isFiltered: false), line, folder.end], ofProcess: 1)
    let outcome = try RunReader(artifacts: [folder.artifacts]).outcome()
    #expect(outcome.orphans.isEmpty)
    #expect(outcome.items.map(\.reference) == [nil])
    #expect(outcome.processes.map(\.references) == [nil])
  }
}

/// Artifacts from elsewhere: nothing outside of their folder is read, shown or copied, and nothing waits.
@Suite struct HostileArtifactsTests {
  private let folder: ArtifactsFolder
  private let secret = "SECRET-TOKEN"

  init() throws {
    folder = try ArtifactsFolder()
    try folder.write(secret, to: folder.path + "/private/secret.txt")
  }

  private func link(_ path: String, to target: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func outcome() throws -> RunOutcome {
    try RunReader(artifacts: [folder.artifacts], references: folder.references).outcome()
  }

  private func texts(in folder: String) -> String {
    (FileManager.default.subpaths(atPath: folder) ?? []).map { path in
      path + String(decoding: FileManager.default.contents(atPath: folder + "/" + path) ?? Data(), as: UTF8.self)
    }.joined()
  }

  @Test(arguments: ["link", "folder", "pipe", "device", "deep"]) func filesOfASet(kind: String) throws {
    let set = folder.artifacts + "/T/F/x.txt"
    switch kind {
    case "link": try link(set + "/actual.txt", to: folder.path + "/private/secret.txt")
    case "folder":
      try folder.write(secret, to: folder.path + "/private/actual.txt")
      try link(set, to: folder.path + "/private")
    case "pipe":
      try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
      try #require(mkfifo(set + "/actual.txt", 0o600) == 0)
    case "device": try link(set + "/actual.txt", to: "/dev/zero")
    default:
      try folder.write(secret, to: folder.path + "/private/F/x.txt/actual.txt")
      try link(folder.artifacts + "/T", to: folder.path + "/private")
    }
    let lines = ["T/F/x.txt", "T/F/../../../private/secret.txt", "/etc/hosts", "T/F/x.txt/..", "T/.git/x"].map {
      folder.verdict("mismatched", $0, files: ["actual.txt", "../../../../private/secret.txt", "..", "secret.txt"])
    }
    try folder.journal([folder.start(isFiltered: false)] + lines + [folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.items.allSatisfy { $0.files == .none })
    let copy = folder.path + "/report"
    try ReportWriter(folder: copy).write(try ReportCopier(folder: copy).copyFiles(outcome))
    #expect(!texts(in: copy).contains(secret))
    #expect(
      FileManager.default.subpaths(atPath: copy)?.sorted() == [
        "index.html", "junit.xml", "report.json", "summary.md",
      ])
  }

  @Test func aRecordedReferenceBehindALinkIsNotShown() throws {
    try link(folder.references + "/T/linked", to: folder.path + "/private")
    try link(folder.references + "/T/F/x.txt", to: folder.path + "/private/secret.txt")
    let lines = ["T/linked/secret.txt", "T/F/x.txt", "../private/secret.txt"].map { folder.verdict("recorded", $0) }
    try folder.journal([folder.start(isFiltered: false)] + lines + [folder.end], ofProcess: 1)
    let outcome = try outcome()
    #expect(outcome.orphans.isEmpty)
    let copy = folder.path + "/report"
    try ReportWriter(folder: copy).write(try ReportCopier(folder: copy).copyFiles(outcome))
    #expect(!texts(in: copy).contains(secret))
  }

  @Test func copiesAreNotWrittenThroughLinks() throws {
    try folder.write("x", to: folder.artifacts + "/T/F/x.txt/actual.txt")
    try folder.journal(
      [folder.start(isFiltered: false), folder.verdict("missing", "T/F/x.txt", files: ["actual.txt"]), folder.end],
      ofProcess: 1)
    let copy = folder.path + "/report"
    try link(copy + "/T", to: folder.path + "/private")
    #expect(throws: ReportError.self) { try ReportCopier(folder: copy).copyFiles(try outcome()) }
    #expect(FileManager.default.subpaths(atPath: folder.path + "/private") == ["secret.txt"])
  }

  @Test(arguments: ["link", "pipe", "device"]) func journals(kind: String) throws {
    try folder.journal([folder.start(isFiltered: false), folder.end], ofProcess: 1)
    let journal = folder.artifacts + "/journal/run/9.jsonl"
    switch kind {
    case "link": try link(journal, to: folder.path + "/private/secret.txt")
    case "pipe": try #require(mkfifo(journal, 0o600) == 0)
    default: try link(journal, to: "/dev/zero")
    }
    let error = #expect(throws: ReadingError.self) { try outcome() }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.contains(journal))
    #expect(!message.contains(secret))
    #expect(message.contains(kind == "pipe" ? "it is not a regular file" : "it is a link"), "\(message)")
  }

  @Test func aLinkInPlaceOfTheJournalsIsNoJournal() throws {
    try folder.journal([folder.start(), folder.end], ofProcess: 1, in: folder.path + "/private")
    try link(folder.artifacts + "/journal", to: folder.path + "/private/journal")
    #expect(throws: ReadingError.noJournal(artifacts: folder.artifacts)) { try outcome() }
  }
}
