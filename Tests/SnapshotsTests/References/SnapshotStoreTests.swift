import Foundation
import Testing

@testable import Snapshots

@Suite struct SnapshotStoreTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private var store: SnapshotStore { SnapshotStore(root: package.references) }

  private func name(_ text: String? = nil) -> SnapshotName {
    SnapshotName(location: package.location(), name: text, pathExtension: "txt")
  }

  @Test func filesAreReplacedByRenaming() throws {
    try store.write(Data("one".utf8), for: name())
    let path = store.path(of: name())
    let first = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber
    let reader = try #require(FileHandle(forReadingAtPath: path))
    try store.write(Data("two, longer".utf8), for: name())
    let second = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber
    // A reader of the old file keeps it whole, since the new one is another file.
    #expect(first != second)
    #expect(try reader.readToEnd() == Data("one".utf8))
    #expect(try store.read(name()) == Data("two, longer".utf8))
    #expect(package.files(below: "__Snapshots__") == ["CardTests/CardViewTests/testCard.txt"])
  }

  @Test func aFailedRenameLeavesNothingBehind() throws {
    try package.write("x", to: "target/inner")
    #expect(throws: POSIXError.self) {
      try AtomicFile.write(Data("one".utf8), to: package.root + "/target")
    }
    #expect(package.files(below: "") == ["Package.swift", "target/inner"])
  }

  @Test func aFolderIsNotReplacedByAFile() throws {
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/testCard.txt/inner")
    #expect(throws: SnapshotStoreError.self) { try store.write(Data("one".utf8), for: name()) }
    #expect(package.files(below: "__Snapshots__") == ["CardTests/CardViewTests/testCard.txt/inner"])
  }

  @Test(arguments: ["__Snapshots__/CardTests", "__Snapshots__/CardTests/CardViewTests"])
  func nothingIsWrittenThroughALinkThatLeadsOutside(link: String) throws {
    let outside = package.root + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    let folder = URL(fileURLWithPath: package.root + "/" + link).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/" + link, withDestinationPath: outside)
    let error = #expect(throws: SnapshotStoreError.self) { try store.write(Data("one".utf8), for: name()) }
    #expect(error?.description.contains("leads out of the folder of references") == true)
    #expect(package.files(below: "outside").isEmpty)
  }

  @Test func theFolderItselfMayBeALink() throws {
    let elsewhere = package.root + "/elsewhere"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: package.references, withDestinationPath: elsewhere)
    try store.write(Data("one".utf8), for: name())
    #expect(package.files(below: "elsewhere") == ["CardTests/CardViewTests/testCard.txt"])
  }

  @Test func namesCannotLeaveTheFolder() throws {
    try store.write(Data("one".utf8), for: name("../../../x"))
    #expect(package.files(below: "").filter { $0.hasSuffix(".txt") }.count == 1)
    #expect(package.files(below: "__Snapshots__/CardTests/CardViewTests").count == 1)
  }
}
