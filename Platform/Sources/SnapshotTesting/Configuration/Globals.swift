@_spi(Porting) import FirstFrameSnapshotAssertions
import Foundation
import Synchronization

/// Whether assertions outside `withSnapshotTesting` write all references that differ, or none.
///
/// `SNAPSHOT_TESTING_RECORD` overrides it. If `CI` is set, recording from code is refused.
public var isRecording: Bool {
  get { record == .all }
  set { record = newValue ? .all : .never }
}

/// Which references assertions outside `withSnapshotTesting` write. The default is `never`.
public var record: SnapshotTestingConfiguration.Record {
  get { _record }
  set { Globals.record = newValue }
}

/// The tool that composes the command that failures outside `withSnapshotTesting` print; `nil` for none.
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

/// Notes for the authors of tests. Each note is printed once per process.
package enum Note {
  private static let printed = Mutex<Set<String>>([])

  static func printOnce(_ text: String) {
    guard printed.withLock({ $0.insert(text).inserted }) else { return }
    PortedNote.write("note: \(text)")
  }

  package static func printThatNoWindowIsNeeded() {
    printOnce("drawHierarchyInKeyWindow is not needed: views are drawn in the same way with and without a window.")
  }
}
