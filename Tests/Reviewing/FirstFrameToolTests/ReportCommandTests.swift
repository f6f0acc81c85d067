import FirstFrameProgramTesting
import Foundation
import Testing

/// `firstframe report`, with handwritten journals.
@Suite struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ lines: [String], to shard: String, picture: String) throws -> String {
    let folder = folder.url.path + "/" + shard
    try FileManager.default.createDirectory(atPath: folder + "/journal/run", withIntermediateDirectories: true)
    let journal = ReviewedPackage.sealed(lines).map { $0 + "\n" }.joined()
    try Data(journal.utf8).write(to: URL(fileURLWithPath: folder + "/journal/run/5.jsonl"))
    let artifactFolder = folder + "/A/B/" + picture
    try FileManager.default.createDirectory(atPath: artifactFolder, withIntermediateDirectories: true)
    try Data("picture".utf8).write(to: URL(fileURLWithPath: artifactFolder + "/actual.png"))
    return folder
  }

  private func lines(_ picture: String) -> [String] {
    [
      #"{"event":"start","format":2,"references":"/none","isFiltered":true,"isRegistered":true,"expected":[]}"#,
      #"{"artifacts":["actual.png"],"column":5,"event":"verdict","file":"A/B.swift","line":9,"message":"m","#
        + #""snapshot":"A/B/\#(picture)","target":"A","test":"t","verdict":"missing"}"#,
      #"{"event":"matched","snapshot":"A/B/same.png"}"#,
      #"{"event":"end","failed":1,"matched":1,"undelivered":0}"#,
    ]
  }

  @Test func theReportIsWrittenIntoTheFolderOfArtifacts() throws {
    let artifacts = try write(lines("one.png"), to: "artifacts", picture: "one.png")
    let result = try Program.firstframe.run(["report", "--artifacts", artifacts])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.output == "1 new, 1 passed\n\(artifacts)/index.html\n")
    for file in ["index.html", "report.json", "summary.md", "junit.xml"] {
      #expect(FileManager.default.fileExists(atPath: artifacts + "/" + file))
    }
  }

  @Test func shardsAreMergedWithTheirPicturesBesideThePage() throws {
    let shards = try [("1", "one.png"), ("2", "two.png"), ("3", "two.png")].map { shard, picture in
      try write(lines(picture), to: shard, picture: picture)
    }
    let output = folder.url.path + "/report"
    let result = try Program.firstframe.run(["report", "--merge"] + shards + ["--whole", "--output", output])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("2 new, 1 passed\n"))
    for picture in ["one.png", "two.png"] {
      #expect(FileManager.default.fileExists(atPath: "\(output)/A/B/\(picture)/actual.png"))
    }
    #expect(try !String(contentsOfFile: output + "/summary.md", encoding: .utf8).contains("not complete"))
  }

  @Test func orphanedReferencesAreCopiedBesideThePage() throws {
    let artifacts = try write(lines("one.png"), to: "artifacts", picture: "one.png")
    let references = folder.url.path + "/references"
    try FileManager.default.createDirectory(atPath: references + "/A/B", withIntermediateDirectories: true)
    try Data("old".utf8).write(to: URL(fileURLWithPath: references + "/A/B/gone.png"))
    try Data("a secret".utf8).write(to: URL(fileURLWithPath: folder.url.path + "/secret.txt"))
    try FileManager.default.createSymbolicLink(
      atPath: references + "/A/B/link.txt", withDestinationPath: folder.url.path + "/secret.txt")
    let output = folder.url.path + "/report"
    let result = try Program.firstframe.run(
      ["report", "--merge", artifacts, "--whole", "--references", references, "--output", output])
    #expect(result.status == 0, "\(result)")
    #expect(result.output.hasPrefix("1 new, 2 orphaned, 1 passed\n"), "\(result)")
    let page = try String(contentsOfFile: output + "/index.html", encoding: .utf8)
    #expect(page.contains(#""path":"__Snapshots__/A/B/gone.png""#))
    #expect(FileManager.default.contents(atPath: output + "/__Snapshots__/A/B/gone.png") == Data("old".utf8))
    // A link is listed, and its target is not copied.
    #expect(page.contains("A/B/link.txt"))
    #expect(!page.contains("a secret"))
    #expect(!FileManager.default.fileExists(atPath: output + "/__Snapshots__/A/B/link.txt"))
  }

  @Test func missingArtifactsAreAnErrorThatExplainsWhatToType() throws {
    let empty = folder.url.path
    let none = try Program.firstframe.run(["report", "--artifacts", empty])
    #expect(none.status == 2)
    #expect(none.output.isEmpty)
    #expect(none.error.contains("there is no journal of a run in \(empty); run `swift test` first"))
    let nowhere = try Program.firstframe.run(["report", "--merge", empty + "/nowhere"])
    #expect(nowhere.status == 2)
    #expect(nowhere.error.contains("there is no folder \(empty)/nowhere; run `swift test` first"))
    #expect(try Program.firstframe.run(["report", "--merge", empty, "--artifacts", empty]).status == 2)
  }
}
