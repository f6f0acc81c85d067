import FirstFrameLocalFiles
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
}

/// The folder for a diff's files: one folder for each snapshot, with the same files as a failed test's artifacts.
struct DiffFolder {
  let path: String
  private var folder: OwnedFolder

  /// What earlier versions wrote.
  private static let patterns: [PathPattern] = ["*/*/*/reference*", "*/*/*/actual*", "*/*/*/difference*"]

  /// Opens the folder, and removes the files of an earlier diff.
  ///
  /// - Parameters:
  ///   - isDefault: Whether nobody has named the folder.
  ///   - package: The folder of the package.
  ///   - references: The folder of references.
  init(_ path: String, isDefault: Bool, package: String, references: String) throws(OwnedFolderError) {
    self.path = path
    if let obstacle = ProtectedFolders(package: package, references: references).obstacle(to: path) {
      throw .isProtected(path: path, obstacle: obstacle, .diff)
    }
    folder = try OwnedFolder(path, for: .diff, adopting: isDefault ? Self.patterns : [], isDefault: isDefault)
    try folder.removeListedFiles()
  }

  /// Writes the files of a snapshot.
  mutating func write(_ snapshot: RevisedSnapshot, difference: (name: String, data: Data)?) throws(OwnedFolderError) {
    let name = (snapshot.path as NSString).lastPathComponent
    let pathExtension = name.firstIndex(of: ".").map { _ in "." + (name as NSString).pathExtension } ?? ""
    let files = [("reference" + pathExtension, snapshot.before), ("actual" + pathExtension, snapshot.after)]
      .compactMap { name, data in data.map { (name: name, data: $0) } }
    for file in files + [difference].compactMap({ $0 }) {
      try folder.write(file.data, to: snapshot.path + "/" + file.name)
    }
  }
}
