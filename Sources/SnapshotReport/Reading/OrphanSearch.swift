import FirstFrameSnapshots
import Foundation

/// Finds references that no test asked for.
struct OrphanSearch {
  /// The absolute paths of the references that tests asked for.
  let asked: Set<String>
  /// The folders of references, as absolute paths.
  let folders: [String]

  init(asked: Set<String>, below folders: [String]) {
    self.asked = asked
    self.folders = folders
  }

  /// Sorted by folder and path. Hidden files are no references.
  func orphans() throws(ReadingError) -> [OrphanedReference] {
    var orphans: [OrphanedReference] = []
    for folder in folders {
      for snapshot in try files(below: folder) where !asked.contains(folder + "/" + snapshot) {
        orphans.append(OrphanedReference(snapshot: snapshot, path: folder + "/" + snapshot))
      }
    }
    return orphans
  }

  private func files(below folder: String) throws(ReadingError) -> [String] {
    // Journals from another machine name folders that are not on this one.
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    } catch {
      throw .referencesNotListed(path: folder, reason: "\(FileFailure(error))")
    }
    return paths.filter { path in
      guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
