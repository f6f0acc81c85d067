import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// Folders that are not writable, and files in their place: the message names the problem, and no other file changes.
@Suite struct HostileFolderTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(_ mode: SnapshotTestingConfiguration.Record, _ text: String = "text") -> Verdict {
    package.verifier(["SNAPSHOT_TESTING_RECORD": mode.rawValue])
      .verify({ text }, as: .lines, at: package.location(), isOnMainActor: false)
  }

  private var reference: String { package.references + "/CardTests/CardViewTests/testCard.txt" }

  @Test func aFileInPlaceOfTheReferencesIsReportedInEveryMode() throws {
    try package.write("x", to: "__Snapshots__")
    let reading = try #require(verify(.never).failureMessage)
    #expect(reading.contains("cannot be used: it cannot be read: not a directory"))
    #expect(reading.contains(reference))
    for mode in [SnapshotTestingConfiguration.Record.failed, .all] {
      let writing = try #require(verify(mode).failureMessage)
      #expect(writing.contains("\(reference) could not be written: the folder \(package.references) cannot be created"))
    }
    #expect(try package.data(at: "__Snapshots__") == Data("x".utf8))
  }

  @Test func aFileInPlaceOfTheArtifactsDoesNotHideTheFailure() throws {
    try package.write("x", to: ".build/snapshot-artifacts")
    let message = try #require(verify(.never).failureMessage)
    #expect(message.contains("There is no reference for testCard.txt"))
    #expect(message.contains("could not be written to \(package.artifacts)/CardTests/CardViewTests/testCard.txt"))
    #expect(try package.data(at: ".build/snapshot-artifacts") == Data("x".utf8))
  }

  @Test(arguments: SnapshotTestingConfiguration.Record.allCases)
  func onlyReferencesAndArtifactsAreWritten(mode: SnapshotTestingConfiguration.Record) throws {
    try package.write("x", to: "Sources/A.swift")
    try package.write("x", to: "Tests/CardTests/CardViewTests.swift")
    try package.write("old", to: "__Snapshots__/CardTests/CardViewTests/testCard.txt")
    _ = verify(mode)
    let folders = Set(package.files(below: "").map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    #expect(
      folders.subtracting([".build/snapshot-artifacts", "__Snapshots__/CardTests"]) == [
        "Package.swift", "Sources/A.swift", "Tests/CardTests",
      ])
  }

  /// `/dev/full` accepts no byte, like a full disk.
  @Test func aFullDiskIsReported() throws {
    #if os(Linux)
    let error = #expect(throws: POSIXError.self) {
      try [1].withUnsafeBytes { try JournalFile(path: "full", below: "/dev").append($0) }
    }
    #expect(error?.code == .ENOSPC)
    #endif
    #expect("\(FileFailure(POSIXError(.ENOSPC)))" == "no space left on device")
  }
}

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

  @Test func leftoversOfAKilledProcessAreRemovedByTheNextRun() throws {
    let (first, second) = (UUID().uuidString, UUID().uuidString)
    try package.write("half", to: "__Snapshots__/CardTests/CardViewTests/.writing-\(first)")
    try package.write("half", to: ".build/snapshot-artifacts/CardTests/CardViewTests/.writing-\(second)/actual.txt")
    #expect(verify().kind == .missing)
    #expect(try names(in: folder) == [])
    #expect(try names(in: package.artifacts + "/CardTests/CardViewTests") == ["testCard.txt"])
  }

  @Test func filesBeingWrittenAreKept() throws {
    let item = try TemporaryItem.file(in: folder)
    #expect(verify().kind == .missing)
    #expect(try names(in: folder) == [(item.path as NSString).lastPathComponent])
  }

  @Test func otherFilesAreKept() throws {
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/.hidden")
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/testOther.txt")
    #expect(verify().kind == .missing)
    #expect(try names(in: folder).sorted() == [".hidden", "testOther.txt"])
  }

  @Test func nothingIsRemovedThroughALinkThatLeadsOutside() throws {
    let leftover = "outside/.writing-" + UUID().uuidString
    try package.write("x", to: leftover)
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: package.root + "/outside")
    #expect(verify().kind == .unreadableReference || verify().kind == .missing)
    #expect(package.exists(leftover))
  }
}
