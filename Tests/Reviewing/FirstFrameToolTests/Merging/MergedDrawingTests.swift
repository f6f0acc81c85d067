import FirstFrameImaging
import FirstFrameProgramTesting
import FirstFrameSnapshots
import Foundation
import Testing

/// Merges a scene and its references, and draws the merged scene in a test.
struct MergedDrawingTests {
  private let merged: MergedPackage
  private var package: ReviewedPackage { merged.package }
  private let picture = "misbehaving_tests/DrawnSceneTests/picture.png"
  private let text = "misbehaving_tests/DrawnSceneTests/text.layout.txt"

  init() throws {
    merged = try MergedPackage()
  }

  /// A scene with two boxes on different lines, so that git can merge a change of each.
  private func write(left: String, right: String) throws {
    let scene = """
      {
        "name": "Card", "frame": [0, 0, 60, 30], "background": "#FFFFFF",
        "children": [
          {"name": "left", "frame": [5, 5, 20, 20], "background": "\(left)"},
          {"name": "gap", "frame": [27, 5, 1, 20]},
          {"name": "middle", "frame": [29, 5, 1, 20], "background": "#808080"},
          {"name": "other gap", "frame": [31, 5, 1, 20]},
          {"name": "right", "frame": [35, 5, 20, 20], "background": "\(right)"}
        ]
      }

      """
    try package.write(scene, to: merged.folder + "/scene.json")
  }

  private func test(record: String = "never") throws -> Program.Result {
    try Program.misbehavingTests.run(
      ["--testing-library", "swift-testing", "--filter", "DrawnSceneTests"], in: merged.folder,
      environment: [
        "SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts,
        "SNAPSHOT_TESTING_RECORD": record,
      ])
  }

  /// Records the references of a side, and returns the bytes of the picture.
  private func record(left: String, right: String) throws {
    try write(left: left, right: right)
    _ = try test(record: "failed")
  }

  private let red = "#FF0000"
  private let green = "#00A000"
  private let blue = "#0000FF"
  private let yellow = "#FFD000"

  private func conflict(by operation: MergedPackage.Operation = .merge) throws {
    try merged.branch(
      base: { try record(left: red, right: blue) }, ours: { try record(left: green, right: blue) },
      theirs: { try record(left: red, right: yellow) })
    #expect(try merged.merge(by: operation).status == 1)
    #expect(try merged.conflicts() == [picture, text])
  }

  private func changes() throws -> [[String: Any]] {
    let result = try package.run("pending", "--json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return report["pending"] as? [[String: Any]] ?? []
  }

  @Test(arguments: MergedPackage.Operation.allCases)
  func theMergedSceneIsDrawnReviewedAndAccepted(operation: MergedPackage.Operation) throws {
    try conflict(by: operation)
    #expect(try merged.unmerged() == [picture, text])
    let failed = try test()
    #expect(failed.status != 0)
    #expect((failed.output + failed.error).contains("the merged sources draw what neither side has"), "\(failed)")
    let changes = try changes()
    #expect(changes.map { $0["snapshot"] as? String } == [picture, text])
    // The versions are beside the actual picture.
    for (key, color) in [("base", (255, 0)), ("ours", (0, 160)), ("theirs", (255, 0))] {
      let path = try #require(changes[0][key] as? String)
      let pixel = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: path)))[20, 20]
      #expect((Int(pixel.red), Int(pixel.green)) == color, "\(key)")
    }
    let accepted = try package.run("accept", "--all")
    #expect(accepted.status == 0, "\(accepted)")
    #expect(accepted.output.contains("git add '\(package.references)'"), "\(accepted)")
    // The tool draws the merged scene without a test.
    #expect(try package.run("render", "scene.json", "-o", "expected.png", "--scale", "2").status == 0)
    let expected = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: merged.folder + "/expected.png")))
    #expect(try Bitmap(pngData: #require(package.reference(picture))) == expected)
    #expect(
      Set([expected[20, 20], expected[80, 20]].map { [$0.red, $0.green, $0.blue] }) == [
        [0, 160, 0], [255, 208, 0],
      ])
    #expect(String(decoding: try #require(package.reference(text)), as: UTF8.self).contains(yellow))
    let pending = try package.run("pending")
    #expect(pending.status == 0, "\(pending)")
    #expect(pending.output.contains("2 references are decided. Type: git add"), "\(pending)")
    #expect(try test().status == 0)
    try merged.git("add", "__Snapshots__")
    #expect(try package.run("pending").output.hasPrefix("No decisions are pending.\nThese results are from "))
    try merged.git("commit", "-q", "-m", "merged")
    #expect(try merged.conflicts().isEmpty)
  }

  @Test func aSceneLikeOneOfTheSidesIsAlsoConfirmedInAReview() throws {
    try conflict()
    try write(left: green, right: blue)
    #expect(try test().status != 0)
    #expect(
      try changes().map { $0["change"] as? String }
        == Array(repeating: "the merged sources draw what our side has", count: 2))
    let data = try #require(package.reference(picture))
    #expect(UnmergedReference(file: data) != nil)
    #expect(try package.run("accept", "picture").status == 0)
    #expect(try merged.unmerged() == [text])
  }

  @Test func aRejectedPictureLeavesTheReferenceUnmerged() throws {
    try conflict()
    _ = try test()
    #expect(try package.run("reject", "--all").status == 0)
    let pending = try package.run("pending")
    #expect(pending.status == 1, "\(pending)")
    #expect(pending.output.contains("2 unmerged and rejected"), "\(pending)")
    #expect(try merged.conflicts() == [picture, text])
    // Another scene needs another decision.
    try write(left: green, right: red)
    _ = try test()
    #expect(try changes().count == 2)
    // Accepting and rejecting restores the unmerged reference.
    let before = package.files()
    #expect(try package.run("accept", "--all").status == 0)
    #expect(try package.run("reject", "picture", "text").status == 0)
    #expect(package.files() == before)
  }

  @Test func firstframeMergeRunsTheTestsOfTheUnmergedReferences() throws {
    try conflict()
    try package.write(
      "#!/bin/sh\necho \"$@\" > arguments\nexec \"$TESTS\" --testing-library swift-testing \"$@\"\n",
      to: merged.folder + "/bin/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: merged.folder + "/bin/swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try package.run(
      "merge",
      environment: [
        "PATH": "\(merged.folder)/bin:\(path)", "TESTS": Program.misbehavingTests.path,
        "SNAPSHOT_REFERENCE_DIR": package.references, "SNAPSHOT_ARTIFACTS": package.artifacts,
      ])
    #expect(result.status == 1, "\(result)")
    #expect(
      result.output.hasSuffix(
        """
        2 unmerged and drawn from the merged sources:
          \(picture)  the merged sources draw what neither side has
          \(text)  the merged sources draw what neither side has
        Decide with `swift run firstframe review`.

        """), "\(result)")
    let arguments = try String(contentsOfFile: merged.folder + "/arguments", encoding: .utf8)
    #expect(
      arguments == "test --package-path \(merged.folder) --filter ^misbehaving_tests\\.(.*/)?(picture|text)(\\(|$)\n")
  }

  @Test func aCloneWithoutTheDriverMarksConflictsWithFirstframeMerge() throws {
    try merged.git("config", "--remove-section", "merge.firstframe")
    try merged.branch(
      base: { try record(left: red, right: blue) }, ours: { try record(left: green, right: blue) },
      theirs: { try record(left: red, right: yellow) })
    #expect(try merged.merge().status == 1)
    // Git merges texts line by line without the driver.
    #expect(try merged.conflicts() == [picture])
    #expect(try merged.unmerged() == [picture])
    #expect(try package.run("merge", "--without-tests").status == 1)
    #expect(UnmergedReference(file: try #require(package.reference(picture))) != nil)
    _ = try test()
    #expect(try package.run("accept", "picture").status == 0)
    #expect(try package.run("pending").status == 0)
  }
}
