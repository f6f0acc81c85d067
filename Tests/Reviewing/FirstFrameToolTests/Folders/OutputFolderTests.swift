import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

/// Commands that empty or replace folders: none touches what it did not write.
struct OutputFolderTests {
  private let package: ReviewedPackage

  init() throws {
    package = try .withPreciousFiles()
  }

  private func expectRefusal(_ arguments: [String], message: String, in folder: String? = nil) throws {
    try package.expectRefusal(by: .firstframe, arguments, message: message, in: folder)
  }

  @Test(arguments: ReviewedPackage.forbiddenFolders) func report(folder: String, message: String) throws {
    for mode in [["--artifacts", ".build/snapshot-artifacts"], ["--merge", ".build/snapshot-artifacts"]] {
      try expectRefusal(["report"] + mode + ["--output", folder], message: message)
    }
  }

  @Test(arguments: [
    (".build/snapshot-artifacts", "is, contains or lies in the folder of artifacts"),
    (".build/snapshot-artifacts/report", "is, contains or lies in the folder of artifacts"),
    (".build", "is, contains or lies in the folder of artifacts"),
  ])
  func mergedReport(folder: String, message: String) throws {
    try expectRefusal(
      ["report", "--merge", ".build/snapshot-artifacts", "--output", folder], message: message)
  }

  @Test func aReportGoesIntoAFolderOfArtifactsOnlyIfItHasNothingElse() throws {
    try package.write("mine", to: package.artifacts + "/index.html.bak")
    try expectRefusal(["report"], message: "it has index.html.bak, which FirstFrame did not write")
    try FileManager.default.removeItem(atPath: package.artifacts + "/index.html.bak")
    #expect(try package.run("report").status == 0)
    #expect(try package.run("report").status == 0)
  }

  @Test func aMergedReportReplacesAnEarlierOne() throws {
    for _ in 1...2 {
      let result = try package.run("report", "--merge", ".build/snapshot-artifacts", "--output", "out")
      #expect(result.status == 0, "\(result)")
    }
    try package.write("mine", to: package.folder + "/out/notes.md")
    #expect(try package.run("report", "--merge", ".build/snapshot-artifacts", "--output", "out").status == 0)
    #expect(package.files(below: package.folder + "/out")["notes.md"] == Data("mine".utf8))
  }

  @Test func aReportOfArtifactsFromElsewhereCopiesNothingOfThisMachine() throws {
    let private_ = package.folder + "/private"
    for file in ["repo/.git/config", "keys/id.txt", "a/b.txt"] {
      try package.write("SECRET", to: "\(private_)/\(file)")
    }
    let artifacts = package.folder + "/download"
    try package.write(
      [
        #"{"event":"start","format":2,"references":"\#(private_)","isFiltered":false,"isRegistered":true}"#,
        #"{"event":"matched","snapshot":"T/F/x.txt"}"#,
        #"{"event":"end","matched":1,"failed":0,"undelivered":0}"#,
      ].map { $0 + "\n" }.joined(), to: artifacts + "/journal/1-1/1.jsonl")
    #expect(try package.run("report", "--merge", artifacts, "--output", "merged").status == 0)
    #expect(try package.run("report", "--artifacts", artifacts).status == 0)
    for folder in ["merged", "download"] {
      let files = package.files(below: package.folder + "/" + folder)
      #expect(files["index.html"] != nil)
      #expect(files.values.allSatisfy { $0.firstRange(of: Data("SECRET".utf8)) == nil })
    }
  }

  @Test func aLinkedFolderAmongTheReferencesIsNeitherListedNorShown() throws {
    try package.write("SECRET", to: package.folder + "/private/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.references + "/T/linked", withDestinationPath: package.folder + "/private")
    try package.addRun([ReviewedPackage.Snapshot(path: "T/F/card.png", verdict: "matched")])
    let prune = try package.run("prune")
    #expect(!prune.output.contains("notes.txt"), "\(prune)")
    #expect(try package.run("report").status == 0)
    let page = try #require(package.files(below: package.artifacts)["index.html"])
    #expect(page.firstRange(of: Data("SECRET".utf8)) == nil)
    #expect(page.firstRange(of: Data("notes.txt".utf8)) == nil)
    #expect(package.files(below: package.folder + "/private").keys.sorted() == ["notes.txt"])
  }

  @Test func acceptWritesOnlyWhatWasCompared() throws {
    let actual = try ReviewedPackage.picture(200)
    // `teSt` is a chunk that no program knows; its checksum is the right one.
    let chunk = Data([0, 0, 0, 0]) + Data("teSt".utf8) + Data([0x4D, 0xFB, 0x5A, 0xAE])
    let odd = actual.prefix(33) + chunk + actual.dropFirst(33)
    try package.addRun([.init(path: "T/F/card.png", reference: ReviewedPackage.picture(10), actual: odd)])
    let result = try package.run("accept", "T/F/card.png")
    #expect(result.status == 0, "\(result)")
    let reference = try #require(package.reference("T/F/card.png"))
    #expect(reference.firstRange(of: Data("teSt".utf8)) == nil)
    #expect(try Bitmap(pngData: reference) == (try Bitmap(pngData: actual)))
    #expect(try package.run("pending").output.contains("No decisions are pending"))
  }

  @Test func pruneMovesNothingThroughALink() throws {
    try package.addRun([ReviewedPackage.Snapshot(path: "T/F/used.png", verdict: "matched")])
    for name in ["used", "gone"] { try package.write("x", to: package.references + "/T/F/\(name).png") }
    try FileManager.default.createSymbolicLink(
      atPath: package.folder + "/.build/pruned-snapshots", withDestinationPath: package.folder + "/public")
    let before = package.files(below: package.folder)
    let result = try package.run("prune")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("it is a link; nothing was changed"), "\(result)")
    #expect(package.files(below: package.folder) == before)
  }

  @Test(
    arguments: [
      ("__Snapshots__/T/F/card.png", "lies in the folder of references"),
      ("linkedReferences/T/F/new.png", "lies in the folder of references"),
      (".build/snapshot-artifacts/x.png", "lies in the folder of artifacts"),
      ("Sources/Kit/Card.swift", "is an existing source file"),
    ])
  func renderOverwritesNeitherReferencesNorArtifactsNorSources(output: String, message: String) throws {
    try package.write(##"{"frame":[0,0,4,4],"background":"#FF0000"}"##, to: package.folder + "/scene.json")
    try expectRefusal(["render", "scene.json", "--output", output], message: message)
    #expect(try package.run("render", "scene.json", "--output", "new.png").status == 0)
  }

  @Test func huntReplacesOnlyItsOwnFolder() throws {
    try package.write("// FirstFrame", to: package.folder + "/Package.swift")
    try package.write("mine", to: package.folder + "/.build/firstframe-hunt/notes.md")
    try expectRefusal(["hunt"], message: "it has notes.md, which FirstFrame did not write")
    try FileManager.default.removeItem(atPath: package.folder + "/.build/firstframe-hunt")
    try FileManager.default.createSymbolicLink(
      atPath: package.folder + "/.build/firstframe-hunt", withDestinationPath: package.folder + "/public")
    try expectRefusal(["hunt"], message: "it is a link")
  }
}
