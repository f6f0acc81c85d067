import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameSnapshotReview

/// Changes from artifacts without a run, their files, and the decisions on them.
@Suite final class SnapshotChangeTests {
  private let artifacts = FileManager.default.temporaryDirectory.path + "/changes-" + UUID().uuidString

  deinit {
    try? FileManager.default.removeItem(atPath: artifacts)
  }

  /// Returns the change of a set with these files, each with its name as contents.
  private func change(_ files: [String], of snapshot: String = "A/B/c.png") throws -> SnapshotChange? {
    let name = try #require(SnapshotName(path: snapshot))
    let folder = artifacts + "/" + snapshot
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.utf8).write(to: URL(fileURLWithPath: folder + "/" + file)) }
    return SnapshotChange(leftover: .init(name: name, artifacts: artifacts, files: files))
  }

  @Test(arguments: [
    (["actual.png", "reference.png"], Verdict.Kind.mismatched), (["actual", "reference"], .mismatched),
    (["actual.png", "ours.png", "reference.png"], .unmerged), (["actual", "reference", "theirs"], .unmerged),
    (["actual.png", "oursother.png", "reference.png"], .mismatched), (["actual.png"], nil), (["reference.png"], nil),
  ])
  func theFilesDetermineTheKind(files: [String], kind: Verdict.Kind?) throws {
    #expect(try change(files)?.kind == kind)
  }

  @Test func anInlineSnapshotHasNoReferenceToAccept() throws {
    #expect(try change(["actual", "reference"], of: "A/B/c.line-3-column-5") == nil)
  }

  @Test func filesOverTheLimitAreNotRead() throws {
    let change = try #require(try change(["actual.png", "reference.png"]))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: change.folder + "/actual.png"))
    try file.truncate(atOffset: 256 << 20 + 1)
    try file.close()
    let error = #expect(throws: ReviewError.self) { try change.data(.actual) }
    #expect(error.map { "\($0)" }?.contains("too large") == true)
    #expect(try change.data(.reference) == Data("reference.png".utf8))
  }

  @Test func changesAreGroupedByTheirDescriptionsExceptMerges() throws {
    var journal = #"{"event":"start","format":1}"# + "\n"
    let verdicts = [("a", "mismatched"), ("b", "unmerged"), ("c", "mismatched"), ("d", "unmerged")]
    for (file, verdict) in verdicts {
      _ = try change(["actual.png", "reference.png"], of: "A/B/\(file).png")
      journal +=
        #"{"artifacts":["actual.png","reference.png"],"change":"`x` moved +1,0","column":5,"event":"verdict","#
        + #""file":"A/B.swift","line":9,"message":"","snapshot":"A/B/\#(file).png","target":"A","test":"card","#
        + #""verdict":"\#(verdict)"}"# + "\n"
    }
    let run = artifacts + "/journal/run"
    try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
    try Data(journal.utf8).write(to: URL(fileURLWithPath: run + "/3.jsonl"))
    let folders = ReviewFolders(artifacts: [artifacts], references: artifacts + "/none")
    let changes = try ChangeSearch(folders).pending().changes
    let groups = ChangeGroup.groups(of: changes).map { $0.changes.map(\.name.file) }
    #expect(groups == [["a.png", "c.png"], ["b.png"], ["d.png"]])
  }

  @Test func aDecisionAppliesToTheBytesThatWereReviewed() throws {
    let reviewed = try #require(try change(["actual.png", "reference.png"]))
    var decisions = ReviewDecisions()
    #expect(!decisions.isSkipped(reviewed))
    #expect(!decisions.isRejected(reviewed))
    decisions.skip(reviewed)
    #expect(decisions.isSkipped(reviewed))
    #expect(!decisions.isRejected(reviewed))
    decisions.reject(reviewed)
    #expect(!decisions.isSkipped(reviewed))
    #expect(decisions.isRejected(reviewed))
    try Data("drawn again".utf8).write(to: URL(fileURLWithPath: reviewed.folder + "/actual.png"))
    #expect(!decisions.isRejected(reviewed))
    decisions.skip(reviewed)
    #expect(decisions.isSkipped(reviewed))
    try Data("once more".utf8).write(to: URL(fileURLWithPath: reviewed.folder + "/actual.png"))
    #expect(!decisions.isSkipped(reviewed))
  }

  @Test func onlyAMergeIsDecidedByAccepting() throws {
    let (path, reference) = ("A/B/c.png", UnmergedReference(base: nil, ours: Data([1]), theirs: nil))
    let sets = [(["actual.png", "reference.png"], false), (["actual.png", "ours.png", "reference.png"], true)]
    for (files, isMerged) in sets {
      let accepted = try #require(try change(files))
      try reference.file.write(to: URL(fileURLWithPath: accepted.folder + "/reference.png"))
      var decisions = ReviewDecisions()
      decisions.accept(accepted)
      #expect(decisions.isMerged(reference, at: path) == isMerged)
    }
  }

  @Test func theFileOfDecisionsEndsWithANewline() throws {
    try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
    let file = DecisionsFile(artifacts: artifacts)
    try file.write(ReviewDecisions())
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)).last == UInt8(ascii: "\n"))
    #expect(try file.read() == ReviewDecisions())
  }
}
