import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Several assertions with one reference, and references that two branches changed.
@Suite struct SharedReferenceTests {
  private let package: TemporaryPackage
  private static let artifacts = ".build/snapshot-artifacts/CardTests/CardViewTests/testCard.x.txt"

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(
    _ text: String, _ verifier: SnapshotVerifier, line: Int, isShared: Bool, referenceFolder: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Verdict {
    verifier.verify(
      { text }, as: .lines, named: "x", record: record, at: package.location(line: line), isShared: isShared,
      referenceFolder: referenceFolder, isOnMainActor: false)
  }

  @Test func valuesUnderASharedNameAreEachCompared() throws {
    try package.write("one", to: "__Snapshots__/CardTests/CardViewTests/testCard.x.txt")
    let verifier = package.verifier()
    #expect(verify("one", verifier, line: 1, isShared: true).kind == .matched)
    #expect(verify("two", verifier, line: 2, isShared: true).kind == .mismatched)
    #expect(verify("three", verifier, line: 3, isShared: true).kind == .mismatched)
  }

  @Test func onlyOneValueUnderASharedNameIsRecorded() {
    let verifier = package.verifier()
    #expect(verify("one", verifier, line: 1, isShared: true, record: .all).kind == .recorded)
    #expect(verify("one", verifier, line: 2, isShared: true, record: .all).kind == .matched)
    let second = verify("two", verifier, line: 3, isShared: true, record: .all)
    #expect(second.kind == .refused, "\(second.failureMessage ?? "")")
  }

  @Test func otherAssertionsUnderATakenNameAreRefused() {
    let verifier = package.verifier()
    #expect(verify("one", verifier, line: 1, isShared: false).kind == .missing)
    #expect(verify("one", verifier, line: 2, isShared: false).kind == .refused)
  }

  @Test(arguments: [nil, "elsewhere"]) func theFolderInTheEnvironmentTakesPrecedence(folder: String?) throws {
    try package.write("one", to: "of-the-call/CardTests/CardViewTests/testCard.x.txt")
    try package.write("one", to: "elsewhere/CardTests/CardViewTests/testCard.x.txt")
    try package.write("two", to: (folder ?? "of-the-call") + "/CardTests/CardViewTests/testCard.x.txt")
    let variables = folder.map { ["SNAPSHOT_REFERENCE_DIR": package.root + "/" + $0] } ?? [:]
    let verdict = verify(
      "two", package.verifier(variables), line: 1, isShared: false, referenceFolder: package.root + "/of-the-call")
    #expect(verdict.kind == .matched)
  }

  /// A version that is not a value of the format equals nothing.
  @Test(arguments: [("ours", "ours"), ("theirs", "theirs"), ("base", "what neither side has: the base")])
  func theVersionThatEqualsTheValueIsNamed(text: String, phrase: String) throws {
    let reference = UnmergedReference(base: Data("base".utf8), ours: Data("ours".utf8), theirs: Data("theirs".utf8))
    try package.write(reference.file, to: "__Snapshots__/CardTests/CardViewTests/testCard.x.txt")
    let verdict = verify(text, package.verifier(), line: 1, isShared: false)
    #expect(verdict.kind == .unmerged)
    #expect(verdict.failureMessage?.contains(phrase) == true, "\(verdict.failureMessage ?? "")")
    #expect(
      package.files(below: Self.artifacts) == ["actual.txt", "base.txt", "ours.txt", "reference.txt", "theirs.txt"])
  }

  @Test @MainActor func aVersionThatCannotBeReadEqualsNothing() throws {
    let component = BoxComponent.black
    let (picture, path) = (Data("no picture".utf8), "__Snapshots__/CardTests/CardViewTests/testCard.png")
    try package.write(UnmergedReference(base: nil, ours: picture, theirs: picture).file, to: path)
    let verdict = SnapshotVerifier(session: package.session()).verify(
      { component }, as: .image, at: package.location(), isOnMainActor: true)
    #expect(verdict.failureMessage?.contains("what neither side has") == true, "\(verdict.failureMessage ?? "")")
    #expect(
      package.files(below: ".build/snapshot-artifacts/CardTests/CardViewTests/testCard.png").contains("nodes.json"))
  }
}
