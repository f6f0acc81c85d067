import Foundation

/// Finds folders of artifacts below a folder, as downloads from other machines lay them out.
package enum ArtifactFolders {
  /// How many folders deep a download may nest them.
  private static let deepest = 4

  /// The folder itself where it has journals, or else the nearest folders below that have; sorted.
  package static func find(below folder: String) throws(ReviewError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder)
    }
    let found = search(folder, depth: deepest)
    guard !found.isEmpty else { throw .noArtifacts(folder) }
    return found
  }

  private static func search(_ folder: String, depth: Int) -> [String] {
    if isFolder(folder + "/journal") { return [folder] }
    guard depth > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().filter { isFolder(folder + "/" + $0) }.flatMap { search(folder + "/" + $0, depth: depth - 1) }
  }

  /// Links are not followed: they may lead round in circles.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
