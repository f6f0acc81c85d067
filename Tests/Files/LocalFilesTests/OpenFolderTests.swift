import Foundation
import Testing

@testable import FirstFrameLocalFiles

/// Items are reached without following a link, and without waiting for a pipe.
@Suite struct OpenFolderTests {
  private let temporary: TemporaryFolder
  private let folder: OpenFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("inside", to: "root/set/file")
    try temporary.write("outside", to: "outside/file")
    try temporary.link("root/set/link", to: "file")
    try temporary.link("root/set/absolute", to: temporary.path + "/outside/file")
    try temporary.link("root/out", to: temporary.path + "/outside")
    try temporary.link("root/zero", to: "/dev/zero")
    try temporary.link("root/up", to: "..")
    try #require(mkfifo(temporary.path + "/root/pipe", 0o600) == 0)
    folder = try OpenFolder(temporary.path + "/root")
  }

  @Test(arguments: [
    ("set/file", nil), ("set/none", "it does not exist"), ("none/file", "it does not exist"),
    ("set/link", "it is a link; nothing was read"), ("set/absolute", "it is a link; nothing was read"),
    ("zero", "it is a link; nothing was read"), ("out/file", "a link leads out of its folder; nothing was read"),
    ("up/outside/file", "a link leads out of its folder; nothing was read"), ("pipe", "it is not a regular file"),
    ("set", "it is not a regular file"), ("../outside/file", "it cannot be read: invalid argument"),
    ("set/../set/file", "it cannot be read: invalid argument"), ("/etc/hosts", "it cannot be read: invalid argument"),
    ("", "it cannot be read: invalid argument"), ("set//file", "it cannot be read: invalid argument"),
  ])
  func onlyRegularFilesAreRead(path: String, problem: String?) {
    let result = Result { () throws(EnclosedFolder.ReadingError) in try folder.read(path, limit: 100) }
    switch result {
    case .success(let data):
      #expect(problem == nil)
      #expect(data == Data("inside".utf8))
    case .failure(let error): #expect("\(error)" == problem)
    }
  }

  @Test(arguments: ["set/new", "set/file", "set/link", "new/folder/file"])
  func filesAreWrittenInPlaceOfLinks(path: String) throws {
    try folder.write(Data("new".utf8), to: path)
    #expect(temporary.state["root/" + path] == "new")
    #expect(temporary.state["outside/file"] == "outside")
    #expect(path == "set/file" || temporary.state["root/set/file"] == "inside")
  }

  @Test(arguments: ["out/file", "out/new", "up/new", "../new"]) func nothingIsWrittenThroughALink(path: String) {
    let before = temporary.state
    #expect(throws: POSIXError.self) { try folder.write(Data("new".utf8), to: path) }
    #expect(throws: POSIXError.self) { try folder.openToAppend(path) }
    #expect(temporary.state == before)
  }

  @Test func aTreeIsRemovedWithItsLinksAndNotTheirTargets() throws {
    try temporary.link("root/set/more", to: temporary.path + "/outside")
    try folder.removeTree("set")
    try folder.removeTree("out")
    #expect(throws: POSIXError.self) { try folder.removeTree("up/outside") }
    #expect(temporary.contents == ["outside", "outside/file", "root", "root/pipe", "root/up", "root/zero"])
  }

  @Test func foldersWithFilesAreNotEmpty() throws {
    try FileManager.default.createDirectory(
      atPath: temporary.path + "/root/a/b/c", withIntermediateDirectories: true)
    folder.removeEmptyFolders("a")
    folder.removeEmptyFolders("set")
    folder.removeEmptyFolders("out")
    #expect(!temporary.contents.contains("root/a"))
    #expect(temporary.state["root/set/file"] == "inside")
    #expect(temporary.state["outside/file"] == "outside")
  }

  @Test func namesAndFilesAreListed() throws {
    try temporary.write("x", to: "root/.hidden")
    #expect(try folder.names() == [".hidden", "out", "pipe", "set", "up", "zero"])
    #expect(try folder.names().count == 6)
    #expect(
      try folder.files() == [".hidden", "out", "pipe", "set/absolute", "set/file", "set/link", "up", "zero"])
  }
}

/// Folders that may not be opened. Runs in a separate process, because the administrator may open every folder.
struct ClosedFolderTests {
  @Test func areAnErrorUnlessTheyAreSkipped() async {
    await #expect(processExitsWith: .success) {
      umask(0o022)
      let temporary = try TemporaryFolder()
      for file in ["a", "closed/b", "open/c", "open/closed/d"] { try temporary.write("", to: file) }
      let folder = try OpenFolder(temporary.path)
      let closed = ["closed", "open/closed"].map { temporary.path + "/" + $0 }
      for path in closed { chmod(path, 0) }
      let isAdministrator = geteuid() == 0
      if isAdministrator { precondition(seteuid(65_534) == 0) }
      let files = try folder.files(skipsClosedFolders: true)
      let strict = try? folder.files()
      if isAdministrator { precondition(seteuid(0) == 0) }
      for path in closed { chmod(path, 0o755) }
      precondition(files == ["a", "open/c"])
      precondition(strict == nil)
    }
  }
}

/// Files of a package are read through links only into the packages that it depends on.
@Suite struct ReadableFoldersTests {
  private let temporary: TemporaryFolder
  private let readable: ReadableFolders

  init() throws {
    temporary = try TemporaryFolder()
    for path in ["package/a.swift", "other/b.swift", "secret/c.swift", "package-2/d.swift"] {
      try temporary.write(path, to: path)
    }
    try temporary.link("package/other", to: "../other")
    try temporary.link("package/secret", to: temporary.path + "/secret")
    try temporary.link("package/c.swift", to: "../secret/c.swift")
    try temporary.link("package/zero", to: "/dev/zero")
    try #require(mkfifo(temporary.path + "/package/pipe", 0o600) == 0)
    readable = ReadableFolders(["package", "other", "none"].map { [temporary] in temporary.path + "/" + $0 })
  }

  @Test(
    arguments: [
      ("package/a.swift", "package/a.swift", nil), ("package/other/b.swift", "other/b.swift", nil),
      ("package/../other/b.swift", "other/b.swift", nil), ("package/secret/c.swift", nil, .outside),
      ("package/c.swift", nil, .outside), ("secret/c.swift", nil, .outside), ("package-2/d.swift", nil, .outside),
      ("package/none", nil, .missing), ("package/pipe", nil, .notRegular), ("package", nil, .notRegular),
      ("package/zero", nil, .outside),
    ] as [(String, String?, ReadableFolders.ReadingError?)])
  func filesAreReadOnlyFromTheFolders(path: String, content: String?, error: ReadableFolders.ReadingError?) {
    let result = Result { () throws(ReadableFolders.ReadingError) in try readable.read(temporary.path + "/" + path) }
    switch result {
    case .success(let data): #expect(content.map { Data($0.utf8) } == data)
    case .failure(let found): #expect(found == error)
    }
  }
}
