import FirstFrameSnapshots
import Foundation

/// Finds the sets of files that lie in folders of artifacts.
struct ArtifactSetSearch {
  let folders: [String]

  /// One set on disk.
  struct FoundSet: Hashable {
    let name: SnapshotName
    let artifacts: String
    let files: [String]
  }

  /// Of each snapshot the last folder's set, sorted by path.
  func sets() throws(ReviewError) -> [FoundSet] {
    var found: [String: FoundSet] = [:]
    for folder in folders {
      for target in try names(in: folder) where target != "journal" {
        for file in try names(in: folder + "/" + target) {
          for snapshot in try names(in: "\(folder)/\(target)/\(file)") {
            let path = "\(target)/\(file)/\(snapshot)"
            guard let name = SnapshotName(path: path) else { continue }
            let files = try names(in: folder + "/" + path)
            if files.contains(where: { $0.hasPrefix("actual") }) {
              found[path] = FoundSet(name: name, artifacts: folder, files: files)
            }
          }
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// What is in a folder, hidden files left out; nothing where it is no folder.
  private func names(in folder: String) throws(ReviewError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .folderNotRead(folder, reason: "\(FileFailure(error))")
    }
  }
}
