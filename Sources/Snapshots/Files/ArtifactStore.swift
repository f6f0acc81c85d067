import FirstFrameLocalFiles
package import Foundation

/// The artifacts of a snapshot: the files that show a failure.
package struct ArtifactSet: Hashable, Sendable {
  /// The contents of a file.
  package enum Role: Hashable, Sendable {
    case reference
    case actual
    /// The difference between the two, in the form that the format defines.
    case difference
    /// The layout trees of both, for reports.
    case nodes
    /// A version of an unmerged reference.
    case version(UnmergedReference.Version)
  }

  package struct File: Hashable, Sendable {
    package let role: Role
    /// The file's name, such as `actual.png`.
    package let name: String
    package let data: Data

    init(role: Role, name: String, data: Data) {
      self.role = role
      self.name = name
      self.data = data
    }

    /// A file named after its role.
    init(role: Role, pathExtension: String?, data: Data) {
      let parts = [role.fileName, pathExtension].compactMap { $0 }
      self.init(role: role, name: parts.joined(separator: "."), data: data)
    }

    /// A file that shows a difference.
    init(difference file: Difference.File) {
      self.init(role: .difference, name: "\(file.name).\(file.pathExtension)", data: file.data)
    }
  }

  /// The folder of the files, as an absolute path; its last part is the reference's file name.
  package let folder: String
  package let files: [File]
  /// The reason why the files could not be written; `nil` if they were written.
  package let problem: String?

  /// A line for each file with one of the roles, or a line that says why there are no files.
  func listing(_ roles: Role...) -> String {
    if let problem {
      return "  (its pictures could not be written to \(folder): \(problem))"
    }
    let lines = roles.compactMap { role in
      files.first { $0.role == role }.map { "  \(role.label)\(folder)/\($0.name)" }
    }
    return lines.isEmpty ? "  (there is nothing to look at)" : lines.joined(separator: "\n")
  }
}

extension ArtifactSet.Role {
  /// The name of a file with this role, without its extension.
  fileprivate var fileName: String {
    switch self {
    case .reference: "reference"
    case .actual: "actual"
    case .difference: "difference"
    case .nodes: "nodes"
    case .version(let version): version.rawValue
    }
  }

  /// The role and a colon, padded to the width of all labels in a message.
  fileprivate var label: String {
    (fileName + ":").padding(toLength: 12, withPad: " ", startingAt: 0)
  }
}

/// The folder of artifacts, with a set of files for each failed snapshot, at the path of its reference.
package struct ArtifactStore: Hashable, Sendable {
  /// The folder, as an absolute path.
  package let root: String

  package init(root: String) {
    self.root = root
  }

  /// The folder of a snapshot's set, as an absolute path.
  package func folder(of name: SnapshotName) -> String {
    root + "/" + name.path
  }

  /// Replaces the set of a snapshot. An error does not affect the verdict: it is stored in the set's `problem`.
  ///
  /// - Parameter problem: The reason why files are missing.
  func replace(_ name: SnapshotName, with files: [ArtifactSet.File], problem: String? = nil) -> ArtifactSet {
    let folder = folder(of: name)
    do {
      try write(files, to: folder)
      return ArtifactSet(folder: folder, files: files, problem: problem)
    } catch {
      return ArtifactSet(folder: folder, files: files, problem: "\(FileFailure(error))")
    }
  }

  /// Removes the set of a snapshot that passes again.
  func remove(_ name: SnapshotName) throws {
    let folder = folder(of: name)
    // Most passing assertions have no set. In this case, no folder is created.
    guard access(folder, F_OK) == 0 else { return }
    let old = try TemporaryItem.folder(in: folder.parentFolder)
    try move(folder, into: old)
    try FileManager.default.removeItem(atPath: old.path)
  }

  /// Writes the files beside the folder and then swaps the folders, so that a set never mixes old and new files.
  private func write(_ files: [ArtifactSet.File], to folder: String) throws {
    let parent = folder.parentFolder
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let new = try TemporaryItem.folder(in: parent)
    do {
      for file in files {
        try file.data.write(to: URL(fileURLWithPath: new.path + "/" + file.name))
      }
      try swap(new, with: folder)
    } catch {
      try FileManager.default.removeItem(atPath: new.path)
      throw error
    }
  }

  /// Moves a set to its folder. If several processes do so, the last set remains.
  private func swap(_ new: TemporaryItem, with folder: String) throws {
    let old = try TemporaryItem.folder(in: folder.parentFolder)
    // If this fails, a later run removes the folder.
    defer { try? FileManager.default.removeItem(atPath: old.path) }
    for _ in 0..<Self.retryLimit {
      do {
        try LocalFile.rename(new.path, to: folder)
        return
      } catch {
        // A folder or a file already has the path.
        let codes: [POSIXErrorCode] = [.ENOTEMPTY, .EEXIST, .ENOTDIR]
        guard codes.contains(error.code) else { throw error }
      }
      try move(folder, into: old)
    }
    throw POSIXError(.EBUSY)
  }

  /// The maximum number of attempts to move a set while other processes move sets to the same folder.
  private static let retryLimit = 100

  private func move(_ folder: String, into old: TemporaryItem) throws(POSIXError) {
    do {
      try LocalFile.rename(folder, to: old.path + "/" + UUID().uuidString)
    } catch {
      // If the folder does not exist, another process moved it first.
      guard error.code == .ENOENT else { throw error }
    }
  }
}
