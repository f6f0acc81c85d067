package import Foundation

/// A lock on a file or a folder that one process at a time can hold (`flock`), and within a process one `FileLock`.
///
/// The system releases it when the process ends, however it ends.
package final class FileLock {
  private let descriptor: Int32

  /// Opens a lock file, and creates it if it does not exist.
  package init(path: String) throws(POSIXError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  /// Opens a folder as its own lock, which leaves no file behind.
  package init(folder: String) throws(POSIXError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the lock, and takes it.
  package func lock() throws(POSIXError) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw POSIXError.current }
    }
  }

  /// Takes the lock if it is free, and returns whether it was.
  package func tryLock() throws(POSIXError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw POSIXError.current }
    return false
  }

  package func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }
}
