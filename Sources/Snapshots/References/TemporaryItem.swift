import Foundation

/// A file or a folder that is written beside the place it is meant for, under a name that no snapshot has.
///
/// Its writer holds a lock on it (`flock`), which the system lets go when the writer is gone, however it went. So a
/// name without a holder is a leftover, and nobody has to guess from times or process numbers.
final class TemporaryItem {
  let path: String
  let descriptor: Int32

  private static let prefix = ".writing-"

  /// Makes an empty file.
  static func file(in folder: String) throws(POSIXError) -> TemporaryItem {
    try make(in: folder) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Makes an empty folder.
  static func folder(in folder: String) throws(POSIXError) -> TemporaryItem {
    try make(in: folder) { mkdir($0, 0o777) == 0 ? open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1 }
  }

  /// Takes hold of a leftover; nil where its writer still does, or where there is none.
  init?(leftover name: String, in folder: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    path = folder + "/" + name
    descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  private static func make(in folder: String, _ open: (String) -> Int32) throws(POSIXError) -> TemporaryItem {
    while true {
      let path = folder + "/" + prefix + UUID().uuidString
      let descriptor = open(path)
      guard descriptor >= 0 else { throw POSIXError.current }
      let item = TemporaryItem(path: path, descriptor: descriptor)
      // Where a file system has no locks, leftovers stay, since no one can take hold of them.
      _ = flock(descriptor, LOCK_EX)
      if item.isThere { return item }
      // Another process took it for a leftover before it was locked.
    }
  }

  private var isThere: Bool {
    access(path, F_OK) == 0
  }
}
