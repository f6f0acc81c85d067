import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct LeftoverSweeperTests {
  private let package: TemporaryPackage
  private let folder: String

  init() throws {
    package = try TemporaryPackage()
    folder = package.references + "/CardTests/CardViewTests"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func verify() -> Verdict {
    package.verifier().verify({ "text" }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  @Test func whatAKilledProcessLeftIsSweptUpByTheNextRun() throws {
    try package.write("half", to: "__Snapshots__/CardTests/CardViewTests/.writing-1")
    try package.write("half", to: ".build/snapshot-artifacts/CardTests/CardViewTests/.writing-2/actual.txt")
    #expect(verify().kind == "missing")
    #expect(try names(in: folder) == [])
    #expect(try names(in: package.artifacts + "/CardTests/CardViewTests") == ["testCard.txt"])
  }

  @Test func whatIsBeingWrittenStays() throws {
    let item = try TemporaryItem.file(in: folder)
    #expect(verify().kind == "missing")
    #expect(try names(in: folder) == [(item.path as NSString).lastPathComponent])
  }

  @Test func otherFilesStay() throws {
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/.hidden")
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/testOther.txt")
    #expect(verify().kind == "missing")
    #expect(try names(in: folder).sorted() == [".hidden", "testOther.txt"])
  }

  @Test func nothingIsRemovedWhereALinkLeadsOutside() throws {
    try package.write("x", to: "outside/.writing-1")
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: package.root + "/outside")
    #expect(verify().kind == "missing")
    #expect(package.exists("outside/.writing-1"))
  }
}
