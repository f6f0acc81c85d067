import Foundation

/// The folder in which a process writes the files that the package reads, in memory if the system has such a folder.
struct ScratchFolder {
  let url: URL

  init() throws {
    let memory = "/dev/shm"
    let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    url = URL(fileURLWithPath: parent).appendingPathComponent("hostile-inputs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and creates its folders.
  @discardableResult
  func write(_ bytes: [UInt8], to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file
  }
}

/// Valid files of this repository.
enum RepositoryFile {
  /// The root of the package. This file is `Tests/Programs/HostileInputs/Making/ScratchFolder.swift` in it.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// Returns the files in a folder with an extension, sorted by name.
  static func all(in folder: String, withExtension type: String, limit: Int) throws -> [[UInt8]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return try names.filter { $0.hasSuffix(type) }.sorted().prefix(limit).map { try bytes(folder + "/" + $0) }
  }
}
