import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameSnapshots

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
    // A reader of the old file still reads all of it, since the new one is another file.
    #expect(first != second)
    #expect(try reader.readToEnd() == Data("one".utf8))
    #expect(try store.read(name()) == Data("two, longer".utf8))
    #expect(package.files(below: "__Snapshots__") == ["CardTests/CardViewTests/testCard.txt"])
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

  @Test func theFolderOfReferencesMayBeALink() throws {
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

  /// Makes the reference of ``name(_:)`` a link.
  private func link(to destination: String) throws {
    let path = store.path(of: name())
    try FileManager.default.createDirectory(
      atPath: path.parentFolder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
  }

  private var linkDestination: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: store.path(of: name()))
  }

  @Test(arguments: ["../Shared/card.txt", "../Shared/new.txt", "../New/card.txt", "chain.txt"])
  func aLinkIsKeptAndItsTargetIsWritten(destination: String) throws {
    try package.write("old", to: "__Snapshots__/CardTests/Shared/card.txt")
    try link(to: destination)
    let chain = package.references + "/CardTests/CardViewTests/chain.txt"
    try FileManager.default.createSymbolicLink(atPath: chain, withDestinationPath: "../Shared/card.txt")
    try store.write(Data("one".utf8), for: name())
    #expect(linkDestination == destination)
    let target = destination == "chain.txt" ? "../Shared/card.txt" : destination
    #expect(try package.data(at: "__Snapshots__/CardTests/CardViewTests/" + target) == Data("one".utf8))
    #expect(try store.read(name()) == Data("one".utf8))
  }

  @Test(arguments: ["existing.txt", "dangling.txt", "none/dangling.txt", "../outside/existing.txt"])
  func aLinkThatLeadsOutsideIsRefused(file: String) throws {
    try package.write("old", to: "outside/existing.txt")
    let destination = package.root + "/outside/" + file
    try link(to: destination)
    let error = #expect(throws: SnapshotStoreError.self) { try store.write(Data("one".utf8), for: name()) }
    #expect(error == .outside(path: store.path(of: name()), root: package.references))
    #expect(linkDestination == destination)
    #expect(package.files(below: "outside") == ["existing.txt"])
    #expect(try package.data(at: "outside/existing.txt") == Data("old".utf8))
  }

  @Test func aLinkInsideThatLeadsThroughAFolderOutsideIsRefused() throws {
    try package.write("old", to: "outside/existing.txt")
    try link(to: "../linked/new.txt")
    try FileManager.default.createSymbolicLink(
      atPath: package.references + "/CardTests/linked", withDestinationPath: package.root + "/outside")
    #expect(throws: SnapshotStoreError.outside(path: store.path(of: name()), root: package.references)) {
      try store.write(Data("one".utf8), for: name())
    }
    #expect(package.files(below: "outside") == ["existing.txt"])
  }

  @Test(arguments: ["existing.txt", "../outside/existing.txt"])
  func nothingIsReadThroughALinkThatLeadsOutside(file: String) throws {
    try package.write("secret", to: "outside/existing.txt")
    try link(to: package.root + "/outside/" + file)
    #expect(throws: SnapshotStoreError.leadsOutside(path: store.path(of: name()), root: package.references)) {
      try store.read(name())
    }
  }

  @Test(arguments: ["__Snapshots__/CardTests", "__Snapshots__/CardTests/CardViewTests"])
  func nothingIsReadThroughAFolderThatLeadsOutside(link: String) throws {
    for file in ["CardViewTests/testCard.txt", "testCard.txt"] { try package.write("secret", to: "outside/" + file) }
    try FileManager.default.createDirectory(
      atPath: (package.root + "/" + link).parentFolder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/" + link, withDestinationPath: package.root + "/outside")
    let error = #expect(throws: SnapshotStoreError.self) { try store.read(name()) }
    #expect(error?.description.contains("leads out of the folder of references") == true)
    #expect(error?.description.contains("nothing was read") == true)
  }

  @Test func aDanglingLinkIsAMissingReference() throws {
    try link(to: package.root + "/outside/none.txt")
    #expect(try store.read(name()) == nil)
  }

  @Test(arguments: ["testCard.txt", "target"]) func aPipeIsNotRead(pipe: String) throws {
    let folder = store.path(of: name()).parentFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #require(mkfifo(folder + "/" + pipe, 0o600) == 0)
    if pipe == "target" { try link(to: "target") }
    let error = #expect(throws: SnapshotStoreError.self) { try store.read(name()) }
    #expect(error?.description.contains("no") == true)
    #expect(error?.description.contains("regular file") == true)
    #expect(ReferenceFiles(in: package.references).paths == [])
  }

  @Test func aDeviceIsNotRead() throws {
    try link(to: "/dev/zero")
    #expect(throws: SnapshotStoreError.self) { try store.read(name()) }
  }

  @Test func circularLinksAreReported() throws {
    try link(to: "testCard.txt")
    let error = #expect(throws: SnapshotStoreError.self) { try store.write(Data("one".utf8), for: name()) }
    #expect(error?.description.hasSuffix("could not be written: too many levels of symbolic links") == true)
  }

  @Test func aFileAtThePathOfAFolderIsReported() throws {
    try package.write("x", to: "__Snapshots__/CardTests")
    let error = #expect(throws: SnapshotStoreError.self) { try store.write(Data("one".utf8), for: name()) }
    let folder = package.references + "/CardTests/CardViewTests"
    #expect(
      error?.description == "\(folder)/testCard.txt could not be written: "
        + "the folder \(folder) cannot be created: not a directory; "
        + "remove the file at the path of a folder, then run again")
  }

  @Test(arguments: [
    (POSIXErrorCode.ENOSPC, "no space left on device; free some space there, then run again"),
    (.EROFS, "read-only file system; make it writable, or set SNAPSHOT_REFERENCE_DIR to a folder that is"),
    (.ELOOP, "too many levels of symbolic links"),
  ])
  func errorsIncludeARemedy(code: POSIXErrorCode, expected: String) {
    #expect(FileFailure(POSIXError(code)).descriptionWithRemedy == expected)
  }

  @Test func removingAMissingReferenceChangesNothing() throws {
    try store.write(Data("one".utf8), for: name())
    try store.remove(name())
    try store.remove(name())
    #expect(package.files(below: "__Snapshots__").isEmpty)
    try package.write("x", to: "__Snapshots__/CardTests/CardViewTests/testCard.txt/inner")
    #expect(throws: SnapshotStoreError.self) { try store.remove(name()) }
  }
}
