#if Porting
import FirstFrameResourcePorting
import Foundation

/// The folder of a generated package. Only changed files are written, and all of them at the end, so that an error
/// leaves the folder as it was.
struct GeneratedFolder {
  let url: URL
  /// The files and folders of this port, changed or not.
  private var files: Set<String> = []
  private var folders: Set<String> = []
  private var changes: [(path: String, content: Data)] = []
  private var resources: [ResourceCompiler.Staged] = []

  /// The number of files that differ from those of an earlier port.
  var changeCount: Int { changes.count }

  init(_ url: URL) {
    self.url = url
  }

  /// Adds a file, which is written if it has another content.
  mutating func add(_ content: Data, at path: String) {
    files.insert(path)
    if let existing = try? Data(contentsOf: url.appendingPathComponent(path)), existing == content { return }
    changes.append((path, content))
  }

  mutating func add(_ text: String, at path: String) {
    add(Data(text.utf8), at: path)
  }

  /// Adds a folder of compiled resources.
  mutating func add(_ compiled: ResourceCompiler.Staged, at path: String) {
    folders.insert(path)
    resources.append(compiled)
  }

  /// Writes what changed, and removes what an earlier port wrote and this one did not.
  ///
  /// - Parameter owned: The folders in which files are removed.
  func write(removingStaleFilesIn owned: [String]) throws(PortError) {
    for change in changes { try write(change.content, to: change.path) }
    for compiled in resources {
      do { try compiled.commit() } catch { throw .resources(description: "\(error)") }
    }
    removeStaleFiles(in: owned)
  }

  private func write(_ content: Data, to path: String) throws(PortError) {
    let file = url.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, options: .atomic)
    } catch {
      throw .file(path: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  private func removeStaleFiles(in owned: [String]) {
    for folder in owned {
      guard let existing = FileManager.default.enumerator(atPath: url.appendingPathComponent(folder).path) else {
        continue
      }
      while let path = existing.nextObject() as? String {
        let relative = folder + "/" + path
        let file = url.appendingPathComponent(relative)
        if folders.contains(relative) {
          existing.skipDescendants()
        } else if !file.isDirectory, !files.contains(relative) {
          try? FileManager.default.removeItem(at: file)
        }
      }
    }
  }
}
#endif
