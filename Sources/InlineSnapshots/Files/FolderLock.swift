import Foundation

/// A lock on a folder that one thread of one process has at a time; it leaves no file behind.
///
/// The system lets go of it when its process ends, however that ends. See flock(2).
enum FolderLock {
  /// Runs an operation while the folder is locked.
  static func locked<Result>(
    _ folder: String, _ operation: () throws(InlineSnapshotError) -> Result
  ) throws(InlineSnapshotError) -> Result {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .notLocked(folder: folder, reason: .lastSystemError) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .notLocked(folder: folder, reason: .lastSystemError) }
    }
    return try operation()
  }
}
