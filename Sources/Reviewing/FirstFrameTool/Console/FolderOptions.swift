import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// The options that select the folders of artifacts and references.
struct FolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of artifacts, or a folder that contains some, as downloaded from CI; may be given several times.",
      valueName: "dir"),
    completion: .directory)
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of references (default: __Snapshots__ of the package that contains the current folder).",
      valueName: "dir"),
    completion: .directory)
  var references: String?

  @Flag(name: .shortAndLong, help: "Print only results, warnings and errors.")
  var quiet = false

  var console: Console { Console(isQuiet: quiet) }

  /// The folders from the options, the environment, or the package that contains the current folder.
  func folders() throws -> ReviewFolders {
    try ReviewFolders(artifacts: artifacts(), references: referencesFolder())
  }

  func referencesFolder() throws(FolderError) -> String {
    if let references {
      guard !references.isEmpty else { throw .emptyOption("--references") }
      return Self.absolute(references)
    }
    guard let folder = defaults.references else { throw .noPackage(Self.currentFolder) }
    return folder
  }

  /// The package that contains the current folder; `nil` if there is none.
  var package: String? { defaults.packageRoot }

  /// The artifacts folder of the current package, regardless of `--from`.
  var defaultArtifacts: String { defaults.artifacts }

  private func artifacts() throws -> [String] {
    guard !from.isEmpty else { return [defaults.artifacts] }
    guard !from.contains("") else { throw FolderError.emptyOption("--from") }
    return try from.map(Self.absolute).flatMap(ArtifactFolders.find)
  }

  private var defaults: SnapshotFolders {
    SnapshotFolders(of: Self.currentFolder + "/.", in: .process)
  }

  private static var currentFolder: String { FileManager.default.currentDirectoryPath }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

/// A reason why the folders of a command are unknown.
enum FolderError: Error, CustomStringConvertible {
  case noPackage(String)
  case emptyOption(String)

  var description: String {
    switch self {
    case .noPackage(let folder):
      "no folder above \(folder) has a Package.swift; go to your package, or name its references with "
        + "`--references DIR`"
    case .emptyOption(let option): "\(option): expected the name of a folder, found none"
    }
  }
}

/// Shell completion for the names of pending snapshots.
enum SnapshotCompletion {
  static let pending = CompletionKind.custom { _, _, _ in
    // Shell completion cannot show errors.
    guard let options = try? FolderOptions.parse([]), let folders = try? options.folders(),
      let pending = try? ChangeSearch(folders).pending()
    else { return [] }
    return pending.changes.map(\.name.path)
  }
}
