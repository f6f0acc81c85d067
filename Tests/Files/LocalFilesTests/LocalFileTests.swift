import Foundation
import Testing

@testable import FirstFrameLocalFiles

@Suite struct LocalFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aWrittenFileIsReadBackAndLeavesNothingElse() throws {
    let path = folder.path + "/a.txt"
    for text in ["one", "two, longer", ""] {
      try LocalFile.write(Data(text.utf8), to: path)
      #expect(try LocalFile.read(path) == Data(text.utf8))
    }
    #expect(folder.contents == ["a.txt"])
  }

  @Test func requestedPermissionsAreSet() throws {
    let path = folder.path + "/a.txt"
    try LocalFile.write(Data(), to: path, permissions: 0o640)
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(permissions?.intValue == 0o640)
  }

  @Test func aFailedRenameLeavesNothingBehind() throws {
    try folder.write("x", to: "target/inner")
    #expect(throws: POSIXError.self) { try LocalFile.write(Data("one".utf8), to: folder.path + "/target") }
    #expect(folder.contents == ["target", "target/inner"])
  }

  @Test func missingFilesAndFoldersHaveDistinctErrors() throws {
    #expect(throws: POSIXError(.ENOENT)) { try LocalFile.read(folder.path + "/none") }
    #expect(throws: POSIXError(.EISDIR)) { try LocalFile.read(folder.path) }
    // Nobody writes to this pipe, so a reader would wait for ever.
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(throws: POSIXError(.EINVAL)) { try LocalFile.read(folder.path + "/pipe") }
    try folder.link("link", to: "/etc/hosts")
    #expect(throws: POSIXError(.ELOOP)) { try LocalFile.read(folder.path + "/link", followsLinks: false) }
  }

  @Test func linksAreNeitherRegularFilesNorFolders() throws {
    try folder.write("x", to: "file")
    try folder.link("link", to: "file")
    try folder.link("folder", to: folder.path)
    #expect(LocalFile.isRegular(folder.path + "/file"))
    #expect(!LocalFile.isRegular(folder.path + "/link"))
    #expect(LocalFile.isFolder(folder.path))
    #expect(!LocalFile.isFolder(folder.path + "/folder"))
  }
}

@Suite struct TemporaryItemTests {
  @Test func leftoversAreRemovedAndItemsInUseAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".writing-" + UUID().uuidString)
    try folder.write("half", to: ".writing-\(UUID().uuidString)/actual.txt")
    try folder.write("x", to: "other.txt")
    // Only FirstFrame gives such a name to a file.
    try folder.write("x", to: ".writing-desk/letter.txt")
    let item = try TemporaryItem.file(in: folder.path)
    TemporaryItem.sweepLeftovers(in: folder.path)
    #expect(
      folder.contents == [".writing-desk", ".writing-desk/letter.txt", item.name, "other.txt"].sorted())
  }
}

@Suite struct FileLockTests {
  @Test func onlyOneLockIsHeldAtATime() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try FileLock(path: folder.path + "/lock"), try FileLock(path: folder.path + "/lock"))
    try first.lock()
    #expect(try !second.tryLock())
    first.unlock()
    #expect(try second.tryLock())
  }

  @Test func aFolderIsItsOwnLock() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (try FileLock(folder: folder.path), try FileLock(folder: folder.path))
    try first.lock()
    #expect(try !second.tryLock())
    #expect(folder.contents.isEmpty)
  }
}

@Suite struct EnclosedFolderTests {
  private let folder: TemporaryFolder
  private let enclosed: EnclosedFolder

  init() throws {
    folder = try TemporaryFolder()
    enclosed = EnclosedFolder(folder.path + "/root")
    try folder.write("inside", to: "root/set/file")
    try folder.write("outside", to: "outside/file")
    try folder.write("inside", to: "root/set/inner/file")
    try folder.link("root/set/link", to: "file")
    try folder.link("root/out", to: folder.path + "/outside")
  }

  private func read(_ name: String, in set: String, limit: Int = 100) -> Result<Data, EnclosedFolder.ReadingError> {
    Result { () throws(EnclosedFolder.ReadingError) in
      try enclosed.read(name, in: enclosed.path + "/" + set, limit: limit)
    }
  }

  @Test func regularFilesBelowTheFolderAreRead() throws {
    #expect(try read("file", in: "set").get() == Data("inside".utf8))
  }

  @Test func nothingElseIsRead() {
    if case .failure(.outside) = read("file", in: "out") {} else { Issue.record("a link that leads out was read") }
    if case .failure(.isLink) = read("link", in: "set") {} else { Issue.record("a link to a file was read") }
    if case .failure(.notRegular) = read("inner", in: "set") {} else { Issue.record("a folder was read") }
    if case .failure(.missing) = read("../set/file", in: "set") {} else { Issue.record("a name with a slash was read") }
    if case .failure(.tooLarge(6)) = read("file", in: "set", limit: 5) {} else { Issue.record("a large file was read") }
  }

  @Test func foldersAreEnclosedUnlessLinksLeadOut() {
    #expect(enclosed.encloses(enclosed.path))
    #expect(enclosed.encloses(enclosed.path + "/set"))
    #expect(enclosed.encloses(enclosed.path + "/new/folder"))
    #expect(!enclosed.encloses(enclosed.path + "/out/folder"))
    #expect(!enclosed.encloses(enclosed.path + "/set/../set"))
    #expect(!enclosed.encloses(folder.path + "/rootless"))
  }

  @Test func linksAreFollowedToMissingTargets() throws {
    try folder.link("root/set/dangling", to: "../new")
    #expect(try SymbolicLink.target(of: enclosed.path + "/set/dangling") == enclosed.path + "/new")
    try folder.link("root/set/circle", to: "circle")
    #expect(throws: POSIXError(.ELOOP)) { try SymbolicLink.target(of: enclosed.path + "/set/circle") }
  }
}

@Suite struct FileFailureTests {
  @Test func theSystemErrorBelowAFoundationErrorIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(atPath: folder.path + "/file/folder", withIntermediateDirectories: true)
    }
    #expect(try "\(FileFailure(#require(error)))" == "not a directory")
    #expect("\(FileFailure(POSIXError(.EACCES)))" == "permission denied")
    #expect("\(FileFailure(POSIXError(.ENOSPC)))" == "no space left on device")
  }

  @Test func descriptionsEndWithoutAFullStop() {
    #expect("\(FileFailure(CocoaError(.fileNoSuchFile)))".hasSuffix(".") == false)
  }
}

@Suite struct ParentFolderTests {
  @Test(arguments: [
    ("", ""), ("o", ""), ("é", ""), (".", ""), ("o/", ""), ("file.png", ""),
    ("a/b", "a"), ("a//b/", "a"), ("a/b/c.png", "a/b"), ("../c.png", ".."),
    ("/", "/"), ("//", "/"), ("/a", "/"), ("/a/", "/"), ("/a/b", "/a"), ("//a//b", "//a"),
  ])
  func parentFolder(path: String, expected: String) {
    #expect(path.parentFolder == expected)
  }
}
