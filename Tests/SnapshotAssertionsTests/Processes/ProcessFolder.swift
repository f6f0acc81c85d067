import FirstFrameSnapshots
import Foundation

/// A temporary folder with the references and artifacts of child processes, removed with the value.
final class ProcessFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/processes-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) stays: \(error)")
    }
  }

  var references: String { path + "/references" }
  var artifacts: String { path + "/artifacts" }

  func journals() throws -> [ProcessJournal] {
    try ProcessJournal.all(below: artifacts)
  }

  /// All files below a folder, as sorted paths relative to it; those of hidden names included.
  func files(below folder: String) -> [String] {
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isDirectory)
        && !isDirectory.boolValue
    }.sorted()
  }
}
