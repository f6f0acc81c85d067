import FirstFrameProgramTesting
import Foundation
import Testing

struct VerifyCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ arguments: String..., record: String? = nil) throws -> Program.Result {
    var variables = [
      "SNAPSHOT_REFERENCE_DIR": folder.path("references"), "SNAPSHOT_ARTIFACTS": folder.path("artifacts"),
    ]
    variables["SNAPSHOT_TESTING_RECORD"] = record
    return try Program.catalog.run(["verify"] + arguments, environment: variables)
  }

  private var digests: URL {
    folder.url.appendingPathComponent("references/CatalogGalleryTests/MatrixTests/digests.BadgeView.txt")
  }

  @Test func recordsReferencesLikeTestsAndThenPasses() throws {
    #expect(try verify("--matrix", "BadgeView").status == 1)
    #expect(!FileManager.default.fileExists(atPath: digests.path))
    let recording = try verify("--matrix", "BadgeView", record: "missing")
    #expect(recording.status == 0, "\(recording)")
    #expect(recording.output.contains("references written"), "\(recording)")
    let again = try verify("--matrix", "BadgeView")
    #expect(again.status == 0, "\(again)")
    #expect(again.output.contains("all equal their references"), "\(again)")
    #expect(try verify("BadgeView", record: "missing").status == 0)
    #expect(try verify("BadgeView").status == 0)
  }

  @Test func namesTheCellWithDifferentPixelsAndWritesItsPicture() throws {
    _ = try verify("--matrix", "BadgeView", record: "missing")
    var lines = try String(contentsOf: digests, encoding: .utf8).split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.contains(" dark.rtl.XXXL ") })
    let state = String(lines[index].prefix { $0 != " " })
    lines[index] = lines[index].dropLast() + (lines[index].hasSuffix("0") ? "1" : "0")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: digests)
    let result = try verify("--matrix", "BadgeView")
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("\(state) dark.rtl.XXXL"), "\(result)")
    let artifacts = folder.path("artifacts/CatalogGalleryTests/MatrixTests/digests.BadgeView.txt")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: artifacts).filter { $0.hasSuffix(".png") } == [
        "picture.\(state).dark.rtl.XXXL.png"
      ])
  }

  @Test func reportsDifferencesAsJSON() throws {
    struct Report: Decodable {
      struct Mismatch: Decodable { let component, state, cell, kind: String }
      let pictures: Int
      let mismatches: [Mismatch]
    }
    _ = try verify("BadgeView", record: "missing")
    let references = folder.path("references/CatalogTests/PreviewTests")
    let dumps = try FileManager.default.contentsOfDirectory(atPath: references).filter {
      $0.hasSuffix("dark.layout.txt")
    }
    let dump = try #require(dumps.sorted().first)
    try Data("another\n".utf8).write(to: URL(fileURLWithPath: references + "/" + dump))
    let result = try verify("--json", "BadgeView")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(result.status == 1)
    #expect(report.mismatches.count == 1)
    let mismatch = try #require(report.mismatches.first)
    #expect("previews.\(mismatch.component).\(mismatch.state).dark.layout.txt" == dump)
    #expect(mismatch.kind == "layout")
    #expect(mismatch.cell == "dark.ltr.L")
  }

  @Test func severalProcessesFindTheSameDifferencesAsOneAndTheirCountsAreAdded() throws {
    _ = try verify("BadgeView", "ToastView", record: "missing")
    let references = folder.path("references/CatalogTests/PreviewTests")
    for name in try FileManager.default.contentsOfDirectory(atPath: references) where name.hasSuffix("dark.layout.txt")
    {
      try Data("another\n".utf8).write(to: URL(fileURLWithPath: references + "/" + name))
    }
    func found(_ arguments: String...) throws -> (pictures: Int, mismatches: Set<String>) {
      struct Report: Decodable {
        let pictures: Int
        let mismatches: [[String: String]]
      }
      let result = try Program.catalog.run(
        ["verify", "--json", "BadgeView", "ToastView"] + arguments,
        environment: [
          "SNAPSHOT_REFERENCE_DIR": folder.path("references"), "SNAPSHOT_ARTIFACTS": folder.path("artifacts"),
        ])
      #expect(result.status == 1, "\(result)")
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      return (
        report.pictures,
        Set(report.mismatches.map { $0.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ") })
      )
    }
    let alone = try found("--jobs", "1")
    let together = try found("--jobs", "2")
    #expect(alone.pictures == together.pictures)
    #expect(alone.mismatches == together.mismatches)
    #expect(!alone.mismatches.isEmpty)
    let shares = try [found("--shard", "1/2"), found("--shard", "2/2")]
    #expect(shares.map(\.pictures).reduce(0, +) == alone.pictures)
    #expect(shares[0].mismatches.union(shares[1].mismatches) == alone.mismatches)
  }

  @Test func anInvalidNumberOfProcessesOrAnInvalidShardIsAnError()
    throws
  {
    for arguments in [["--jobs", "0"], ["--shard", "3/2"], ["--shard", "1/2", "--jobs", "2"]] {
      let result = try Program.catalog.run(["verify", "BadgeView"] + arguments, environment: [:])
      #expect(result.status == 2, "\(result)")
      #expect(result.output == "", "\(result)")
    }
  }

  @Test func anUnknownComponentIsAnError() throws {
    let result = try verify("BadgView")
    #expect(result.status == 2, "\(result)")
    #expect(result.output == "", "\(result)")
    #expect(result.error.contains("the nearest: BadgeView"), "\(result)")
  }
}
