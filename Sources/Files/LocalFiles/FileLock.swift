package import Foundation

/// A lock on a file or a folder (`flock`). Only one `FileLock` of one process can hold it at a time.
///
/// The system releases it when the process ends, even after a crash.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Opens a lock file, and creates it if it does not exist. A link in its place is an error.
  package init(path: String) throws(POSIXError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  /// Opens a folder as a lock, so that no lock file is created.
  package init(folder: String) throws(POSIXError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the lock, and acquires it.
  package func lock() throws(POSIXError) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError.current }
    }
  }

  /// Waits until nobody holds the lock alone, and shares it with others.
  ///
  /// If this lock was held alone, others may hold it alone before it is shared.
  package func lockShared() throws(POSIXError) {
    while flock(descriptor, LOCK_SH) != 0 {
      guard errno == EINTR else { throw POSIXError.current }
    }
  }

  /// Acquires the lock if it is free, and returns whether it did.
  package func tryLock() throws(POSIXError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw POSIXError.current }
    return false
  }

  package func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }
}
