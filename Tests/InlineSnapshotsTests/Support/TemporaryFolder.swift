import Foundation

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/inline-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) stays: \(error)")
    }
  }

  /// Writes a file, and gives its absolute path.
  @discardableResult func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  /// The names of the files in a folder, hidden ones too, in alphabetical order.
  func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + name).sorted()
  }
}
