#if Porting
import Foundation

/// The folder of a generated package. Only changed files are written.
struct GeneratedFolder {
  let url: URL
  /// The paths that the port wrote or found unchanged.
  private(set) var paths: Set<String> = []
  /// The number of files that were written.
  private(set) var writtenCount = 0

  init(_ url: URL) {
    self.url = url
  }

  /// Writes a file, unless it already has the content.
  mutating func write(_ content: Data, to path: String) throws(PortError) {
    paths.insert(path)
    let file = url.appendingPathComponent(path)
    if let existing = try? Data(contentsOf: file), existing == content { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file, options: .atomic)
    } catch {
      throw .file(path: file.path, reason: "cannot be written: \(error.localizedDescription)")
    }
    writtenCount += 1
  }

  mutating func write(_ text: String, to path: String) throws(PortError) {
    try write(Data(text.utf8), to: path)
  }

  /// Marks all files in a folder as a part of this port.
  mutating func keepAll(in folder: String) {
    guard let files = FileManager.default.enumerator(atPath: url.appendingPathComponent(folder).path) else { return }
    for case let path as String in files { paths.insert(folder + "/" + path) }
  }

  func createFolder(_ path: String) throws(PortError) {
    let folder = url.appendingPathComponent(path)
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw .file(path: folder.path, reason: "cannot be created: \(error.localizedDescription)")
    }
  }

  /// Removes the files of earlier ports that this port does not contain.
  func removeStaleFiles(in folders: [String]) {
    for folder in folders {
      let root = url.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(atPath: root.path) else { continue }
      for case let path as String in files {
        let relative = folder + "/" + path
        let file = url.appendingPathComponent(relative)
        guard !file.isDirectory, !paths.contains(relative) else { continue }
        try? FileManager.default.removeItem(at: file)
      }
    }
  }
}
#endif
