import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Draws unmerged references from the merged sources, and lists them for review.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Draw the references that two branches changed from the merged sources, for a review.",
    discussion: """
      Call it after a merge, rebase or cherry-pick, when the sources are merged. It runs the tests of these references. \
      They fail until you accept what they drew. Exits with 1 if something is left to decide.

      Example: firstframe merge && firstframe review
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(help: "Do not run the tests, for example because other commands run them.")
  var withoutTests = false

  func run() throws {
    let console = folders.console
    let reviewFolders = try folders.folders()
    let references = reviewFolders.references
    let found = try UnmergedReferences(in: reviewFolders)
    for conflict in found.untouched { try mark(conflict, in: references) }
    let paths = found.paths
    if !paths.isEmpty, !withoutTests { try runTests(of: paths, in: references) }
    let list = UnmergedList(
      try UnmergedReferences(in: reviewFolders), review: try Review(ofRunIn: reviewFolders), references: references)
    list.print(on: console)
    if !list.isEmpty { throw ExitCode(1) }
  }

  /// Replaces a reference that git left in conflict with an unmerged reference, or with the only side that changed it.
  private func mark(_ conflict: ConflictedPath, in references: String) throws {
    let merge = try conflict.merge()
    let path = references + "/" + conflict.path
    guard EnclosedFolder(references).encloses(path.parentFolder) else {
      throw GitError.file(path, reason: "leads out of the folder of references, through a link; nothing was written")
    }
    do {
      switch merge {
      case .unmerged(let reference): try LocalFile.write(reference.file, to: path)
      case .resolved(let data?): try LocalFile.write(data, to: path)
      case .resolved(nil): guard unlink(path) == 0 else { throw POSIXError.current }
      }
    } catch {
      throw GitError.file(path, reason: "cannot be written: \(FileFailure(error))")
    }
    // Git would have merged it, too, if it knew the driver.
    if case .resolved = merge { try conflict.add() }
  }

  private func runTests(of paths: [String], in references: String) throws {
    let package = references.parentFolder
    let filters = OwningTests(of: paths).filters.flatMap { ["--filter", $0] }
    folders.console.note("Running the tests of \(paths.count.counted("reference")).")
    let arguments = ["swift", "test", "--package-path", package] + filters
    let process = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), arguments, isEchoed: !folders.quiet)
    // Their failures are expected. What they drew decides.
    let result = process.result()
    guard result.status != 127 else { throw MergeError.noSwift }
  }
}

/// A reason why references could not be drawn.
enum MergeError: Error, CustomStringConvertible {
  case noSwift

  var description: String {
    switch self {
    case .noSwift:
      "there is no `swift` in `PATH`; run the tests yourself, then type: \(SuggestedCommands.process.tool) pending"
    }
  }
}
