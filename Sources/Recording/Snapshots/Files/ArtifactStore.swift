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

    /// A file that shows a difference. Its name begins with that of the role, by which a set's files are known.
    init(difference file: Difference.File) {
      let role = Role.difference.fileName
      let isNamed = file.name != role && !file.name.hasPrefix(role + ".")
      let parts = (isNamed ? [role] : []) + [file.name, file.pathExtension]
      self.init(
        role: .difference, name: parts.map { FileNameComponent($0).text }.joined(separator: "."), data: file.data)
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

  /// Removes the set of a snapshot that no test asserts any more.
  package func removeSet(of name: SnapshotName) throws { try remove(name) }

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
      try write(files, of: name)
      return ArtifactSet(folder: folder, files: files, problem: problem)
    } catch {
      return ArtifactSet(folder: folder, files: files, problem: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? OwnedFolderError { return "\(error)" }
    if let error = error as? POSIXError, linkErrors.contains(error.code) {
      return "a link or a file is in place of a folder; remove it"
    }
    return "\(FileFailure(error))"
  }

  /// Removes the set of a snapshot that passes again. Other files in its folder stay.
  func remove(_ name: SnapshotName) throws {
    // Most passing assertions have no set. In this case, no folder is created.
    guard access(folder(of: name), F_OK) == 0 else { return }
    do {
      let parent = try OpenFolder(root).folder(name.folder)
      guard try isOnlySet(name, in: parent) else { return try removeFiles(of: name, in: parent) }
      let old = try TemporaryItem.folder(in: parent.path)
      try move(name, in: parent, into: old)
      try remove(old, in: parent)
    } catch let error as POSIXError where Self.linkErrors.contains(error.code) {
      // A link in place of a folder leads to files that are not artifacts.
    }
  }

  /// The errors of opening a link in place of a folder.
  private static let linkErrors: [POSIXErrorCode] = [.ELOOP, .ENOTDIR]

  /// Writes the files beside the folder and then swaps the folders, so that a set never mixes old and new files.
  private func write(_ files: [ArtifactSet.File], of name: SnapshotName) throws {
    let parent = try OpenFolder(root).folder(name.folder, creates: true)
    let new = try TemporaryItem.folder(in: parent.path)
    do {
      let folder = try parent.folder(new.name)
      for file in files { try folder.write(file.data, to: file.name) }
      try swap(new, with: name, in: parent)
    } catch {
      try remove(new, in: parent)
      throw error
    }
  }

  /// Moves a set to its folder. If several processes do so, the last set remains.
  private func swap(_ new: TemporaryItem, with name: SnapshotName, in parent: OpenFolder) throws {
    let old = try TemporaryItem.folder(in: parent.path)
    // If this fails, a later run removes the folder.
    defer { try? remove(old, in: parent) }
    for _ in 0..<Self.retryLimit {
      do {
        try parent.rename(new.name, to: name.file)
        return
      } catch {
        // A folder or a file already has the path.
        let codes: [POSIXErrorCode] = [.ENOTEMPTY, .EEXIST, .ENOTDIR]
        guard codes.contains(error.code) else { throw error }
      }
      guard try isOnlySet(name, in: parent) else {
        throw OwnedFolderError.foreign(path: root, item: name.path, .artifacts)
      }
      try move(name, in: parent, into: old)
    }
    throw POSIXError(.EBUSY)
  }

  /// Whether a folder has only files of a set, or no longer exists.
  private func isOnlySet(_ name: SnapshotName, in parent: OpenFolder) throws -> Bool {
    switch parent.type(of: name.file) {
    case nil: return true
    case .file, .link, .other: return false
    case .folder:
      do {
        let set = try parent.folder(name.file)
        return try set.names().allSatisfy { ArtifactsFolder.isSetFile($0) && set.type(of: $0) != .folder }
      } catch {
        // Another process moved it meanwhile.
        guard error.code == .ENOENT else { throw error }
        return true
      }
    }
  }

  /// Removes the files of a set from a folder that has others.
  private func removeFiles(of name: SnapshotName, in parent: OpenFolder) throws {
    let set = try parent.folder(name.file)
    for file in try set.names() where ArtifactsFolder.isSetFile(file) && set.type(of: file) == .file {
      try set.removeFile(file)
    }
  }

  /// The maximum number of attempts to move a set while other processes move sets to the same folder.
  private static let retryLimit = 100

  private func move(_ name: SnapshotName, in parent: OpenFolder, into old: TemporaryItem) throws(POSIXError) {
    do {
      try parent.rename(name.file, to: old.name + "/" + UUID().uuidString)
    } catch {
      // If the folder does not exist, another process moved it first.
      guard error.code == .ENOENT else { throw error }
    }
  }

  /// Removes a temporary folder with the sets in it. They were made or checked by this process.
  private func remove(_ item: TemporaryItem, in parent: OpenFolder) throws(POSIXError) {
    try parent.removeTree(item.name)
  }
}
