import Foundation

/// A file that one process at a time can hold.
final class LockFile {
  private let descriptor: Int32

  /// Opens the file, and makes it where it is not there.
  init(path: String) throws(POSIXError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Self.error }
  }

  deinit {
    close(descriptor)
  }

  /// Waits until the file is free.
  func lock() throws(POSIXError) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Self.error }
    }
  }

  /// Takes the file where it is free.
  func tryLock() throws(POSIXError) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw Self.error }
    return false
  }

  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
