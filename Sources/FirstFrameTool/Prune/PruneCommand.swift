import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// Moves aside references that no test asked for.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Move references aside that no test asked for.",
    discussion: """
      Only a whole run of the tests can tell: all processes ended in order, and no test was left out. Otherwise nothing \
      is moved, and the status is 3. With --dry-run the status is 1 where there is something to move.
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(name: .shortAndLong, help: "List them, and move nothing.")
  var dryRun = false

  func run() throws {
    let console = folders.console
    let reviewFolders = try folders.folders()
    let unused: UnusedReferences
    do {
      unused = try UnusedReferences(reviewFolders, isLocal: folders.from.isEmpty)
    } catch PruneError.undecidable(let reasons) {
      console.complain("Error: \(PruneError.undecidable(reasons)).")
      throw ExitCode(3)
    }
    list(unused, on: console)
    guard !unused.snapshots.isEmpty else { return }
    if dryRun { throw ExitCode(1) }
    let target = PrunedFolder(below: prunedFolders)
    let store = SnapshotStore(root: reviewFolders.references)
    for name in unused.snapshots { try target.take(name, from: store) }
    console.remark(
      "Moved to \(target.path); to have them back: cp -R \(target.path.shellQuoted)/. \(store.root.shellQuoted)/")
  }

  /// Beside the artifacts, in the folder that is never committed.
  private var prunedFolders: String {
    (folders.ownArtifacts as NSString).deletingLastPathComponent + "/pruned-snapshots"
  }

  private func list(_ unused: UnusedReferences, on console: Console) {
    if unused.snapshots.isEmpty { console.remark("Every reference was asked for.") }
    for name in unused.snapshots { console.print(name.path.printable) }
    if !unused.snapshots.isEmpty {
      let count = unused.snapshots.count
      console.remark(count == 1 ? "No test asked for this reference." : "No test asked for these \(count) references.")
    }
    for path in unused.strangers { console.complain("\(path.printable) is no snapshot's, and stays.") }
  }
}
