import FirstFrameImaging
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The evidence of a verdict: artifacts, a line in the journal, and a message.
@Suite struct EvidenceTests {
  private let package: TemporaryPackage
  private let path = "__Snapshots__/CardTests/CardViewTests/testCard.light.png"
  private let artifactFolder = ".build/snapshot-artifacts/CardTests/CardViewTests/testCard.light.png"

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(_ component: BoxComponent, _ variables: [String: String] = [:]) async -> Verdict {
    await MainActor.run {
      package.verifier(variables).verify(
        { component }, as: .image, named: "light", at: package.location(), isOnMainActor: true)
    }
  }

  @Test func aMismatchLeavesThreePicturesAndNamesThem() async throws {
    _ = await verify(.red, ["SNAPSHOT_TESTING_RECORD": "all"])
    let verdict = await verify(.black)
    #expect(package.files(below: artifactFolder) == ["actual.png", "difference.png", "nodes.json", "reference.png"])
    #expect(try package.data(at: artifactFolder + "/reference.png") == package.data(at: path))
    let message = try #require(verdict.failureMessage)
    #expect(
      message == """
        testCard.light.png differs from its reference: `box` background #FF0000 -> #000000. 64 of 800 pixels differ, \
        inside the box of 8 x 8 pixels at (4, 4).
          reference:  \(package.root)/\(path)
          actual:     \(package.root)/\(artifactFolder)/actual.png
          difference: \(package.root)/\(artifactFolder)/difference.png
        To accept what was drawn as the new reference:
          SNAPSHOT_TESTING_RECORD=failed swift test --filter '^CardTests\\.(.*/)?testCard(\\(|$)'
        or, without running the test again:
          swift run firstframe accept 'CardTests/CardViewTests/testCard.light.png'
        """)
  }

  @Test func nodesHaveFramesInHundredthsOfAPoint() async throws {
    var component = BoxComponent.black
    component.others = [
      LayoutNode(
        name: "third", frame: CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 0.25, height: 1), background: .color(.black))
    ]
    _ = await verify(component)
    let listing = String(decoding: try package.data(at: artifactFolder + "/nodes.json"), as: UTF8.self)
    #expect(listing.contains(#"[1,"third",0.33,0.67,0.25,1]"#), "\(listing)")
  }

  /// A reference is read many times and takes space in the repository, so it is encoded more thoroughly.
  @Test func aReferenceIsEncodedAsSmallAsPossible() async throws {
    var component = BoxComponent(size: CGSize(width: 200, height: 100))
    component.others = (0..<500).map { index in
      LayoutNode(
        frame: CGRect(x: index * 37 % 190, y: index * 61 % 90, width: 7, height: 9), background: .color(.black),
        opacity: Double(index % 97) / 97)
    }
    _ = await verify(component)
    let actual = try package.data(at: artifactFolder + "/actual.png")
    _ = await verify(component, ["SNAPSHOT_TESTING_RECORD": "missing"])
    let reference = try package.data(at: path)
    #expect(reference.count < actual.count)
    #expect(try Bitmap(pngData: reference) == Bitmap(pngData: actual))
  }

  @Test func aPassRemovesTheArtifactsOfAFailure() async {
    _ = await verify(.black, ["SNAPSHOT_TESTING_RECORD": "missing"])
    _ = await verify(.red)
    #expect(package.exists(artifactFolder))
    let verdict = await verify(.black)
    #expect(verdict.isPass)
    #expect(!package.exists(artifactFolder))
  }

  @Test func newArtifactsReplaceOldOnes() async throws {
    _ = await verify(.black, ["SNAPSHOT_TESTING_RECORD": "missing"])
    _ = await verify(.red)
    try FileManager.default.removeItem(atPath: package.root + "/" + path)
    let verdict = await verify(.red)
    #expect(package.files(below: artifactFolder) == ["actual.png", "nodes.json"])
    #expect(verdict.failureMessage?.contains("SNAPSHOT_TESTING_RECORD=missing swift test") == true)
    #expect(verdict.failureMessage?.contains(package.root + "/" + path) == true)
  }

  @Test func aRunWithoutModeWritesNoReference() async {
    let verdict = await verify(.black)
    #expect(verdict.kind == .missing)
    #expect(!package.exists("__Snapshots__"))
  }

  @Test func theJournalHasALineForEachFailure() async throws {
    _ = await verify(.black, ["SNAPSHOT_TESTING_RECORD": "missing"])
    _ = await verify(.black)
    _ = await verify(.red)
    _ = await verify(.blank)
    let entries = try package.journal().compactMap { line in
      if case .verdict(let entry) = line { entry } else { nil }
    }
    #expect(entries.map(\.verdict) == [.recorded, .mismatched, .blank])
    let mismatch = entries[1]
    #expect(mismatch.snapshot == "CardTests/CardViewTests/testCard.light.png")
    #expect(mismatch.test == "testCard")
    #expect(mismatch.target == "CardTests")
    #expect(mismatch.differingPixels == 64)
    #expect(mismatch.totalPixels == 800)
    #expect(mismatch.box == [4, 4, 8, 8])
    #expect(mismatch.artifacts == ["reference.png", "actual.png", "difference.png", "nodes.json"])
    #expect(mismatch.change == "`box` background #000000 -> #FF0000")
    #expect(entries[2].artifacts == ["actual.png", "nodes.json"])
  }

  @Test func parallelVerdictsDoNotCorruptTheJournal() async throws {
    let verifier = package.verifier()
    let locations = (0..<100).map { package.location(test: "test\($0)()") }
    await withTaskGroup(of: Void.self) { group in
      for location in locations {
        group.addTask { _ = verifier.verify({ "text" }, as: .lines, at: location, isOnMainActor: false) }
      }
    }
    // One line for the start, and one for each verdict.
    #expect(try package.journal().count == 101)
  }

  @Test func anUnreadableReferenceIsReportedWithACommand() async throws {
    var picture = try Bitmap(size: PixelSize(width: 8, height: 8), color: PremultipliedColor(.black)).pngData()
    picture[29] ^= 1
    try package.write(picture, to: path)
    let verdict = await verify(.black)
    let message = try #require(verdict.failureMessage)
    #expect(message.contains("cannot be used: "), "\(message)")
    #expect(package.files(below: artifactFolder) == ["actual.png", "reference.png"])
    #expect(message.contains(package.root + "/" + path))
    #expect(message.contains("SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
  }

  @Test func aFolderAtThePathOfAReferenceIsReported() async throws {
    try package.write("x", to: path + "/inner")
    let verdict = await verify(.black)
    #expect(verdict.failureMessage?.contains("cannot be used: it is a folder, not a file") == true)
    let recording = await verify(.black, ["SNAPSHOT_TESTING_RECORD": "all"])
    let message = try #require(recording.failureMessage)
    #expect(message.contains("\(package.root)/\(path) could not be written: it is a folder"))
  }

  @Test func theEnvironmentSetsBothFolders() async throws {
    let variables = [
      "SNAPSHOT_REFERENCE_DIR": "refs", "SNAPSHOT_ARTIFACTS": "art", "SNAPSHOT_TESTING_RECORD": "missing",
    ]
    _ = await verify(.black, variables)
    _ = await verify(.red, variables)
    #expect(package.files(below: "refs") == ["CardTests/CardViewTests/testCard.light.png"])
    #expect(package.exists("art/CardTests/CardViewTests/testCard.light.png/difference.png"))
    #expect(!package.exists("__Snapshots__"))
    #expect(!package.exists(".build"))
  }

  @Test func componentsOutsideTheMainActorFailWithARemedy() {
    let verdict = package.verifier().verify(
      { BoxComponent.black }, as: .image, at: package.location(), isOnMainActor: false)
    #expect(verdict.failureMessage?.contains("'@MainActor'") == true)
  }

  @Test func aValueThatThrowsIsAFailure() {
    struct NoValue: Error {}
    let verdict = package.verifier().verify(
      { () throws -> String in throw NoValue() }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.failureMessage?.contains("threw: NoValue()") == true)
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func aLayoutWithAProblemIsAFailureInEveryModeAndFormat(mode: SnapshotTestingConfiguration.Record) async throws {
    let verdicts = await MainActor.run {
      let verifier = package.verifier(["SNAPSHOT_TESTING_RECORD": mode.rawValue])
      return [
        verifier.verify({ UnsettledComponent() }, as: .image, at: package.location(), isOnMainActor: true),
        verifier.verify({ UnsettledComponent() }, as: .layoutTree, at: package.location(), isOnMainActor: true),
        verifier.verify({ UnsettledComponent() }, as: .text, at: package.location(), isOnMainActor: true),
      ]
    }
    for verdict in verdicts {
      #expect(
        verdict.failureMessage
          == "Snapshot not verified: the layout did not settle; nothing was recorded or compared.")
      guard case .capture(.unreliableLayout)? = verdict.error else {
        Issue.record("\(verdict.kind)")
        continue
      }
    }
    #expect(!package.exists("__Snapshots__"))
  }

  @Test func messagesOfOtherErrorsDoNotEndInTwoFullStops() {
    struct Wordy: Error, CustomStringConvertible { let description = "No such score." }
    let verdict = package.verifier().verify(
      { () throws -> String in throw Wordy() }, as: .lines, at: package.location(), isOnMainActor: false)
    #expect(verdict.failureMessage?.hasSuffix("threw: No such score.") == true)
  }

  @Test func artifactsThatCannotBeWrittenAreReportedWithTheReason() async throws {
    try package.write("FirstFrame: artifacts\nA marker.\n", to: ".build/snapshot-artifacts/.firstframe-folder")
    try package.write("x", to: ".build/snapshot-artifacts/CardTests")
    let message = try #require(await verify(.black).failureMessage)
    let reason = "a link or a file is in place of a folder; remove it"
    #expect(message.contains("could not be written to \(package.root)/\(artifactFolder): \(reason)"))
  }
}
