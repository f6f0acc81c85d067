import Foundation

extension SnapshotStore {
  /// Moves the reference of a name to a place outside, whose folder is made.
  ///
  /// - Parameter target: An absolute path at which nothing is yet.
  package func move(_ name: SnapshotName, to target: String) throws(SnapshotStoreError) {
    let path = path(of: name)
    guard isInside((path as NSString).deletingLastPathComponent) else { throw .outside(path: path, root: root) }
    do {
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: path, toPath: target)
    } catch {
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithCure)
    }
  }

  /// Removes the reference of a name; nothing happens where there is none.
  package func remove(_ name: SnapshotName) throws(SnapshotStoreError) {
    let path = path(of: name)
    guard isInside((path as NSString).deletingLastPathComponent) else { throw .outside(path: path, root: root) }
    do {
      guard unlink(path) == 0 else { throw POSIXError.current }
    } catch {
      guard !FileFailure(error).isNoSuchFile else { return }
      throw .notWritten(path: path, reason: FileFailure(error).descriptionWithCure)
    }
  }
}
