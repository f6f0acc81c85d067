import Foundation

@testable import FirstFrameLocalFiles

/// A temporary folder, removed when the object is deallocated.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/files-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + file, withDestinationPath: target)
  }

  /// The sorted paths of all files and folders, relative to the folder.
  var contents: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

  /// Everything in the folder: the texts of files, the targets of links, and other items by their types.
  var state: [String: String] {
    Dictionary(
      uniqueKeysWithValues: contents.map { item in
        let full = path + "/" + item
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full) {
          return (item, "-> " + target)
        }
        if LocalFile.isRegular(full) { return (item, (try? String(contentsOfFile: full, encoding: .utf8)) ?? "?") }
        return (item, LocalFile.isFolder(full) ? "folder" : "other")
      })
  }
}
