import Foundation
import Testing

@testable import FirstFrameLocalFiles

/// Which folders FirstFrame uses, and what it removes from them.
@Suite struct OwnedFolderTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  private static func marker(_ kind: String, _ list: String...) -> String {
    (["FirstFrame: " + kind, "Explanation."] + list).map { $0 + "\n" }.joined()
  }

  private var path: String { temporary.path + "/out" }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// The files before, by path.
    var files: [String: String] = [:]
    var links: [String: String] = [:]
    var pipes: [String] = []
    var kind = OwnedFolder.Kind.previews
    var patterns: [PathPattern] = []
    var isDefault = false
    /// The beginning of the message after the path; `nil` if the folder is used.
    var refusal: String?
  }

  private static let old: [PathPattern] = ["index.html", "pictures/*.png", ".build/**"]

  private static let cases = [
    Case(testDescription: "a new folder"),
    Case(testDescription: "an empty folder", files: ["out/": ""]),
    Case(testDescription: "a file of someone", files: ["out/notes.md": "x"], refusal: "it has notes.md"),
    Case(testDescription: "a hidden file", files: ["out/.env": "x"], refusal: "it has .env"),
    Case(testDescription: "an empty folder of someone", files: ["out/pictures/": ""], refusal: "it has pictures"),
    Case(testDescription: "a deep file", files: ["out/a/b/c": "x"], refusal: "it has a/b"),
    Case(testDescription: "a name like FirstFrame's", files: ["out/index.html": "x"], refusal: "it has index.html"),
    Case(testDescription: "its own folder", files: ["out/.firstframe-folder": marker("previews"), "out/x": "x"]),
    Case(
      testDescription: "a folder for something else", files: ["out/.firstframe-folder": marker("port")],
      refusal: "it is a folder of a port"),
    Case(
      testDescription: "an unknown marker", files: ["out/.firstframe-folder": marker("other")],
      refusal: "it has .firstframe-folder"),
    Case(
      testDescription: "a marker that is a link", files: ["real": marker("previews")],
      links: ["out/.firstframe-folder": "../real"], refusal: "it has .firstframe-folder"),
    Case(
      testDescription: "in a folder for something else", files: [".firstframe-folder": marker("artifacts")],
      refusal: "it lies in "),
    Case(testDescription: "in a folder of a port", files: [".firstframe-folder": marker("port")]),
    Case(testDescription: "artifacts in a hunt", files: [".firstframe-folder": marker("hunt")], kind: .artifacts),
    Case(testDescription: "a link that a user names", files: ["real/": ""], links: ["out": "real"]),
    Case(
      testDescription: "a link to someone's files", files: ["real/diary": "x"], links: ["out": "real"],
      refusal: "it has diary"),
    Case(
      testDescription: "a link in the default place", files: ["real/": ""], links: ["out": "real"], isDefault: true,
      refusal: "it is a link"),
    Case(
      testDescription: "an earlier version's folder", files: ["out/index.html": "x", "out/pictures/a.png": "x"],
      patterns: old, isDefault: true),
    Case(
      testDescription: "an earlier version's build", files: ["out/index.html": "x", "out/.build/a/b": "x"],
      patterns: old,
      isDefault: true),
    Case(
      testDescription: "someone's file in an earlier version's folder",
      files: ["out/index.html": "x", "out/pictures/a.png": "x", "out/pictures/mine.jpg": "x"], patterns: old,
      isDefault: true, refusal: "it has pictures/mine.jpg"),
    Case(
      testDescription: "a link in an earlier version's folder", files: ["real/a.png": "x", "out/index.html": "x"],
      links: ["out/pictures": "../real"], patterns: old, isDefault: true, refusal: "it has pictures"),
    Case(
      testDescription: "a linked picture", files: ["real/a.png": "x", "out/pictures/": ""],
      links: ["out/pictures/a.png": "../../real/a.png"], patterns: old, isDefault: true,
      refusal: "it has pictures/a.png"),
    Case(
      testDescription: "a pipe", files: ["out/pictures/": ""], pipes: ["out/pictures/a.png"], patterns: old,
      isDefault: true, refusal: "it has pictures/a.png"),
  ]

  @Test(arguments: cases) func useOrRefusal(example: Case) throws {
    for (file, text) in example.files.sorted(by: { $0.key < $1.key }) {
      if file.hasSuffix("/") {
        try FileManager.default.createDirectory(
          atPath: temporary.path + "/" + file, withIntermediateDirectories: true)
      } else {
        try temporary.write(text, to: file)
      }
    }
    for (link, target) in example.links {
      try FileManager.default.createDirectory(
        atPath: (temporary.path + "/" + link).parentFolder, withIntermediateDirectories: true)
      try temporary.link(link, to: target)
    }
    for pipe in example.pipes { try #require(mkfifo(temporary.path + "/" + pipe, 0o600) == 0) }
    let before = temporary.state
    let result = Result { () throws(OwnedFolderError) in
      try OwnedFolder(path, for: example.kind, adopting: example.patterns, isDefault: example.isDefault)
    }
    switch result {
    case .success:
      #expect(example.refusal == nil)
      #expect(LocalFile.isRegular(path + "/" + OwnedFolder.markerName))
      // Nothing else has changed, and the folder is used again.
      let changed = temporary.state.filter { before[$0.key] != $0.value }.keys
      #expect(Set(changed).isSubset(of: ["out", "out/.firstframe-folder", "real/.firstframe-folder"]))
      _ = try OwnedFolder(path, for: example.kind)
    case .failure(let error):
      let refusal = try #require(example.refusal, "\(error)")
      let message = "\(error)"
      #expect(message.hasPrefix(path), "\(message)")
      #expect(message.contains(": " + refusal), "\(message)")
      #expect(message.contains("nothing was changed"))
      #expect(!message.contains("\n"))
      #expect(error.isRefusal)
      #expect(temporary.state == before)
    }
  }

  @Test func aFileInPlaceOfTheFolderIsAnErrorOfTheSystem() throws {
    try temporary.write("x", to: "out")
    let error = #expect(throws: OwnedFolderError.self) { try OwnedFolder(path, for: .artifacts) }
    #expect(error.map { "\($0)" } == "\(path) cannot be used: not a directory")
    #expect(error?.isRefusal == false)
  }

  @Test func onlyListedFilesAreRemoved() throws {
    var folder = try OwnedFolder(path, for: .previews)
    for file in ["index.html", "pictures/a.png", "pictures/deep/b.png"] { try folder.write(Data("x".utf8), to: file) }
    try temporary.write("mine", to: "out/pictures/mine.png")
    try temporary.write("mine", to: "out/notes.md")
    var reopened = try OwnedFolder(path, for: .previews)
    try reopened.removeListedFiles(except: ["index.html"])
    #expect(
      temporary.contents == [
        "out", "out/.firstframe-folder", "out/index.html", "out/notes.md", "out/pictures", "out/pictures/mine.png",
      ])
    #expect(try OwnedFolder(path, for: .previews).list == ["index.html"])
  }

  @Test(arguments: [
    "../outside/file", "/etc/hostname", "linked/file", "pictures/../../outside/file", "outside", ".", "..", "",
  ])
  func aListNamesNothingOutside(entry: String) throws {
    try temporary.write("precious", to: "outside/file")
    for tree in ["", "/"] {
      try temporary.write(Self.marker("previews", entry + tree), to: "out/.firstframe-folder")
      if !LocalFile.isLink(path + "/linked") { try temporary.link("out/linked", to: "../outside") }
      var folder = try OwnedFolder(path, for: .previews)
      try? folder.removeListedFiles()
      #expect(temporary.state["outside/file"] == "precious")
    }
  }

  @Test func aLinkInPlaceOfAListedFileIsRemovedItself() throws {
    try temporary.write("precious", to: "outside/file")
    try temporary.write(Self.marker("previews", "a.png", "tree/"), to: "out/.firstframe-folder")
    try temporary.link("out/a.png", to: "../outside/file")
    try temporary.link("out/tree", to: "../outside")
    var folder = try OwnedFolder(path, for: .previews)
    try folder.removeListedFiles()
    #expect(temporary.state["outside/file"] == "precious")
    #expect(!temporary.contents.contains("out/a.png"))
  }

  @Test func otherProcessesFillAFolderThatIsListedAfterwards() throws {
    var folder = try OwnedFolder(path, for: .hunt)
    let run = try folder.makeFolder("first")
    #expect(run == path + "/first")
    try temporary.write("x", to: "out/first/snapshots/T/F/odd\nname %.png")
    try folder.seal("first")
    try temporary.write("mine", to: "out/first/notes.md")
    var next = try OwnedFolder(path, for: .hunt)
    #expect(next.list == ["first/snapshots/T/F/odd\nname %.png"])
    try next.removeListedFiles()
    #expect(temporary.contents.filter { $0.hasPrefix("out/first") } == ["out/first", "out/first/notes.md"])
    let error = #expect(throws: OwnedFolderError.self) { try next.makeFolder("first") }
    #expect(error?.isRefusal == true)
  }

  @Test func anInterruptedFolderIsRemovedAsAWhole() throws {
    try temporary.write("precious", to: "outside/file")
    var folder = try OwnedFolder(path, for: .hunt)
    _ = try folder.makeFolder("first")
    try temporary.write("x", to: "out/first/snapshots/x.png")
    try temporary.link("out/first/link", to: "../../outside")
    var next = try OwnedFolder(path, for: .hunt)
    try next.removeListedFiles()
    _ = try next.makeFolder("first")
    #expect(
      temporary.contents == ["out", "out/.firstframe-folder", "out/first", "outside", "outside/file"])
  }

  @Test func foreignItemsAreFoundBeforeAnythingIsRemoved() throws {
    var folder = try OwnedFolder(path, for: .port)
    try folder.write(Data("x".utf8), to: "Sources/Kit/A.swift")
    try folder.requireOnlyListedFiles(in: ["Sources", "Tests"])
    try temporary.write("mine", to: "out/Sources/Kit/notes.md")
    let error = #expect(throws: OwnedFolderError.self) { try folder.requireOnlyListedFiles(in: ["Sources", "Tests"]) }
    #expect(error.map { "\($0)" }?.contains("it has Sources/Kit/notes.md") == true)
    try FileManager.default.removeItem(atPath: path + "/Sources/Kit/notes.md")
    try temporary.link("out/Tests", to: "..")
    #expect(throws: OwnedFolderError.self) { try folder.requireOnlyListedFiles(in: ["Sources", "Tests"]) }
  }

  @Test func processesMayMarkAFolderAtTheSameTime() async throws {
    try await withThrowingTaskGroup(of: Void.self) { [path] group in
      for index in 0..<32 {
        group.addTask {
          let folder = try OwnedFolder(path, for: .artifacts)
          try folder.folder.write(Data("x".utf8), to: "journal/run/\(index).jsonl")
        }
      }
      try await group.waitForAll()
    }
    #expect(temporary.contents.count { $0.hasSuffix(".jsonl") } == 32)
    #expect(!temporary.contents.contains { $0.contains(".writing-") })
  }
}
