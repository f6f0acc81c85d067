import FirstFrameLocalFiles
import Foundation

/// The files in a folder of references.
///
/// A reference is two folders deep: `<TestTarget>/<TestFile>/<file>`. Deeper folders are not listed, so that a large
/// folder that is given by mistake, such as `/`, is listed in a short time.
package struct ReferenceFiles: Hashable, Sendable {
  /// The folder of references.
  package let folder: String
  /// The paths of the files relative to the folder, sorted. Hidden files are not references.
  package private(set) var paths: [String] = []
  /// The relative paths of temporary files that killed processes left; sorted.
  package private(set) var leftovers: [String] = []
  package private(set) var failures: [Failure] = []

  /// A folder that could not be listed.
  package struct Failure: Hashable, Sendable {
    /// The absolute path of the folder.
    package let path: String
    package let reason: String
  }

  /// The number of folders in the name of a snapshot.
  private static let depth = 2

  /// Lists the files. A folder that does not exist has none.
  package init(in folder: String) {
    self.folder = folder
    // The system ignores what follows a null character, so that each folder would contain itself.
    guard !folder.utf8.contains(0), FileManager.default.fileExists(atPath: folder) else { return }
    list("", depth: 0)
    paths.sort()
    leftovers.sort()
  }

  /// The absolute path of a file.
  package func path(_ relative: String) -> String { folder + "/" + relative }

  /// The type of a file, or of the target of a link; `nil` if it does not exist.
  private func type(of item: String) -> mode_t? {
    var status = stat()
    return stat(path(item), &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func isEnclosed(_ item: String) -> Bool {
    LocalFile.isFolder(path(item)) || EnclosedFolder(folder).encloses(path(item))
  }

  private mutating func list(_ parent: String, depth: Int) {
    let parentPath = parent.isEmpty ? folder : path(parent)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: parentPath)
    } catch {
      failures.append(Failure(path: parentPath, reason: "\(FileFailure(error))"))
      return
    }
    for name in names {
      let item = parent.isEmpty ? name : parent + "/" + name
      guard !name.hasPrefix(".") else {
        if TemporaryItem.isName(name) { leftovers.append(item) }
        continue
      }
      switch type(of: item) {
      case S_IFREG: paths.append(item)
      case S_IFDIR where depth < Self.depth && isEnclosed(item): list(item, depth: depth + 1)
      // Neither a folder behind a link that leads out of the folder, nor a pipe or a device, has references.
      default: break
      }
    }
  }
}
