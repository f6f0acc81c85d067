import Foundation
import Synchronization

/// Whether assertions outside of `withSnapshotTesting` write references: all that differ, or none.
///
/// `SNAPSHOT_TESTING_RECORD` outranks it, and where `CI` is set, recording from code is refused.
public var isRecording: Bool {
  get { record == .all }
  set { record = newValue ? .all : .never }
}

/// Which references assertions outside of `withSnapshotTesting` write; none, unless it is set.
public var record: SnapshotTestingConfiguration.Record {
  get { _record }
  set { Globals.record = newValue }
}

/// Composes the command that failures outside of `withSnapshotTesting` print; `nil` for none.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { Globals.diffTool }
  set { Globals.diffTool = newValue }
}

/// The mode of the current scope.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { SnapshotTestingConfiguration.current?.record ?? Globals.record ?? .never }
  set { Globals.record = newValue }
}

/// The diff tool of the current scope.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { SnapshotTestingConfiguration.current?.diffTool ?? Globals.diffTool ?? .default }
  set { Globals.diffTool = newValue }
}

/// The settings of the process.
enum Globals {
  private struct Settings {
    var record: SnapshotTestingConfiguration.Record?
    var diffTool: SnapshotTestingConfiguration.DiffTool?
  }

  private static let settings = Mutex(Settings())

  static var record: SnapshotTestingConfiguration.Record? {
    get { settings.withLock { $0.record } }
    set { settings.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { settings.withLock { $0.diffTool } }
    set { settings.withLock { $0.diffTool = newValue } }
  }
}

/// Notes for the author of tests, each written once in a process.
enum Note {
  private static let written = Mutex<Set<String>>([])

  static func once(_ text: String) {
    guard written.withLock({ $0.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("note: \(text)\n".utf8))
  }

  static func windowIsNotNeeded() {
    once("drawHierarchyInKeyWindow is not needed: views are drawn in one way, with or without a window.")
  }
}
