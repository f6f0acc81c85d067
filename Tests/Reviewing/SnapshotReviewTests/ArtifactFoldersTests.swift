import FirstFrameSnapshotReview
import Foundation
import Testing

/// Folders of artifacts in downloads from other machines.
@Suite final class ArtifactFoldersTests {
  private let root = FileManager.default.temporaryDirectory.path + "/downloads-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  private func addArtifacts(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: root + "/" + folder + "/journal/run", withIntermediateDirectories: true)
  }

  @Test func theNearestFoldersWithJournalsAreFound() throws {
    for folder in ["linux/shard-2", "linux/shard-1", "linux/shard-1/inner", "a/b/c/d"] { try addArtifacts(folder) }
    #expect(
      try ArtifactFolders.find(below: root) == ["a/b/c/d", "linux/shard-1", "linux/shard-2"].map { root + "/" + $0 })
  }

  @Test func theFolderItselfIsEnough() throws {
    for folder in [".", "inner"] { try addArtifacts(folder) }
    #expect(try ArtifactFolders.find(below: root) == [root])
  }

  @Test func fiveFoldersDeepIsTooDeep() throws {
    try addArtifacts("a/b/c/d/e")
    #expect(throws: ReviewError.self) { try ArtifactFolders.find(below: self.root) }
    #expect(throws: ReviewError.self) { try ArtifactFolders.find(below: self.root + "/missing") }
  }

  @Test func linksAreNotFollowed() throws {
    try addArtifacts("a")
    try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "a")
    #expect(try ArtifactFolders.find(below: root) == [root + "/a"])
  }
}
