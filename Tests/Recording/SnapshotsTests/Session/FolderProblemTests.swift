import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Folders that hold something else, or that overlap: every assertion fails with one line, and nothing is written.
@Suite struct FolderProblemTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    for file in [
      "__Snapshots__/CardTests/CardViewTests/testCard.txt", "__Snapshots__/T/F/other.txt", "Sources/Kit/Card.swift",
      "Tests/CardTests/CardViewTests.swift", "home/journal/2024/january.md", "home/index.html",
      "elsewhere/diary.txt",
    ] {
      try package.write("text", to: file)
    }
    for (link, target) in [("linkedReferences", "__Snapshots__"), ("linkedSources", "Sources"), ("linkedHome", "home")]
    {
      try FileManager.default.createSymbolicLink(
        atPath: package.root + "/" + link, withDestinationPath: package.root + "/" + target)
    }
  }

  private var state: [String: Data] {
    get throws {
      Dictionary(uniqueKeysWithValues: try package.files(below: "").map { ($0, try package.data(at: $0)) })
    }
  }

  @Test(
    arguments: [
      ("__Snapshots__", "is the folder of references"), ("__Snapshots__/", "is the folder of references"),
      ("Sources/../__Snapshots__", "is the folder of references"), ("linkedReferences", "is the folder of references"),
      ("__Snapshots__/T", "lies in the folder of references"),
      ("linkedReferences/new", "lies in the folder of references"),
      (".", "is the package's own folder"), ("..", "contains the package"),
      ("Sources", "lies in the package's sources"), ("linkedSources/new", "lies in the package's sources"),
      ("Tests/CardTests/artifacts", "lies in the package's sources"), ("home", "it has index.html"),
      ("linkedHome", "it has index.html"), ("elsewhere", "it has diary.txt"),
    ], SnapshotTestingConfiguration.Record.allCases)
  func refused(artifacts: (folder: String, message: String), mode: SnapshotTestingConfiguration.Record) throws {
    let before = try state
    let session = package.session([
      "SNAPSHOT_ARTIFACTS": artifacts.folder, "SNAPSHOT_TESTING_RECORD": mode.rawValue,
    ])
    let verifier = SnapshotVerifier(session: session)
    // The first value equals its reference, and the second one has none.
    for test in ["testCard()", "testOther()"] {
      let verdict = verifier.verify(
        { "text" }, as: .lines, at: package.location(test: test), isOnMainActor: false)
      #expect(verdict.kind == .refused)
      let message = try #require(verdict.failureMessage)
      #expect(message.contains(artifacts.message), "\(message)")
      #expect(message.contains("nothing was changed"), "\(message)")
      #expect(message.contains("SNAPSHOT_ARTIFACTS"))
      #expect(!message.contains("\n"))
      session.logFailure(verdict, delivery: .test)
    }
    let inline = verifier.verifyInline(
      { "text" }, as: .lines, record: nil, at: package.location(test: "testInline()"), isOnMainActor: false
    ) { _ in SnapshotStore(root: package.root + "/inline") }
    #expect(inline.kind == .refused)
    _ = session.end(status: 1)
    #expect(try state == before)
  }

  @Test(arguments: [
    (".", "is the package's own folder"), ("Sources", "is the package's folder Sources"),
    ("..", "contains the package"),
  ])
  func referencesInPlaceOfSources(folder: String, message: String) throws {
    let before = try state
    let verdict = package.verifier(["SNAPSHOT_REFERENCE_DIR": folder, "SNAPSHOT_TESTING_RECORD": "all"])
      .verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.kind == .refused)
    #expect(verdict.failureMessage?.contains(message) == true)
    #expect(try state == before)
  }

  @Test(arguments: [".build/snapshot-artifacts", "snapshots", "../\(UUID().uuidString)/new"])
  func otherFoldersAreMarked(folder: String) throws {
    let session = package.session(["SNAPSHOT_ARTIFACTS": folder])
    let verdict = SnapshotVerifier(session: session)
      .verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.kind == .matched)
    _ = session.end(status: 0)
    let artifacts = URL(fileURLWithPath: package.root + "/" + folder).standardizedFileURL.path
    #expect(LocalFile.isRegular(artifacts + "/.firstframe-folder"))
    #expect(LocalFile.isRegular(artifacts + "/journal/run/7.jsonl"))
    if folder.hasPrefix("..") { try FileManager.default.removeItem(atPath: artifacts.parentFolder) }
  }

  @Test func theDefaultFolderOfAnEarlierVersionIsAdopted() throws {
    let folder = ".build/snapshot-artifacts/"
    for file in [
      "index.html", "report.json", "summary.md", "junit.xml", "review.json", ".report-waiting", "inline/x.json",
      "journal/9-1/9.jsonl", "CardTests/CardViewTests/testCard.txt/actual.txt", "T/F/x.png/nodes.json",
    ] {
      try package.write("x", to: folder + file)
    }
    let verdict = package.verifier().verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.kind == .matched)
    #expect(!package.exists(folder + "CardTests/CardViewTests/testCard.txt"))
    // In a folder that somebody has named, the same files may be somebody's.
    try FileManager.default.removeItem(atPath: package.artifacts + "/.firstframe-folder")
    let named = package.verifier(["SNAPSHOT_ARTIFACTS": folder])
      .verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(named.kind == .refused)
    try package.write("x", to: folder + "T/F/x.png/notes.txt")
    let foreign = package.verifier().verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(foreign.failureMessage?.contains("it has T/F/x.png/notes.txt") == true)
  }

  @Test func aLinkInPlaceOfTheDefaultFolderIsRefused() throws {
    try FileManager.default.createDirectory(atPath: package.root + "/.build", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.artifacts, withDestinationPath: package.root + "/elsewhere")
    let verdict = package.verifier().verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.failureMessage?.contains("it is a link") == true)
    #expect(package.files(below: "elsewhere") == ["diary.txt"])
  }
}

/// What FirstFrame removes from a folder of artifacts that also has other files.
@Suite struct ArtifactRemovalTests {
  private let package: TemporaryPackage
  private let set = ".build/snapshot-artifacts/CardTests/CardViewTests/testCard.txt/"

  init() throws {
    package = try TemporaryPackage()
    try package.write("old", to: "__Snapshots__/CardTests/CardViewTests/testCard.txt")
    _ = verify("other")
  }

  private func verify(_ text: String) -> Verdict {
    package.verifier().verify({ text }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  @Test func filesOfOthersStayInASet() throws {
    try package.write("mine", to: set + "notes.txt")
    #expect(verify("old").kind == .matched)
    #expect(package.files(below: set) == ["notes.txt"])
    let message = try #require(verify("other").failureMessage)
    #expect(
      message.contains("it has CardTests/CardViewTests/testCard.txt, which FirstFrame did not write"), "\(message)")
    #expect(package.files(below: set) == ["notes.txt"])
  }

  @Test(arguments: ["CardTests", "CardTests/CardViewTests", "CardTests/CardViewTests/testCard.txt"])
  func nothingIsRemovedOrWrittenThroughALink(link: String) throws {
    for file in ["actual.txt", "CardViewTests/testCard.txt/actual.txt", "testCard.txt/actual.txt"] {
      try package.write("mine", to: "outside/" + file)
    }
    let before = package.files(below: "outside")
    let path = package.artifacts + "/" + link
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: package.root + "/outside")
    #expect(verify("old").kind == .matched)
    #expect(verify("other").kind == .mismatched)
    #expect(package.files(below: "outside") == before)
  }

  @Test func journalsOfOthersStay() throws {
    try package.write("diary", to: ".build/snapshot-artifacts/journal/2024/january.md")
    try package.write("{}", to: ".build/snapshot-artifacts/journal/2024/1999999.jsonl")
    try package.write("diary", to: ".build/snapshot-artifacts/journal/todo.txt")
    try package.write("mine", to: "outside/1999999.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: package.artifacts + "/journal/linked", withDestinationPath: package.root + "/outside")
    _ = package.verifier(["SNAPSHOT_RUN_ID": "next"])
      .verify({ "other" }, as: .lines, at: package.location(), isOnMainActor: false)
    // A process with the ID 7 may exist.
    let journals = package.files(below: ".build/snapshot-artifacts/journal").filter { !$0.hasPrefix("run/") }
    #expect(journals == ["2024/january.md", "next/7.jsonl", "todo.txt"])
    #expect(package.exists("outside/1999999.jsonl"))
  }

  @Test func aLinkInPlaceOfTheJournalsIsNotFollowed() throws {
    let journal = package.artifacts + "/journal"
    try FileManager.default.removeItem(atPath: journal)
    try package.write("mine", to: "outside/run/1999999.jsonl")
    try FileManager.default.createSymbolicLink(atPath: journal, withDestinationPath: package.root + "/outside")
    _ = package.verifier(["SNAPSHOT_RUN_ID": "next"])
      .verify({ "other" }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(package.files(below: "outside") == ["run/1999999.jsonl"])
  }

  @Test func filesOfDifferencesHaveKnownNames() {
    let names = [
      Difference.File(name: "difference", pathExtension: "txt", data: Data()),
      Difference.File(name: "difference.wide", pathExtension: "png", data: Data()),
      Difference.File(name: "heatmap", pathExtension: "png", data: Data()),
      Difference.File(name: "../../escape", pathExtension: "sh", data: Data()),
    ].map { ArtifactSet.File(difference: $0).name }
    #expect(names.prefix(3) == ["difference.txt", "difference.wide.png", "difference.heatmap.png"])
    #expect(names.allSatisfy { ArtifactsFolder.isSetFile($0) && !$0.contains("/") })
  }
}
