import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Merges the versions of one reference, as git's merge driver.
///
/// Git runs it while it merges, when the sources may still be in conflict. So it draws nothing: if the versions differ,
/// it leaves the reference unmerged.
struct MergeReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reference",
    abstract: "Merge the versions of one reference, as the merge driver that `doctor --install` configures.",
    discussion: "Exits with 0 if at most one side changed the reference, and with 1 if it is left unmerged.",
    shouldDisplay: false)

  @Argument(help: "The file of the base version (%O); empty if there is none.") var base: String
  @Argument(help: "The file of our version (%A), which is replaced by the result.") var ours: String
  @Argument(help: "The file of their version (%B).") var theirs: String
  @Argument(help: "The reference's path in the working tree (%P).") var path: String

  func run() throws {
    let versions = try [base, ours, theirs].map(Self.read)
    // Git gives an empty file as the base of a reference that both sides added.
    let merge = ReferenceMerge(
      base: versions[0].isEmpty ? nil : versions[0], ours: versions[1], theirs: versions[2],
      isPicture: path.hasSuffix(".png"))
    switch merge {
    case .resolved(let data):
      try Self.write(data ?? Data(), to: ours)
    case .unmerged(let reference):
      try Self.write(reference.file, to: ours)
      Console().warn(
        "\(path.escapedForTerminalLine): both sides changed it. Merge the sources, then type: \(SuggestedCommands.process.tool) merge"
      )
      throw ExitCode(1)
    }
  }

  private static func read(_ path: String) throws(GitError) -> Data {
    do {
      return try LocalFile.read(path)
    } catch {
      throw .file(path, reason: "cannot be read: \(FileFailure(error)); the reference stays in conflict")
    }
  }

  private static func write(_ data: Data, to path: String) throws(GitError) {
    do {
      try LocalFile.write(data, to: path)
    } catch {
      throw .file(path, reason: "cannot be written: \(FileFailure(error)); the reference stays in conflict")
    }
  }
}
