import Foundation

/// One run of the tests, whose processes belong together: XCTest's, Swift Testing's, and those that they start.
///
/// A run is named by `SNAPSHOT_RUN_ID`, or else after the process that started it: the `swift test` above this
/// process, or the outermost process of the same program where something else started it.
package struct TestRun: Hashable, Sendable {
  /// The name, which can be that of a folder.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The run that a process belongs to.
  init(ofProcess processID: Int32) {
    var outermost = SystemProcess(processID)
    while let parent = outermost.parent.map(SystemProcess.init) {
      if parent.isSwift {
        outermost = parent
        break
      }
      guard parent.program != nil, parent.program == outermost.program else { break }
      outermost = parent
    }
    name = ["\(outermost.processID)", outermost.startTime].compactMap { $0 }.joined(separator: "-")
  }

  /// Whether the process that the run is named after is there, and is not another by the same number.
  package var isGoingOn: Bool {
    let parts = name.split(separator: "-")
    guard let number = parts.first.flatMap({ Int32($0) }), SystemProcess.exists(number) else { return false }
    return parts.count < 2 || SystemProcess(number).startTime.map { $0 == parts[1] } ?? true
  }
}
