import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Assertions in a hunt: every snapshot is written to a folder of the hunt, and written snapshots pass.
@Suite struct HuntTests {
  private static let file = "CardTests/CardViewTests/testCard.txt"

  private static func verify(_ text: String, _ variables: [String: String], in package: TemporaryPackage) -> Verdict {
    package.verifier(variables).verify({ text }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  /// Creates the folder of a hunt, and references beside it.
  private static func makeFolders(in package: TemporaryPackage) throws {
    try HuntSnapshots.create(package.root + "/hunt")
    try package.write("old", to: "hunt/" + file)
    try package.write("reference", to: "__Snapshots__/" + file)
  }

  @Test(arguments: [["CI": "false"], ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"]])
  func snapshotsAreWrittenToTheFolderOfTheHunt(variables: [String: String]) throws {
    let package = try TemporaryPackage()
    try Self.makeFolders(in: package)
    let verdict = Self.verify(
      "new", variables.merging(["FIRSTFRAME_HUNT": "hunt", "SNAPSHOT_REFERENCE_DIR": "refs"]) { $1 }, in: package)
    #expect(verdict.isPass)
    #expect(try package.data(at: "hunt/" + Self.file) == Data("new".utf8))
    #expect(try package.data(at: "__Snapshots__/" + Self.file) == Data("reference".utf8))
    #expect(!package.exists("refs"))
  }

  @Test(arguments: [["SNAPSHOT_TESTING_RECORD": "never"], ["CI": "true"]])
  func neverAndCIOutrankAHunt(variables: [String: String]) throws {
    let package = try TemporaryPackage()
    try Self.makeFolders(in: package)
    let verdict = Self.verify("new", variables.merging(["FIRSTFRAME_HUNT": "hunt"]) { $1 }, in: package)
    #expect(verdict.kind == .mismatched)
    #expect(try package.data(at: "hunt/" + Self.file) == Data("old".utf8))
    #expect(try package.data(at: "__Snapshots__/" + Self.file) == Data("reference".utf8))
  }

  @Test(arguments: ["1", "__Snapshots__", "other"])
  func aFolderThatNoHuntCreatedIsRefused(value: String) throws {
    let package = try TemporaryPackage()
    try Self.makeFolders(in: package)
    try package.write("x", to: "other/x")
    let before = package.files(below: "")
    let verdict = Self.verify("new", ["FIRSTFRAME_HUNT": value], in: package)
    #expect(verdict.kind == .refused)
    #expect(verdict.failureMessage?.contains("which is not a folder of `firstframe hunt`") == true)
    #expect(package.files(below: "").filter { !$0.hasPrefix(".build") } == before)
    #expect(try package.data(at: "__Snapshots__/" + Self.file) == Data("reference".utf8))
  }

  @Test func referencesAreRefusedEvenWithTheMarkOfAHunt() throws {
    let package = try TemporaryPackage()
    try HuntSnapshots.create(package.references)
    #expect(Self.verify("new", ["FIRSTFRAME_HUNT": "__Snapshots__"], in: package).kind == .refused)
    #expect(!package.exists("__Snapshots__/CardTests"))
  }

  @Test func withoutTheVariableNothingIsWritten() throws {
    let package = try TemporaryPackage()
    #expect(Self.verify("new", [:], in: package).kind == .missing)
    #expect(Self.verify("new", ["FIRSTFRAME_HUNT": ""], in: package).kind == .missing)
  }

  @Test func theSourcesOfTestsAreNotChanged() throws {
    struct Refusal: ReferenceStorage {
      func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data? { throw .isFolder(path: "source") }
      func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError) { throw .isFolder(path: "source") }
    }
    let package = try TemporaryPackage()
    try Self.makeFolders(in: package)
    let verdict = package.verifier(["FIRSTFRAME_HUNT": "hunt"]).verifyInline(
      { "new" }, as: .lines, record: nil, at: package.location(line: 7), isOnMainActor: false
    ) { _ in Refusal() }
    #expect(verdict.isPass)
    #expect(try package.data(at: "hunt/CardTests/CardViewTests/testCard.line-7-column-5.txt") == Data("new".utf8))
  }
}
