import Foundation

/// The snapshots that differ between two revisions, as JSON.
struct DiffReport: Encodable {
  struct Snapshot: Encodable {
    /// `added`, `removed` or `changed`.
    let status: String
    let snapshot: String
    /// A description of the change.
    let words: String
    /// The folder with both sides and their difference.
    let folder: String
  }

  let base: String
  let head: String?
  let snapshots: [Snapshot]

  /// One line of JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// The folder for a diff's files: one folder for each snapshot, with the same files as a failed test's artifacts.
struct DiffFolder {
  let path: String

  /// - Parameter isOwn: Whether only this command writes to the folder, so that earlier contents may be removed.
  init(_ path: String, isOwn: Bool) throws(DiffError) {
    self.path = path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if !names.isEmpty, !isOwn {
      throw .file(path, reason: "is not empty; name a folder that does not exist yet")
    }
    do {
      if isOwn, FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .file(path, reason: "cannot be created; check that you may write there")
    }
  }

  /// Writes the files of a snapshot.
  func write(_ snapshot: RevisedSnapshot, difference: (name: String, data: Data)?) throws(DiffError) {
    let folder = path + "/" + snapshot.path
    let name = (snapshot.path as NSString).lastPathComponent
    let pathExtension = name.firstIndex(of: ".").map { _ in "." + (name as NSString).pathExtension } ?? ""
    let files = [("reference" + pathExtension, snapshot.before), ("actual" + pathExtension, snapshot.after)]
      .compactMap { name, data in data.map { (name: name, data: $0) } }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in files + [difference].compactMap({ $0 }) {
        try file.data.write(to: URL(fileURLWithPath: folder + "/" + file.name))
      }
    } catch {
      throw .file(folder, reason: "cannot be written")
    }
  }
}
