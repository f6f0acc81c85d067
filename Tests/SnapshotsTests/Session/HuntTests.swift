import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Assertions in a hunt: every snapshot is written to a folder, and written snapshots pass.
@Suite struct HuntTests {
  private static func verify(_ text: String, _ variables: [String: String], in package: TemporaryPackage) -> Verdict {
    let variables = ["SNAPSHOT_REFERENCE_DIR": "hunt"].merging(variables) { $1 }
    return package.verifier(variables).verify({ text }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  @Test(arguments: ["never", "missing", "nonsense"])
  func snapshotsAreWrittenInEveryMode(mode: String) throws {
    let package = try TemporaryPackage()
    try package.write("old", to: "hunt/CardTests/CardViewTests/testCard.txt")
    let verdict = Self.verify(
      "new", ["FIRSTFRAME_HUNT": "1", "SNAPSHOT_TESTING_RECORD": mode, "CI": "true"], in: package)
    #expect(verdict.isPass)
    #expect(try package.data(at: "hunt/CardTests/CardViewTests/testCard.txt") == Data("new".utf8))
    #expect(!package.exists("__Snapshots__"))
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
    let verdict = package.verifier(["FIRSTFRAME_HUNT": "1", "SNAPSHOT_REFERENCE_DIR": "hunt"]).verifyInline(
      { "new" }, as: .lines, record: nil, at: package.location(line: 7), isOnMainActor: false
    ) { _ in Refusal() }
    #expect(verdict.isPass)
    #expect(try package.data(at: "hunt/CardTests/CardViewTests/testCard.line-7-column-5.txt") == Data("new".utf8))
  }
}
