package import Foundation

/// The folder of references.
public struct SnapshotStore: Hashable, Sendable {
  /// The folder, as an absolute path.
  public let root: String

  public init(root: String) {
    self.root = root
  }

  /// Where the reference of a name lies, as an absolute path.
  public func path(of name: SnapshotName) -> String {
    root + "/" + name.path
  }

  /// The reference of a name; nil where there is none.
  package func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data? {
    let path = path(of: name)
    do {
      return try WholeFile.read(path)
    } catch {
      switch error.code {
      case .ENOENT: return nil
      case .EISDIR: throw .isFolder(path: path)
      default: throw .notRead(path: path, reason: FileFailure(error).descriptionWithCure)
      }
    }
  }

  /// Writes the reference of a name, which appears whole or not at all.
  ///
  /// Where the reference is a link, the file that it leads to is written, and the link stays.
  package func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError) {
    let path = path(of: name)
    try makeFolder(root, for: path)
    let target = try target(of: path)
    guard !Self.isFolder(target) else {
      throw .notWritten(path: path, reason: "it is a folder; remove it, then run again")
    }
    try makeFolder((target as NSString).deletingLastPathComponent, for: path)
    do {
      try AtomicFile.write(data, to: target)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithCure)
    }
  }

  /// Where a reference is kept once links are followed, which lies below the root.
  private func target(of path: String) throws(SnapshotStoreError) -> String {
    let target: String
    do {
      target = try SymbolicLink.target(of: path)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithCure)
    }
    guard isInside((target as NSString).deletingLastPathComponent) else {
      throw .outside(path: path, root: root)
    }
    return target
  }

  private func makeFolder(_ folder: String, for path: String) throws(SnapshotStoreError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let reason = FileFailure(error).descriptionWithCure
      throw .notWritten(path: path, reason: "there can be no folder \(folder): \(reason)")
    }
  }

  /// Whether a folder lies below the root once links are followed, as far as it is there already.
  func isInside(_ folder: String) -> Bool {
    guard !folder.split(separator: "/").contains(".."), let root = SymbolicLink.resolved(root) else { return false }
    var existing = folder
    while !existing.isEmpty {
      if let resolved = SymbolicLink.resolved(existing) {
        return resolved == root || resolved.hasPrefix(root + "/")
      }
      existing = (existing as NSString).deletingLastPathComponent
    }
    return false
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
