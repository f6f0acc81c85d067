import FirstFrameLocalFiles
import Foundation

/// The folders of a review.
package struct ReviewFolders: Hashable, Sendable {
  /// The folders of artifacts, as absolute paths: one folder, or the folders of several machines.
  package let artifacts: [String]
  /// The folder of references, as an absolute path: the only one in which references are written.
  package let references: String

  package init(artifacts: [String], references: String) {
    self.artifacts = artifacts
    self.references = references
  }
}

/// Finds folders of artifacts below a folder, as in downloads from other machines.
package enum ArtifactFolders {
  /// The number of levels that are searched.
  private static let maximumDepth = 4

  /// Returns the folder itself if it has journals, or else the nearest folders below it that have journals, sorted.
  package static func find(below folder: String) throws(ReviewError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder)
    }
    let found = search(folder, depth: maximumDepth)
    guard !found.isEmpty else { throw .noArtifacts(folder) }
    return found
  }

  /// Does not follow links, which may form a cycle.
  private static func search(_ folder: String, depth: Int) -> [String] {
    if LocalFile.isFolder(folder + "/journal") { return [folder] }
    guard depth > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().map { folder + "/" + $0 }.filter(LocalFile.isFolder).flatMap { search($0, depth: depth - 1) }
  }
}
