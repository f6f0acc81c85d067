import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

struct AcceptCommandTests {
  private let package: ReviewedPackage
  private let (old, new): (Data, Data)

  init() throws {
    package = try ReviewedPackage()
    (old, new) = (try ReviewedPackage.picture(10), try ReviewedPackage.picture(200))
  }

  private func addFourSnapshots() throws {
    try package.addRun([
      .init(path: "T/F/same.png", verdict: "matched", reference: old),
      ReviewedPackage.changed("T/F/card.png"), ReviewedPackage.changed("T/F/card.dark.png"),
      ReviewedPackage.new("T/Other/new.png"),
    ])
  }

  @Test func acceptingASnapshotChangesOnlyItsReference() throws {
    try addFourSnapshots()
    var before = package.files()
    let result = try package.run("accept", "T/F/card.png")
    #expect(result.status == 0, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
    #expect(result.output.hasPrefix("accepted T/F/card.png\nWrote 1 reference below \(package.references)."))
    #expect(
      result.output.contains(
        """
        T/F.swift (test) has not run since. To see it pass:
          swift test --filter '^T\\.(.*/)?test(\\(|$)'

        """))
    before["T/F/card.png"] = new
    #expect(package.files() == before)
    // Accepting it again has no effect.
    let again = try package.run("accept", "T/F/card.png")
    #expect(again.status == 0)
    #expect(again.output.contains("T/F/card.png is already accepted"))
  }

  @Test(
    arguments: [
      (["T/F/card.png"], ["T/F/card.png"]), (["card.png"], ["T/F/card.png"]),
      (["card"], ["T/F/card.dark.png", "T/F/card.png"]), (["F"], ["T/F/card.dark.png", "T/F/card.png"]),
      (["*dark*"], ["T/F/card.dark.png"]), (["F/card.dark"], ["T/F/card.dark.png"]),
      (["Other/n?w.png"], ["T/Other/new.png"]),
      (["T"], ["T/F/card.dark.png", "T/F/card.png", "T/Other/new.png"]),
      (["new", "*dark*"], ["T/F/card.dark.png", "T/Other/new.png"]),
      (["--all"], ["T/F/card.dark.png", "T/F/card.png", "T/Other/new.png"]),
    ])
  func filtersMatchPartsOfPaths(arguments: [String], accepted: [String]) throws {
    try addFourSnapshots()
    let result = try Program.firstframe.run(["accept"] + arguments, in: package.folder)
    #expect(result.status == 0, "\(result)")
    let changed = package.files().filter { $0.value == new }.keys.sorted()
    #expect(changed == accepted)
  }

  /// Invalid filters and options cause one error that explains what to type, and nothing is written.
  @Test(
    arguments: [
      ([], "name the snapshots, or type `--all` for all 3 that are pending; `swift run firstframe pending` lists them"),
      (["nothing"], "matches 'nothing'; `swift run firstframe pending` lists them"),
      (["CARD.PNG"], "did you mean 'T/F/card.png'?"),
      (["same"], "matches 'same'"), (["car"], "did you mean 'T/F/card"), ([""], "matches ''"),
      (["../card.png"], "matches"),
      (["--all", "card"], "--all and filters exclude each other"), (["--al"], "Unknown option '--al'"),
      (["card", "--from", "/nowhere"], "there is no folder /nowhere"),
      (["card", "--from", ""], "--from: expected the name"),
      (["card", "--references", ""], "--references: expected the name"),
      (["card", "--from", "__Snapshots__"], "there are no artifacts of a run here"),
    ] as [([String], String)])
  func invalidFiltersAndOptionsCauseOneErrorThatExplainsWhatToType(arguments: [String], message: String) throws {
    try addFourSnapshots()
    let before = package.files()
    let result = try Program.firstframe.run(["accept"] + arguments, in: package.folder)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(message), "\(result.error)")
    #expect(package.files() == before)
  }

  @Test func outsideAPackageTheErrorNamesTheFileThatIsMissing() throws {
    let result = try Program.firstframe.run(["accept", "--all"], in: "/")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("no folder above / has a Package.swift"), "\(result)")
  }

  @Test func beforeTheFirstRunTheErrorExplainsWhatToType() throws {
    let result = try package.run("accept", "--all")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("run `swift test` first"), "\(result)")
  }

  @Test(
    arguments: [
      (Data("other".utf8), "its reference changed since it was drawn"), (nil, "its reference was removed since"),
    ] as [(Data?, String)])
  func aReferenceThatChangedSinceItsTestRanIsReplacedOnlyWithForce(current: Data?, message: String) throws {
    try addFourSnapshots()
    let path = package.references + "/T/F/card.png"
    try FileManager.default.removeItem(atPath: path)
    if let current { try package.write(current, to: path) }
    let before = package.files()
    let result = try package.run("accept", "card.png", "card.dark.png")
    #expect(result.status == 2)
    #expect(result.error.contains("T/F/card.png: \(message)"))
    #expect(result.error.contains("--force"))
    // Other snapshots are accepted nevertheless.
    #expect(package.files().filter { before[$0.key] != $0.value }.keys.sorted() == ["T/F/card.dark.png"])
    #expect(try package.run("accept", "card.png", "--force").status == 0)
    #expect(package.reference("T/F/card.png") == new)
  }

  @Test func aReferenceThatAppearedSinceItsTestRanIsNotReplaced() throws {
    try addFourSnapshots()
    try package.write(old, to: package.references + "/T/Other/new.png")
    let result = try package.run("accept", "--all")
    #expect(result.status == 2)
    #expect(result.error.contains("there was no reference when it was drawn, and now there is one"))
    #expect(package.reference("T/Other/new.png") == old)
  }

  @Test(
    arguments: [
      ("blank", false, "T/F/x.png", "its first frame is blank, which is not allowed for references"),
      ("failed", false, "T/F/x.png", "there is no picture of it"),
      ("refused", false, "T/F/x.png", "there is no picture of it"),
      ("mismatched", true, "T/F/x.line-9-column-5.txt", "its reference is in the source of its test"),
      ("missing", true, "T/F/x.line-9-column-5.txt", "its reference is in the source of its test"),
    ])
  func invalidReferencesCannotBeAccepted(verdict: String, isInline: Bool, path: String, message: String) throws {
    try package.addRun([.init(path: path, verdict: verdict, actual: new, isInline: isInline)])
    let named = try package.run("accept", path)
    #expect(named.status == 2, "\(named)")
    #expect(named.error.contains("\(path) cannot be accepted: \(message)"), "\(named)")
    #expect(try package.run("accept", "--all").output == "No decisions are pending.\n")
    #expect(package.files().isEmpty)
  }

  @Test func aPictureCutOffByADownloadIsNotAccepted() throws {
    try package.addRun([.init(path: "T/F/card.png", reference: old, actual: new.prefix(new.count / 2))])
    let result = try package.run("accept", "card")
    #expect(result.status == 2)
    #expect(result.error.contains("actual.png: "))
    #expect(result.error.contains("nothing was accepted"))
    #expect(package.reference("T/F/card.png") == old)
  }

  @Test(
    arguments: [
      "../../outside.png", "T/../../outside.png", "/tmp/outside.png", "T/F/../outside.png", "outside.png",
      "T/F/G/card.png",
      "T//card.png", "T/F/.hidden.png", "T/F/a\\\\b.png",
    ])
  func nothingOutsideTheReferencesIsReadOrWrittenWhateverPathsJournalsContain(path: String) throws {
    try package.addRun([.init(path: path, verdict: "missing", actual: new)], writesReferences: false)
    let before = package.files(below: package.folder)
    #expect(try package.run("accept", "--all").output == "No decisions are pending.\n")
    #expect(try package.run("accept", "*").status == 2)
    #expect(package.files(below: package.folder).filter { !$0.key.hasSuffix("review.json") } == before)
  }

  @Test func linksThatLeadOutOfTheReferencesOrTheArtifactsAreNotFollowed() throws {
    let files = FileManager.default
    try addFourSnapshots()
    let secret = package.folder + "/secret.png"
    try package.write(old, to: secret)
    // The folder of a test file is a symbolic link to a folder outside.
    let outside = package.folder + "/outside"
    try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: package.references + "/T/Other", withDestinationPath: outside)
    let result = try package.run("accept", "new")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("leads out of the folder of references"), "\(result)")
    #expect(try files.contentsOfDirectory(atPath: outside).isEmpty)
    // A reference is a symbolic link to a file outside.
    let card = package.references + "/T/F/card.png"
    try files.removeItem(atPath: card)
    try files.createSymbolicLink(atPath: card, withDestinationPath: secret)
    #expect(try package.run("accept", "T/F/card.png").status == 2)
    #expect(files.contents(atPath: secret) == old)
    // The actual picture is a symbolic link to a file outside; then the folder of the snapshot's artifacts is a link.
    let artifactFolder = package.artifacts + "/T/F/card.dark.png"
    try files.removeItem(atPath: artifactFolder + "/actual.png")
    try files.createSymbolicLink(atPath: artifactFolder + "/actual.png", withDestinationPath: secret)
    // Links are not among the files of a set, so nothing is left to accept.
    #expect(try package.run("accept", "*dark*").status == 2)
    try files.moveItem(atPath: artifactFolder, toPath: outside + "/set")
    try files.createSymbolicLink(atPath: artifactFolder, withDestinationPath: outside + "/set")
    #expect(try package.run("accept", "*dark*").status == 2)
    #expect(package.reference("T/F/card.dark.png") == old)
  }

  @Test func artifactsOfOtherMachinesAreAcceptedHere() throws {
    let downloads = package.folder + "/downloads"
    try package.write(old, to: package.references + "/T/F/card.png")
    try package.addRun(
      [ReviewedPackage.changed("T/F/card.png")], in: downloads + "/shard-1/artifacts", writesReferences: false)
    try package.addRun([ReviewedPackage.new("T/G/new.png")], in: downloads + "/shard-2", writesReferences: false)
    #expect(try package.run("accept", "--all", "--from", downloads).status == 0)
    #expect(package.files() == ["T/F/card.png": new, "T/G/new.png": new])
    // With a `--from` for each folder, and another folder of references.
    let elsewhere = package.folder + "/elsewhere"
    let result = try package.run(
      "accept", "new", "--from", downloads + "/shard-1", "--from", "downloads/shard-2", "--references", elsewhere)
    #expect(result.status == 0, "\(result)")
    #expect(package.files(below: elsewhere) == ["T/G/new.png": new])
  }

  @Test func artifactsOfEarlierRunsAreAcceptedIfTheirKindIsKnown() throws {
    try addFourSnapshots()
    try FileManager.default.removeItem(atPath: package.artifacts + "/journal")
    let same = ReviewedPackage.Snapshot(path: "T/F/same.png", verdict: "matched", reference: old)
    // A complete run that did not draw them makes them obsolete.
    try package.addRun([same], run: "later")
    #expect(try package.run("accept", "--all").output == "No decisions are pending.\n")
    #expect(try package.run("pending").status == 0)
    try package.addRun([same], run: "later", firstLineKeys: #""isFiltered":true,"#)
    // A new snapshot may be blank. Only its journal recorded whether it is, and the journal was removed.
    #expect(try package.run("accept", "new").status == 2)
    #expect(try package.run("accept", "--all").status == 0)
    #expect(package.files().filter { $0.value == new }.keys.sorted() == ["T/F/card.dark.png", "T/F/card.png"])
  }

  @Test func quietPrintsNothingIfThereAreNoProblems() throws {
    try addFourSnapshots()
    let result = try package.run("accept", "--all", "--quiet")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.error.isEmpty)
  }

  @Test func aDamagedLineOfAJournalIsNamedAndTheOtherChangesAreAccepted() throws {
    try addFourSnapshots()
    try package.write("{\"event\":\n", to: package.artifacts + "/journal/run/8.jsonl")
    let result = try package.run("accept", "--all")
    #expect(result.status == 0, "\(result)")
    #expect(result.error.contains("line 1 of the journal"), "\(result)")
  }
}
