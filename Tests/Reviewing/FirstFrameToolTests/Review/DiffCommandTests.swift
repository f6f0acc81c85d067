import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

struct DiffCommandTests {
  private let package: ReviewedPackage
  private let text = "T/F/text.layout.txt"

  init() throws {
    package = try ReviewedPackage()
    try git("init", "-q", "-b", "main")
    try package.write(".build/\n", to: package.folder + "/.gitignore")
    for (name, level) in [("changed", 10), ("gone", 20), ("same", 30)] {
      try package.write(ReviewedPackage.picture(UInt8(level)), to: package.references + "/T/F/\(name).png")
    }
    try package.write("a\nb\nc\n", to: package.references + "/" + text)
    try commit("one")
    try git("tag", "one")
    try package.write(ReviewedPackage.picture(200), to: package.references + "/T/F/changed.png")
    try FileManager.default.removeItem(atPath: package.references + "/T/F/gone.png")
    try package.write(ReviewedPackage.picture(40), to: package.references + "/T/F/new one.png")
    try package.write("a\nB\nc\n", to: package.references + "/" + text)
    try package.write("elsewhere", to: package.folder + "/Sources.txt")
    try commit("two")
    try git("tag", "two")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", package.folder, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  private let listing = """
    changed  T/F/changed.png: 64 of 64 pixels differ, inside the box of 8 x 8 pixels at (0, 0)
    removed  T/F/gone.png: was removed
    added    T/F/new one.png: is new
    changed  T/F/text.layout.txt: 1 line was removed and 1 was added; the first difference is at line 2

    """

  @Test(
    arguments: [
      "one..HEAD", "one..", "one...main", "main~1..main",
    ])
  func listsChangesAndWritesBothSidesAndTheDifference(range: String) throws {
    let result = try package.run("diff", range)
    #expect(result.status == 1, "\(result)")
    #expect(result.error.isEmpty, "\(result)")
    let folder = package.folder + "/.build/snapshot-diff"
    #expect(result.output == listing + "4 snapshots differ; look at them in \(folder).\n")
    #expect(
      package.files(below: folder).keys.sorted() == [
        ".firstframe-folder", "T/F/changed.png/actual.png", "T/F/changed.png/difference.png",
        "T/F/changed.png/reference.png",
        "T/F/gone.png/reference.png", "T/F/new one.png/actual.png", "T/F/text.layout.txt/actual.txt",
        "T/F/text.layout.txt/difference.txt", "T/F/text.layout.txt/reference.txt",
      ])
    let files = package.files(below: folder)
    #expect(files["T/F/changed.png/reference.png"] == (try ReviewedPackage.picture(10)))
    #expect(files["T/F/changed.png/actual.png"] == (try ReviewedPackage.picture(200)))
    let difference = try Bitmap(pngData: #require(files["T/F/changed.png/difference.png"]))
    #expect(difference.width == 8)
  }

  @Test func quietPrintsOnlyTheListTheOppositeRangeSwapsAddedAndRemoved() throws {
    let result = try package.run("diff", "HEAD..one", "--quiet")
    #expect(
      result.output.contains("added    T/F/gone.png: is new\nremoved  T/F/new one.png: was removed\n"), "\(result)")
  }

  @Test func withoutASecondRevisionComparesWithTheWorkingTree() throws {
    #expect(try package.run("diff", "HEAD").output == "No snapshot differs.\n")
    try package.write(ReviewedPackage.picture(1), to: package.references + "/T/F/same.png")
    try package.write(ReviewedPackage.picture(2), to: package.references + "/T/F/untracked.png")
    let result = try package.run("diff", "HEAD", "-q")
    #expect(result.status == 1)
    #expect(
      result.output == """
        changed  T/F/same.png: 64 of 64 pixels differ, inside the box of 8 x 8 pixels at (0, 0)
        added    T/F/untracked.png: is new

        """)
  }

  @Test func picturesWithLayoutTreesAreComparedNodeByNode() throws {
    let references = Repository.file("__Snapshots__/CatalogTests/ScoreViewSnapshotTests")
    let sides = try ["Light", "Dark"].map {
      try Data(contentsOf: references.appendingPathComponent("testScoreView_SportVariants_\($0).png"))
    }
    try package.write(sides[0], to: package.references + "/T/F/same.png")
    try commit("three")
    try package.write(sides[1], to: package.references + "/T/F/same.png")
    let result = try package.run("diff", "HEAD", "-q")
    #expect(
      result.output.contains(
        #/changed  T\/F\/same\.png: `[A-Za-z\[\]0-9]+` .*; [0-9]+ of [0-9]+ pixels differ, inside/#), "\(result)")
  }

  @Test func filesThatDifferButHaveTheSamePixelsAreReportedAsSuch() throws {
    var file = PNGFile(bitmap: try Bitmap(pngData: ReviewedPackage.picture(30)))
    try file.metadata.append("somebody", under: "Author")
    try package.write(file.data(), to: package.references + "/T/F/same.png")
    #expect(
      try package.run("diff", "HEAD", "-q").output
        == "changed  T/F/same.png: has the same pixels, but different bytes\n")
  }

  @Test func theListIsOneJSONObject() throws {
    let result = try package.run("diff", "one..HEAD", "--json", "--output", "out")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let snapshots = try #require(report["snapshots"] as? [[String: String]])
    #expect(snapshots.map { $0["status"] } == ["changed", "removed", "added", "changed"])
    #expect(snapshots[0]["folder"] == "out/T/F/changed.png")
  }

  @Test func anEarlierDiffIsReplacedAndNothingElse() throws {
    #expect(try package.run("diff", "one..HEAD", "--output", "out").status == 1)
    try package.write("mine", to: package.folder + "/out/notes.md")
    for (folder, message) in [
      (".", "is the package's own folder"), ("__Snapshots__/T", "lies in the folder of references"),
      ("mine", "it has out, which FirstFrame did not write"),
    ] {
      try package.write("mine", to: package.folder + "/mine/out")
      let before = package.files(below: package.folder)
      let refused = try package.run("diff", "one..HEAD", "--output", folder)
      #expect(refused.status == 2, "\(refused)")
      #expect(refused.error.contains(message), "\(refused)")
      #expect(package.files(below: package.folder) == before)
    }
    try package.write(ReviewedPackage.picture(10), to: package.references + "/T/F/changed.png")
    #expect(try package.run("diff", "two", "--output", "out").status == 1)
    #expect(
      package.files(below: package.folder + "/out").keys.sorted() == [
        ".firstframe-folder", "T/F/changed.png/actual.png", "T/F/changed.png/difference.png",
        "T/F/changed.png/reference.png", "notes.md",
      ])
  }

  @Test(
    arguments: [
      (["nothing..HEAD"], "git has no revision 'nothing'"), (["one..nothing"], "git has no revision 'nothing'"),
      ([".."], "is not a range of revisions; expected BASE..HEAD"), (["a..b..c"], "is not a range of revisions"),
      ([""], "is not a range of revisions"),
      (["one..--output=x"], "is not a range of revisions"),
      (["one..HEAD", "--output", "Package.swift"], "cannot be used: not a directory"),
      (["HEAD:Package.swift"], "git has no revision"), ([], "Missing expected argument '<range>'"),
    ] as [([String], String)])
  func eachFailureIsOneErrorThatExplainsWhatToType(arguments: [String], message: String) throws {
    let result = try Program.firstframe.run(["diff"] + arguments, in: package.folder)
    #expect(result.status == 2, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.error.contains(message), "\(result)")
  }

  @Test func outsideARepositoryTheErrorSaysWhatToType() throws {
    try FileManager.default.removeItem(atPath: package.folder + "/.git")
    // The folder of temporary files may itself be in a working tree.
    let parent = URL(fileURLWithPath: package.folder).deletingLastPathComponent().path
    let result = try package.run("diff", "one..HEAD", environment: ["GIT_CEILING_DIRECTORIES": parent])
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("is not in a working tree of git; run `git init`"), "\(result)")
  }
}
