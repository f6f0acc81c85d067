#if os(Linux)
import FirstFrameLocalFiles
import Foundation
import Glibc

/// The notifications of Linux (inotify) that something in a folder changed.
///
/// What changed is not read from them: the folders are scanned. So a queue that overflows loses nothing.
final class FolderNotifications {
  /// Why there are no notifications.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case tooManyFolders(limit: String)
    case system(reason: String)

    var description: String {
      switch self {
      case .tooManyFolders(let limit):
        "this user may follow no more folders (\(limit)); raise the limit with `sudo sysctl fs.inotify.max_user_watches=524288`"
      case .system(let reason): "inotify: \(reason)"
      }
    }
  }

  enum Wakeup {
    case events, nothing, stopped
  }

  private let descriptor: Int32
  /// The folders by the numbers of their watches.
  private var folders: [Int32: String] = [:]

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)

  init() throws(Failure) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw Self.failure(errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Follows these folders, and no others.
  ///
  /// - Returns: Whether any of them is new.
  @discardableResult
  func follow(_ wanted: Set<String>) throws(Failure) -> Bool {
    let known = Dictionary(folders.map { ($0.value, $0.key) }, uniquingKeysWith: max)
    for (path, number) in known where !wanted.contains(path) {
      // The system has removed the watch of a folder that was deleted.
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
    }
    var hasNew = false
    for path in wanted {
      // A folder that another one replaced has the same path, and gets a new number.
      let number = inotify_add_watch(descriptor, path, Self.mask)
      if number >= 0 {
        if folders.updateValue(path, forKey: number) != path { hasNew = true }
      } else if errno != ENOENT, errno != ENOTDIR, errno != EACCES {
        throw Self.failure(errno)
      }
    }
    return hasNew
  }

  /// Waits for notifications, or until another descriptor becomes readable.
  func wait(orFor other: Int32, milliseconds: Int32) throws(Failure) -> Wakeup {
    var descriptors = [other, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&descriptors, 2, milliseconds)
      if count < 0 {
        guard errno == EINTR else { throw Self.failure(errno) }
        continue
      }
      if descriptors[0].revents != 0 { return .stopped }
      return count == 0 ? .nothing : .events
    }
  }

  /// Reads the notifications, without what they say.
  func discardEvents() {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  private static func failure(_ code: Int32) -> Failure {
    guard code == ENOSPC || code == EMFILE else { return .system(reason: String(cString: strerror(code))) }
    let limit = (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_user_watches", encoding: .utf8)) ?? "?"
    return .tooManyFolders(limit: limit.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
#endif
