import ArgumentParser
import FirstFrameSnapshotReview
import Foundation

/// Lists what waits for a decision.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "List what failed tests drew and nobody decided on.",
    discussion: """
      Exits with 0 where nothing is left to decide, with 1 where something is, with 2 where that cannot be told, and \
      with 3 where nothing is left but a process of the tests did not end in order.
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(help: "Print the list as one JSON object.")
  var json = false

  func run() throws {
    let desk = try ReviewDesk(folders.folders())
    let waiting = desk.waiting(isQuiet: folders.quiet || json)
    let list = PendingList(desk: desk, waiting: waiting)
    if json {
      FileHandle.standardOutput.write(try list.json())
    } else {
      list.print(on: folders.console)
    }
    if !list.isEmpty { throw ExitCode(1) }
    if !list.isComplete { throw ExitCode(3) }
  }
}
