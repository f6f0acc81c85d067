import FirstFrameLocalFiles
package import Foundation

/// Storage for references: a folder of files, or the source of a test.
package protocol ReferenceStorage: Sendable {
  /// Returns the reference of a name; `nil` if there is none.
  func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data?

  /// Writes the reference of a name atomically.
  func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError)
}

/// The folder of references.
package struct SnapshotStore: ReferenceStorage, Hashable {
  /// The folder, as an absolute path.
  package let root: String

  package init(root: String) {
    self.root = root
  }

  /// The absolute path of a name's reference.
  package func path(of name: SnapshotName) -> String {
    root + "/" + name.path
  }

  package func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data? {
    let path = path(of: name)
    do {
      return try LocalFile.read(isInLinkedFolder(name) ? target(ofRead: path) : path, followsLinks: false)
    } catch let error as SnapshotStoreError {
      throw error
    } catch {
      switch FileFailure(error).code {
      case .ENOENT: return nil
      case .EISDIR: throw .isFolder(path: path)
      case .EINVAL: throw .notRead(path: path, reason: "it is not a regular file; remove it, then run again")
      case .ELOOP where LocalFile.isLink(path): return try readLink(path)
      default: throw .notRead(path: path, reason: FileFailure(error).descriptionWithRemedy)
      }
    }
  }

  private func readLink(_ path: String) throws(SnapshotStoreError) -> Data? {
    do {
      return try LocalFile.read(target(ofRead: path))
    } catch let error as SnapshotStoreError {
      throw error
    } catch {
      let failure = FileFailure(error)
      if failure.isNoSuchFile { return nil }
      throw .notRead(
        path: path,
        reason: failure.code == .EINVAL ? "it leads to no regular file; remove it" : failure.descriptionWithRemedy)
    }
  }

  /// Whether one of the folders below the root on the way to a reference is a link.
  private func isInLinkedFolder(_ name: SnapshotName) -> Bool {
    let folder = root + "/" + name.folder
    return LocalFile.isLink(folder) || LocalFile.isLink(folder.parentFolder)
  }

  /// The path of a reference with links resolved. Throws if it is outside of the root, where nothing is read.
  private func target(ofRead path: String) throws -> String {
    guard let target = SymbolicLink.resolved(path) else {
      throw access(path, F_OK) == 0 ? POSIXError(.EIO) : POSIXError.current
    }
    guard let root = SymbolicLink.resolved(root), target.hasPrefix(root + "/") else {
      throw SnapshotStoreError.leadsOutside(path: path, root: self.root)
    }
    return target
  }

  /// Writes the reference of a name atomically.
  ///
  /// If the reference is a symbolic link, its target is replaced, and the link is kept.
  package func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError) {
    let path = path(of: name)
    try makeFolder(root, for: path)
    let target = try target(of: path)
    guard !isFolder(target) else {
      throw .notWritten(path: path, reason: "it is a folder; remove it, then run again")
    }
    try makeFolder(target.parentFolder, for: path)
    do {
      try LocalFile.write(data, to: target)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithRemedy)
    }
  }

  /// Moves the reference of a name to another path, and creates the folder of the path if needed.
  ///
  /// - Parameter target: An absolute path where no file exists yet.
  package func move(_ name: SnapshotName, to target: String) throws(SnapshotStoreError) {
    let path = path(of: name)
    try checkFolder(of: path, for: path)
    do {
      try FileManager.default.createDirectory(
        atPath: target.parentFolder, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithRemedy)
    }
  }

  /// Removes the reference of a name, if there is one.
  package func remove(_ name: SnapshotName) throws(SnapshotStoreError) {
    let path = path(of: name)
    try checkFolder(of: path, for: path)
    do {
      guard unlink(path) == 0 else { throw POSIXError.current }
    } catch {
      guard !FileFailure(error).isNoSuchFile else { return }
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithRemedy)
    }
  }

  /// The path of a reference with symbolic links at its end resolved. Throws unless it is below the root.
  private func target(of path: String) throws(SnapshotStoreError) -> String {
    let target: String
    do {
      target = try SymbolicLink.target(of: path)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithRemedy)
    }
    try checkFolder(of: target, for: path)
    return target
  }

  private func checkFolder(of target: String, for path: String) throws(SnapshotStoreError) {
    guard EnclosedFolder(root).encloses(target.parentFolder) else {
      throw .outside(path: path, root: root)
    }
  }

  private func makeFolder(_ folder: String, for path: String) throws(SnapshotStoreError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let reason = FileFailure(error).descriptionWithRemedy
      throw .notWritten(path: path, reason: "the folder \(folder) cannot be created: \(reason)")
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

/// Why a reference could not be read or written.
package enum SnapshotStoreError: Error, Hashable, Sendable {
  /// A folder has the path of the reference.
  case isFolder(path: String)
  case notRead(path: String, reason: String)
  case notWritten(path: String, reason: String)
  /// A link leads out of the folder of references, and nothing was written.
  case outside(path: String, root: String)
  /// A link leads out of the folder of references, and nothing was read.
  case leadsOutside(path: String, root: String)
}

extension SnapshotStoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isFolder: "it is a folder, not a file"
    case .notRead(_, let reason): "it cannot be read: \(reason)"
    case .notWritten(let path, let reason): "\(path) could not be written: \(reason)"
    case .outside(let path, let root):
      "\(path) leads out of the folder of references, \(root), through a link; nothing was written"
    case .leadsOutside(_, let root):
      "it leads out of the folder of references, \(root), through a link; nothing was read. Replace the link with a file"
    }
  }
}

extension FileFailure {
  /// The description, followed by the remedy for a reference that could not be read or written, if there is one.
  var descriptionWithRemedy: String {
    [description, remedy].compactMap { $0 }.joined(separator: "; ")
  }

  private var remedy: String? {
    switch code {
    case .ENOSPC, .EDQUOT: "free some space there, then run again"
    case .EACCES, .EPERM, .EROFS: "make it writable, or set SNAPSHOT_REFERENCE_DIR to a folder that is"
    case .ENOTDIR, .EEXIST: "remove the file at the path of a folder, then run again"
    default: nil
    }
  }
}
