import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The listing of a folder of references.
@Suite struct ReferenceFilesTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  @Test func filesAtMostTwoFoldersDeepAreListed() throws {
    for path in ["B/C/d.png", "A/B/c.png", "A/notes.txt", "top.txt", "A/B/C/deep.png", "A/.hidden/x", ".git/A/x"] {
      try package.write("x", to: "__Snapshots__/" + path)
    }
    let files = ReferenceFiles(in: package.references)
    #expect(files.paths == ["A/B/c.png", "A/notes.txt", "B/C/d.png", "top.txt"])
    #expect(files.path("A/B/c.png") == package.references + "/A/B/c.png")
    #expect(files.leftovers.isEmpty)
    #expect(files.failures.isEmpty)
  }

  @Test func linksAreListedIfTheirFilesExist() throws {
    try package.write("x", to: "__Snapshots__/A/B/c.png")
    let folder = package.references + "/A/B/"
    try FileManager.default.createSymbolicLink(atPath: folder + "link.png", withDestinationPath: "c.png")
    try FileManager.default.createSymbolicLink(atPath: folder + "broken.png", withDestinationPath: "missing.png")
    #expect(ReferenceFiles(in: package.references).paths == ["A/B/c.png", "A/B/link.png"])
  }

  @Test func foldersOutsideAndPipesAreNotListed() throws {
    try package.write("x", to: "__Snapshots__/A/B/c.png")
    try package.write("secret", to: "outside/B/notes.txt")
    try package.write("secret", to: "outside/notes.txt")
    for (link, target) in [
      ("A/linked", "../../outside"), ("linked", "../outside"), ("A/inside", "B"), ("A/zero", "/dev/zero"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: package.references + "/" + link, withDestinationPath: target)
    }
    try #require(mkfifo(package.references + "/A/B/pipe.txt", 0o600) == 0)
    let files = ReferenceFiles(in: package.references)
    #expect(files.paths == ["A/B/c.png", "A/inside/c.png"])
    #expect(files.failures.isEmpty)
  }

  @Test func unfinishedFilesOfKilledProcessesAreLeftovers() throws {
    let name = ".writing-" + UUID().uuidString
    try package.write("x", to: "__Snapshots__/A/B/" + name)
    let files = ReferenceFiles(in: package.references)
    #expect(files.leftovers == ["A/B/" + name])
    #expect(files.paths.isEmpty)
  }

  @Test func aPathWithANullCharacterHasNoFiles() throws {
    try package.write("x", to: "__Snapshots__/A/B/c.png")
    let files = ReferenceFiles(in: package.references + "\u{0}/none")
    #expect(files.paths.isEmpty)
    #expect(files.failures.isEmpty)
  }

  @Test func aFileInPlaceOfTheFolderIsAFailure() throws {
    try package.write("x", to: "__Snapshots__")
    let files = ReferenceFiles(in: package.references)
    #expect(files.paths.isEmpty)
    #expect(files.failures.map(\.path) == [package.references])
    #expect(ReferenceFiles(in: package.root + "/missing").failures.isEmpty)
  }
}
