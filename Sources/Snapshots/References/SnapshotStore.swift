import Foundation

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
  func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data? {
    let path = path(of: name)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard !Self.isFolder(path) else { throw .isFolder(path: path) }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .notRead(path: path, reason: error.localizedDescription)
    }
  }

  /// Writes the reference of a name, which appears whole or not at all.
  func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError) {
    let path = path(of: name)
    let folder = (path as NSString).deletingLastPathComponent
    guard !Self.isFolder(path) else {
      throw .notWritten(path: path, reason: "it is a folder; remove it, then run again")
    }
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
      guard isInside(folder) else { throw SnapshotStoreError.outside(path: path, root: root) }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try AtomicFile.write(data, to: path)
    } catch let error as SnapshotStoreError {
      throw error
    } catch {
      throw .notWritten(path: path, reason: error.localizedDescription)
    }
  }

  /// Whether a folder lies below the root once links are followed, as far as it is there already.
  private func isInside(_ folder: String) -> Bool {
    guard !folder.split(separator: "/").contains(".."), let root = Self.resolved(root) else { return false }
    var existing = folder
    while !existing.isEmpty {
      if let resolved = Self.resolved(existing) {
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

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
