import Foundation
import Testing

@testable import FirstFrameLocalFiles

/// The relations of folders, however they are written.
@Suite struct FolderPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("x", to: "a/b/file")
    try folder.write("x", to: "c/file")
    try folder.link("toA", to: "a")
    try folder.link("toB", to: "a/b")
    try folder.link("a/up", to: "..")
    try folder.link("dangling", to: "nowhere")
  }

  @Test(
    arguments: [
      ("a", "a", .equal), ("a", "a/", .equal), ("a", "./a//.", .equal), ("a", "c/../a", .equal), ("a", "toA", .equal),
      ("a/b", "toA/b", .equal), ("a/b", "toB", .equal), ("a", "a/up/a", .equal), ("a", "toB/..", .equal),
      ("a", "a/b", .contains), ("toA", "toB", .contains), ("a/b", "a", .isInside), ("toB", "a", .isInside),
      ("a", "c", .separate), ("a", "toB/../../c", .separate), ("a", "ab", .separate), ("ab", "a", .separate),
      // Folders that do not exist yet.
      ("a/new", "a/new", .equal), ("a/new", "toA/new/", .equal), ("a/new", "a/new/x/..", .equal),
      ("a/new", "a/New", .equal), ("a/new/x", "a/new", .isInside), ("a", "a/new/x", .contains),
      ("a/new", "a/newer", .separate), ("a/new", "c/new", .separate), ("new", "a/new", .separate),
      ("dangling", "a", .separate), ("/", "a", .contains), ("a", "/", .isInside), ("/", "/", .equal),
    ] as [(String, String, FolderPlace.Relation)])
  func relations(first: String, second: String, relation: FolderPlace.Relation) {
    func place(_ path: String) -> FolderPlace { FolderPlace(path.hasPrefix("/") ? path : folder.path + "/" + path) }
    #expect(place(first).relation(to: place(second)) == relation)
    let inverse: FolderPlace.Relation =
      switch relation {
      case .contains: .isInside
      case .isInside: .contains
      default: relation
      }
    #expect(place(second).relation(to: place(first)) == inverse)
  }
}

@Suite struct ProtectedFoldersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in [
      "p/Package.swift", "p/Sources/Kit/Card.swift", "p/Tests/KitTests/CardTests.swift", "p/Checks/X/XTests.swift",
      "p/Examples/Deep/Shown.swift", "p/Examples/README.md", "p/__Snapshots__/T/F/x.png", "p/.git/config",
      "p/.build/debug/x.swift", "p/out/.firstframe-folder", "p/out/Package.swift",
    ] {
      try folder.write("x", to: file)
    }
    try folder.link("linked", to: "p/Sources")
    try folder.link("references", to: "p/__Snapshots__")
  }

  @Test(arguments: [
    ("p/__Snapshots__", "is the folder of references"), ("p/__Snapshots__/", "is the folder of references"),
    ("references", "is the folder of references"), ("p/Sources/../__Snapshots__", "is the folder of references"),
    ("p/__Snapshots__/T", "lies in the folder of references"), ("references/new", "lies in the folder of references"),
    ("p", "is the package's own folder"), (".", "contains the package"),
    ("p/Sources", "lies in the package's sources"), ("p/Sources/Kit/new", "lies in the package's sources"),
    ("linked/new", "lies in the package's sources"), ("p/Tests/new", "lies in the package's sources"),
    ("p/Checks/new", "lies in the package's sources"), ("p/.git/x", "lies in the package's sources"),
    ("p/Examples/Deep/new", "lies in a folder with sources"), ("p/Plugins/new", "lies in the package's sources"),
    ("p/.build/snapshot-artifacts", nil), ("p/.build", nil), ("p/snapshots", nil), ("p/Examples/new", nil),
    ("p/out/previews", nil), ("elsewhere", nil), ("p/../elsewhere", nil), ("p2", nil),
  ])
  func generatedFilesAreKeptApart(path: String, obstacle: String?) {
    let root = folder.path + "/p"
    let protected = ProtectedFolders(
      package: root, references: root + "/__Snapshots__", testFile: root + "/Checks/X/XTests.swift")
    let found = protected.obstacle(to: folder.path + "/" + path)
    #expect(found.map { $0.hasPrefix(obstacle ?? "none") } ?? (obstacle == nil), "\(found ?? "none")")
  }

  @Test(arguments: [
    ("p", "is the package's own folder"), (".", "contains the package"),
    ("p/Sources", "is the package's folder Sources"),
    ("p/Tests/", "is the package's folder Tests"), ("linked", "is the package's folder Sources"),
    ("p/Tests/KitTests/__Snapshots__", nil), ("p/__Snapshots__", nil), ("elsewhere", nil),
  ])
  func referencesMayLieBesideTests(path: String, obstacle: String?) {
    let protected = ProtectedFolders(package: folder.path + "/p", references: nil)
    let found = protected.obstacle(toReferences: folder.path + "/" + path)
    #expect(found.map { $0.hasPrefix(obstacle ?? "none") } ?? (obstacle == nil), "\(found ?? "none")")
  }
}

@Suite struct PathPatternTests {
  @Test(
    arguments: [
      ("index.html", "index.html", .whole), ("index.html", "index.htm", .none), ("index.html", "a/index.html", .none),
      ("journal/*/*.jsonl", "journal", .start), ("journal/*/*.jsonl", "journal/run", .start),
      ("journal/*/*.jsonl", "journal/run/7.jsonl", .whole), ("journal/*/*.jsonl", "journal/run/7.json", .none),
      ("journal/*/*.jsonl", "journal/run/a/7.jsonl", .none), ("*/*/*/actual*", "T/F/x.png/actual.png", .whole),
      ("*/*/*/actual*", "T/F/x.png/notes", .none), (".build/**", ".build", .everything), (".build/**", "build", .none),
      (".build/**", ".build/x/y", .everything), ("Sources/**/*.swift", "Sources", .start),
      ("Sources/**/*.swift", "Sources/a/b", .start), ("Sources/**/*.swift", "Sources/x.swift", .whole),
      ("Sources/**/*.swift", "Sources/a/b/x.swift", .whole), ("Sources/**/*.swift", "Sources/a/notes.md", .start),
      ("a*b", "ab", .whole), ("a*b", "a", .none), ("aba*aba", "aba", .none),
    ] as [(String, String, PathPattern.Match)])
  func match(pattern: String, path: String, match: PathPattern.Match) {
    #expect(PathPattern(stringLiteral: pattern).match(path) == match)
    #expect(PathPattern(stringLiteral: pattern).below("in").match("in/" + path) == match)
  }
}
