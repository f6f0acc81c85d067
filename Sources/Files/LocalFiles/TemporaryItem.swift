package import Foundation
import Synchronization

/// A file or folder that is written next to its destination, under a name that no snapshot has: `.writing-...`.
///
/// The writer holds a lock on it (`flock`), which the system releases when the writer ends, even after a crash. So an
/// item without a lock is a leftover, and no times or process IDs need to be compared.
package final class TemporaryItem {
  package let path: String
  let descriptor: Int32
  /// The name of the file or folder.
  package var name: String { (path as NSString).lastPathComponent }

  private static let prefix = ".writing-"

  /// Creates an empty file.
  package static func file(in folder: String) throws(POSIXError) -> TemporaryItem {
    try create(in: folder) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Creates an empty folder.
  package static func folder(in folder: String) throws(POSIXError) -> TemporaryItem {
    try create(in: folder) { path in
      while mkdir(path, 0o777) == 0 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Another process may have removed the folder as a leftover before it was opened.
        guard descriptor < 0, errno == ENOENT else { return descriptor }
      }
      return -1
    }
  }

  /// Whether a file's name is the name of a temporary item.
  package static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }

  /// Removes the files and folders that killed writers left in a folder. Leftovers that cannot be removed are ignored:
  /// they do no harm, since no snapshot has such a name.
  package static func sweepLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let leftover = TemporaryItem(leftover: name, in: folder) else { continue }
      try? FileManager.default.removeItem(atPath: leftover.path)
    }
  }

  /// Locks a leftover; `nil` if its writer still holds the lock, or if the name does not belong to a temporary item.
  private init?(leftover name: String, in folder: String) {
    guard Self.isName(name) else { return nil }
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

  private static func create(in folder: String, _ open: (String) -> Int32) throws(POSIXError) -> TemporaryItem {
    while true {
      let path = folder + "/" + prefix + UUID().uuidString
      let descriptor = open(path)
      guard descriptor >= 0 else { throw POSIXError.current }
      let item = TemporaryItem(path: path, descriptor: descriptor)
      // On a file system without locks, leftovers are never removed, since they cannot be locked.
      _ = flock(descriptor, LOCK_EX)
      if access(path, F_OK) == 0 { return item }
      // Another process removed it as a leftover before it was locked.
    }
  }
}

/// Removes the leftovers in the folders of a process's snapshots, once per folder.
package final class LeftoverSweeper: Sendable {
  private let swept = Mutex<Set<String>>([])

  package init() {}

  /// Removes the leftovers in a folder below a root, unless links lead out of the root.
  package func sweep(_ folder: String, below root: String) {
    let path = root + "/" + folder
    guard swept.withLock({ $0.insert(path).inserted }), access(path, F_OK) == 0,
      let resolved = SymbolicLink.resolved(path), let resolvedRoot = SymbolicLink.resolved(root),
      resolved.hasPrefix(resolvedRoot + "/")
    else { return }
    TemporaryItem.sweepLeftovers(in: resolved)
  }
}
