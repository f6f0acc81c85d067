import FirstFrameLocalFiles
import FirstFrameResourcePorting
import Foundation

/// The folder of a generated package. Only changed files are written, and all of them at the end, so that an error
/// leaves the folder as it was.
struct GeneratedFolder {
  private var owned: OwnedFolder
  /// The files of this port, changed or not.
  private var files: Set<String> = []
  private var changes: [(path: String, content: Data)] = []
  private var resources: [(path: String, compiled: ResourceCompiler.Staged)] = []

  /// The number of files that differ from those of an earlier port.
  var changeCount: Int { changes.count }

  var url: URL { URL(fileURLWithPath: owned.path) }

  init(_ owned: OwnedFolder) {
    self.owned = owned
  }

  /// The limit for a file of an earlier port that is compared, in bytes.
  private static let maximumSize = 512 << 20

  /// Adds a file, which is written if it has another content.
  mutating func add(_ content: Data, at path: String) {
    files.insert(path)
    if let existing = try? owned.folder.read(path, limit: Self.maximumSize), existing == content { return }
    changes.append((path, content))
  }

  mutating func add(_ text: String, at path: String) {
    add(Data(text.utf8), at: path)
  }

  /// Adds a folder of compiled resources.
  mutating func add(_ compiled: ResourceCompiler.Staged, at path: String) {
    resources.append((path, compiled))
  }

  /// Writes what changed, and removes what an earlier port wrote and this one did not.
  ///
  /// - Parameter owned: The folders in which files are removed. If they have files that no port wrote, nothing is written.
  mutating func write(removingStaleFilesIn folders: [String]) throws(PortError) {
    do throws(OwnedFolderError) {
      try owned.requireOnlyListedFiles(in: folders)
    } catch {
      throw .folder(description: "\(error)")
    }
    var files = files
    for (path, compiled) in resources {
      do { files.formUnion(try compiled.paths().map { path + "/" + $0 }) } catch {
        throw .resources(description: "\(error)")
      }
    }
    do throws(OwnedFolderError) {
      try owned.add(files)
      for change in changes { try owned.write(change.content, to: change.path) }
    } catch {
      throw .folder(description: "\(error)")
    }
    for (_, compiled) in resources {
      do { try compiled.commit() } catch { throw .resources(description: "\(error)") }
    }
    do throws(OwnedFolderError) {
      try owned.removeListedFiles(except: files, in: folders)
    } catch {
      throw .folder(description: "\(error)")
    }
  }
}
