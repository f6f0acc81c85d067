import Foundation

/// The folder that a diff's files are written to: a set for each snapshot, as failed tests leave them.
struct DiffFolder {
  let path: String

  /// - Parameter isOwn: Whether the folder is this command's alone, and what it left there before may go.
  init(_ path: String, isOwn: Bool) throws(DiffError) {
    self.path = path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if !names.isEmpty, !isOwn {
      throw .unwritable(path, reason: "is not empty; name a folder that is not there yet")
    }
    do {
      if isOwn, FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: "cannot be made a folder; may you write there?")
    }
  }

  /// Writes the files of a snapshot's set.
  func write(_ snapshot: SnapshotRevision, difference: (name: String, data: Data)?) throws(DiffError) {
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
      throw .unwritable(folder, reason: "cannot be written")
    }
  }
}
