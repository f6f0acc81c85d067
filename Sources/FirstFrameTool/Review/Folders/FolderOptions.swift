import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// Which artifacts, and which references.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of artifacts, or one that has some below it, as downloaded from CI; may be given several times.",
      valueName: "dir"),
    completion: .directory)
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of references; else that of the package around the current folder.", valueName: "dir"),
    completion: .directory)
  var references: String?

  @Flag(name: .shortAndLong, help: "Say only what is asked for, and what is wrong.")
  var quiet = false

  var console: Console { Console(isQuiet: quiet) }

  /// The folders, as the options, the environment or the package around the current folder tell.
  func folders() throws -> ReviewFolders {
    try ReviewFolders(artifacts: artifacts(), references: referencesFolder())
  }

  func referencesFolder() throws(FolderError) -> String {
    if let references {
      guard !references.isEmpty else { throw .emptyOption("--references") }
      return Self.absolute(references)
    }
    guard let folder = known.references else { throw .noPackage(Self.currentFolder) }
    return folder
  }

  /// The folder of artifacts of this package's own tests.
  var ownArtifacts: String { known.artifacts }

  private func artifacts() throws -> [String] {
    guard !from.isEmpty else { return [known.artifacts] }
    guard !from.contains("") else { throw FolderError.emptyOption("--from") }
    return try from.map(Self.absolute).flatMap(ArtifactFolders.find)
  }

  private var known: SnapshotFolders {
    SnapshotFolders(of: Self.currentFolder + "/.", in: .process)
  }

  private static var currentFolder: String { FileManager.default.currentDirectoryPath }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
