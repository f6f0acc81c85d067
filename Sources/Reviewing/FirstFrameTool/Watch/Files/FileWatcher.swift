import FirstFrameLocalFiles
import Foundation

/// Follows the files of a package, and reports the changes when no more follow for a moment.
///
/// It runs on a thread of its own until it is stopped.
final class FileWatcher: Sendable {
  /// How changes are noticed.
  enum Method: Hashable, Sendable {
    case notifications
    /// All files are looked at again and again, because the system has no notifications, or no more of them.
    case polling(reason: String?)
  }

  /// The time without a further change after which changes are reported, and the time after which they are reported in
  /// any case, in milliseconds. An editor that saves several files takes a moment.
  static let (quietTime, longestTime): (Int32, Int32) = (40, 400)
  /// The time between two looks at all files without notifications, in milliseconds.
  static let pollingInterval: Int32 = 400

  private let roots: [String]
  private let ignored: IgnoredFiles
  private let wake: WakePipe
  private let ended = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - roots: The folders to follow, as absolute paths.
  ///   - versions: The versions of the files that are known already.
  ///   - usesNotifications: Whether the system's notifications are used, if it has any.
  ///   - report: Receives the changes, on the watcher's thread, with the scan that found them.
  init(
    _ roots: [String], ignoring ignored: IgnoredFiles, since versions: FileVersions, usesNotifications: Bool = true,
    noteMethod: @escaping @Sendable (Method) -> Void = { _ in },
    report: @escaping @Sendable ([FileChange], FileVersions) -> Void
  ) throws {
    (self.roots, self.ignored) = (roots, ignored)
    wake = try WakePipe()
    let (wake, ended) = (wake, ended)
    let thread = Thread {
      var follower = FileFollower(
        roots: roots, ignored: ignored, versions: versions, wake: wake.reading, report: report)
      follower.run(usesNotifications: usesNotifications, noteMethod: noteMethod)
      ended.signal()
    }
    thread.name = "files"
    thread.start()
  }

  /// Stops following, and returns when the descriptors of the system are closed.
  func stop() {
    wake.post()
    ended.wait()
    ended.signal()
  }
}

/// The work of a watcher's thread.
private struct FileFollower {
  let roots: [String]
  let ignored: IgnoredFiles
  var versions: FileVersions
  /// The descriptor that becomes readable when the watcher stops.
  let wake: Int32
  let report: @Sendable ([FileChange], FileVersions) -> Void

  mutating func run(usesNotifications: Bool, noteMethod: (FileWatcher.Method) -> Void) {
    #if os(Linux)
    if usesNotifications {
      do {
        let notifications = try FolderNotifications()
        try notifications.follow(versions.folders)
        noteMethod(.notifications)
        // What changed before the folders were followed.
        lookForChanges()
        try follow(notifications)
        return
      } catch {
        noteMethod(.polling(reason: "\(error)"))
        poll()
        return
      }
    }
    #endif
    noteMethod(.polling(reason: nil))
    poll()
  }

  private mutating func poll() {
    while !isStopped(after: FileWatcher.pollingInterval) { lookForChanges() }
  }

  private func isStopped(after milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&descriptor, 1, milliseconds) > 0
  }

  private mutating func lookForChanges() {
    let found = FileVersions(below: roots, ignoring: ignored)
    let changes = found.changes(since: versions)
    versions = found
    if !changes.isEmpty { report(changes, found) }
  }

  #if os(Linux)
  private mutating func follow(_ notifications: FolderNotifications) throws(FolderNotifications.Failure) {
    while true {
      guard try wait(for: notifications, -1) else { return }
      var waited: Int32 = 0
      notifications.discardEvents()
      while waited < FileWatcher.longestTime {
        guard let hasMore = try waitAgain(for: notifications) else { return }
        guard hasMore else { break }
        notifications.discardEvents()
        waited += FileWatcher.quietTime
      }
      lookForChanges()
      // New folders may have got files before they were followed.
      if try notifications.follow(versions.folders) { lookForChanges() }
    }
  }

  /// Waits for notifications; false if the watcher was stopped.
  private func wait(for notifications: FolderNotifications, _ timeout: Int32) throws(FolderNotifications.Failure)
    -> Bool
  {
    try notifications.wait(orFor: wake, milliseconds: timeout) != .stopped
  }

  /// Whether there is a further notification in a moment; `nil` if the watcher was stopped.
  private func waitAgain(for notifications: FolderNotifications) throws(FolderNotifications.Failure) -> Bool? {
    switch try notifications.wait(orFor: wake, milliseconds: FileWatcher.quietTime) {
    case .stopped: nil
    case .events: true
    case .nothing: false
    }
  }
  #endif
}

/// A pipe that wakes a thread that waits in `poll`.
final class WakePipe: Sendable {
  let reading: Int32
  private let writing: Int32

  init() throws(POSIXError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError.current }
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reading)
    close(writing)
  }

  func post() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
