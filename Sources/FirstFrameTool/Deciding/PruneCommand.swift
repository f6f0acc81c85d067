import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// Moves unused references out of the folder of references.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Move references that no test used out of the folder of references.",
    discussion: """
      This needs a complete run of the tests: all processes ended normally, and no test was left out. Otherwise nothing \
      is moved, and the status is 3. With --dry-run, the status is 1 if there are unused references.
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(name: .shortAndLong, help: "List them without moving them.")
  var dryRun = false

  func run() throws {
    let console = folders.console
    let reviewFolders = try folders.folders()
    let unused: UnusedReferences
    do {
      unused = try UnusedReferences(reviewFolders, isLocal: folders.from.isEmpty)
    } catch PruneError.undecidable(let reasons) {
      console.warn("Error: \(PruneError.undecidable(reasons)).")
      throw ExitCode(3)
    }
    list(unused, on: console)
    guard !unused.snapshots.isEmpty else { return }
    if dryRun { throw ExitCode(1) }
    let target = try PrunedFolder(below: prunedFolders, apartFrom: reviewFolders.references)
    let store = SnapshotStore(root: reviewFolders.references)
    for name in unused.snapshots { try target.move(name, from: store) }
    console.note(
      "Moved to \(target.path); to restore them: cp -R \(target.path.quotedForShell)/. \(store.root.quotedForShell)/")
  }

  /// The folder for unused references, beside the artifacts, where it is never committed.
  private var prunedFolders: String {
    folders.defaultArtifacts.parentFolder + "/pruned-snapshots"
  }

  private func list(_ unused: UnusedReferences, on console: Console) {
    if unused.snapshots.isEmpty { console.note("Tests used every reference.") }
    for name in unused.snapshots { console.print("\(name.path)") }
    if !unused.snapshots.isEmpty {
      let count = unused.snapshots.count
      console.note(count == 1 ? "No test used this reference." : "No test used these \(count) references.")
    }
    for path in unused.foreignFiles { console.warn("\(path) is not a snapshot and was not moved.") }
  }
}
