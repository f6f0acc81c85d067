import FirstFrameProgramTesting
import Foundation
import Synchronization
import Testing

@testable import FirstFrameTool

/// The changes that a watcher of a folder reports.
private final class WatchedFolder: Sendable {
  let folder: TemporaryFolder
  private let watcher: FileWatcher
  private let reported: ReportedChanges

  /// - Parameter files: The files that exist before the watcher starts.
  init(usesNotifications: Bool, _ files: String...) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write("old", to: file) }
    let reported = ReportedChanges()
    self.reported = reported
    let ignored = IgnoredFiles(folders: [])
    watcher = try FileWatcher(
      [folder.path], ignoring: ignored, since: FileVersions(below: [folder.path], ignoring: ignored),
      usesNotifications: usesNotifications, noteMethod: { _ in reported.begin() },
      report: { changes, _ in reported.add(changes) })
    reported.waitForBeginning()
  }

  deinit {
    watcher.stop()
  }

  /// Waits until as many changes as expected are reported, and returns them in one line.
  func changes(_ count: Int) -> String {
    reported.waitForChanges(count).map { change in
      let sign =
        switch change.kind {
        case .added: "+"
        case .removed: "-"
        case .modified: "*"
        }
      return sign + change.path.dropFirst(folder.path.count + 1)
    }.sorted().joined(separator: " ")
  }

  /// The number of reports until now.
  var reportCount: Int { reported.reportCount }
}

/// The changes that were reported. On a slow machine, a file that is emptied and written is reported twice.
private final class ReportedChanges: Sendable {
  private let state = Mutex((changes: Set<FileChange>(), reportCount: 0))
  private let beginning = DispatchSemaphore(value: 0)

  func begin() { beginning.signal() }

  func waitForBeginning() { beginning.wait() }

  func add(_ changes: [FileChange]) {
    state.withLock {
      $0.changes.formUnion(changes)
      $0.reportCount += 1
    }
  }

  func waitForChanges(_ count: Int) -> Set<FileChange> {
    let deadline = ContinuousClock.now + .seconds(20)
    while state.withLock({ $0.changes.count }) < count, ContinuousClock.now < deadline { usleep(5000) }
    return state.withLock { $0.changes }
  }

  var reportCount: Int { state.withLock { $0.reportCount } }
}

/// What an editor does, with the notifications of the system and without.
struct FileWatcherTests {
  @Test(arguments: [true, false])
  func aFileIsWrittenInPlace(usesNotifications: Bool) throws {
    let watched = try WatchedFolder(usesNotifications: usesNotifications, "a.swift")
    try watched.folder.write("longer than before", to: "a.swift")
    #expect(watched.changes(1) == "*a.swift")
  }

  @Test(arguments: [true, false])
  func aFileIsReplacedByAnother(usesNotifications: Bool) throws {
    let watched = try WatchedFolder(usesNotifications: usesNotifications, "a.swift")
    let new = try watched.folder.write("new", to: ".a.swift.new")
    #expect(rename(new, watched.folder.path("a.swift")) == 0)
    #expect(watched.changes(1) == "*a.swift")
  }

  @Test(arguments: [true, false])
  func aFileIsDeleted(usesNotifications: Bool) throws {
    let watched = try WatchedFolder(usesNotifications: usesNotifications, "a.swift", "b.swift")
    unlink(watched.folder.path("b.swift"))
    #expect(watched.changes(1) == "-b.swift")
  }

  @Test(arguments: [true, false])
  func aNewFolderIsFollowed(usesNotifications: Bool) throws {
    let watched = try WatchedFolder(usesNotifications: usesNotifications)
    try watched.folder.write("new", to: "New/Inner/a.swift")
    #expect(watched.changes(1) == "+New/Inner/a.swift")
    try watched.folder.write("longer than before", to: "New/Inner/a.swift")
    #expect(watched.changes(2) == "*New/Inner/a.swift +New/Inner/a.swift")
  }

  @Test(arguments: [true, false])
  func aMovedFolderIsFollowedAtItsNewPlace(usesNotifications: Bool) throws {
    let watched = try WatchedFolder(usesNotifications: usesNotifications, "Old/a.swift")
    #expect(rename(watched.folder.path("Old"), watched.folder.path("New")) == 0)
    #expect(watched.changes(2) == "+New/a.swift -Old/a.swift")
    try watched.folder.write("longer than before", to: "New/a.swift")
    #expect(watched.changes(3) == "*New/a.swift +New/a.swift -Old/a.swift")
  }

  @Test func savesInAMomentAreReportedTogether() throws {
    let watched = try WatchedFolder(usesNotifications: true)
    for number in 0..<20 { try watched.folder.write("", to: "\(number).swift") }
    #expect(watched.changes(20).split(separator: " ").count == 20)
    // One report, or a few if the machine stopped the test in between.
    #expect(watched.reportCount < 20)
  }

  @Test func ignoredFilesAreNotReported() throws {
    let watched = try WatchedFolder(usesNotifications: true)
    for name in [".build/a.o", "4913", "a.swift~", ".#a.swift", "a.swift.swp", "Old/.firstframe-folder", "Old/a.txt"] {
      try watched.folder.write("", to: name)
    }
    try watched.folder.write("", to: "b.swift")
    #expect(watched.changes(1) == "+b.swift")
  }

  #if os(Linux)
  @Test func aQueueThatOverflowsLosesNothing() throws {
    let folder = try TemporaryFolder()
    let ignored = IgnoredFiles(folders: [])
    let before = FileVersions(below: [folder.path], ignoring: ignored)
    let notifications = try FolderNotifications()
    try notifications.follow(before.folders)
    // Other names, because equal notifications in sequence are one.
    let names = ["a.swift", "b.swift"].map { try? folder.write("", to: $0) }
    let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
    for number in 0..<min(count, 100_000) { chmod(names[number % 2] ?? "", 0o600) }
    try folder.write("last", to: "last.swift")
    let pipe = try WakePipe()
    #expect(try notifications.wait(orFor: pipe.reading, milliseconds: 1000) == .events)
    notifications.discardEvents()
    #expect(try notifications.wait(orFor: pipe.reading, milliseconds: 0) == .nothing)
    let changes = FileVersions(below: [folder.path], ignoring: ignored).changes(since: before)
    #expect(changes.map(\.kind) == [.added, .added, .added])
  }

  @Test func aWatcherThatStopsClosesItsDescriptors() throws {
    let count = try openNotificationCount()
    var watched: WatchedFolder? = try WatchedFolder(usesNotifications: true)
    let isOpen = try withExtendedLifetime(watched) { try openNotificationCount() > 0 }
    #expect(isOpen)
    watched = nil
    // Watchers of other tests may have begun or ended meanwhile, so a few tries are made.
    var isClosed = false
    for _ in 0..<200 where !isClosed {
      isClosed = try openNotificationCount() <= count
      if !isClosed { usleep(20_000) }
    }
    #expect(isClosed)
  }

  private func openNotificationCount() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)) == "anon_inode:inotify"
    }
  }
  #endif
}

struct IgnoredFilesTests {
  @Test(arguments: [
    (".build", true), (".git", true), (".swiftpm", true), ("a.swift~", true), ("#a.swift#", true), (".#a.swift", true),
    ("4913", true), (".a.swift.swp", true), ("a.swift.swx", true), ("a.swift___jb_tmp___", true),
    ("a.swift.sb-1a2b3c4d-AbCdEf", true), ("a.tmp", true), ("node_modules", true), ("App.xcodeproj", true),
    ("a.swift", false), ("Package.swift", false), ("__Snapshots__", false), ("icon@2x.png", false),
    ("4913.swift", false),
    ("Localizable.strings", false), ("Media.xcassets", false), ("firstframe.json", false),
  ])
  func hiddenAndTemporaryFilesAreIgnored(name: String, isIgnored: Bool) {
    #expect(IgnoredFiles.isIgnored(name: name) == isIgnored)
  }

  @Test func foldersOfArtifactsAreIgnored() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Report/.firstframe-folder")
    let ignored = IgnoredFiles(folders: ["/p/Artifacts"])
    #expect(ignored.contains(folder: "/p/Artifacts", named: "Artifacts"))
    #expect(ignored.contains(folder: folder.path("Report"), named: "Report"))
    #expect(!ignored.contains(folder: "/p/Sources", named: "Sources"))
  }
}
