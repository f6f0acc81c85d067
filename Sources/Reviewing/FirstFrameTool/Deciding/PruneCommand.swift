import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Moves unused references out of the folder of references.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Move references that no test used out of the folder of references.",
    discussion: """
      A reference is unused if its test ran to its end and did not use it, or no longer exists. This needs a complete \
      run: all processes ended normally, and none was left out. Otherwise nothing is moved, and the status is 3. The \
      status is also 3 if a failed test may use one of the references that are kept. With --dry-run, it is 1 if there \
      are unused references.

      Example: firstframe prune --dry-run
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
    guard !unused.snapshots.isEmpty else {
      if !unused.undecided.isEmpty { throw ExitCode(3) }
      return
    }
    if dryRun { throw ExitCode(1) }
    let target = try PrunedFolder(below: prunedFolders, apartFrom: reviewFolders.references)
    let store = SnapshotStore(root: reviewFolders.references)
    for name in unused.snapshots {
      try target.move(name, from: store)
      // Otherwise a filtered run would list them as changes of an earlier run.
      for artifacts in reviewFolders.artifacts { try? ArtifactStore(root: artifacts).removeSet(of: name) }
    }
    try Review(ofRunIn: reviewFolders).refreshReport()
    console.note(
      "Moved to \(target.path); to restore them: cp -R \(target.path.quotedForShell)/. \(store.root.quotedForShell)/")
    if !unused.undecided.isEmpty { throw ExitCode(3) }
  }

  /// The folder for unused references, beside the artifacts, where it is never committed.
  private var prunedFolders: String {
    folders.defaultArtifacts.parentFolder + "/pruned-snapshots"
  }

  private func list(_ unused: UnusedReferences, on console: Console) {
    if unused.snapshots.isEmpty, unused.kept.isEmpty { console.note("Tests used every reference.") }
    for name in unused.snapshots { console.print("\(name.path)") }
    if !unused.snapshots.isEmpty {
      let count = unused.snapshots.count
      console.note(count == 1 ? "No test used this reference." : "No test used these \(count) references.")
    }
    if !unused.kept.isEmpty {
      let count = unused.kept.count
      console.note(
        "\(count) \(count == 1 ? "reference was not used and is" : "references were not used and are") kept:")
      for kept in unused.kept { console.note("  \(kept.snapshot): \(kept.reason.description)") }
    }
    if !unused.undecided.isEmpty {
      console.warn(
        "Run the tests again until they pass, to find out whether \(unused.undecided.count) of these are used.")
    }
    for path in unused.foreignFiles { console.warn("\(path) is not a snapshot and was not moved.") }
  }
}
