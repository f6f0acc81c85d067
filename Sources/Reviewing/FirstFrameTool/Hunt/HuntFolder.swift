import FirstFrameLocalFiles
import FirstFrameSnapshots

/// The folder of a hunt: `.build/firstframe-hunt` in the package. Each run of the tests has a folder in it.
final class HuntFolder {
  /// The absolute path.
  let path: String
  private var folder: OwnedFolder

  /// What earlier versions wrote.
  private static let patterns: [PathPattern] =
    ["*/snapshots/*/*/*"] + ArtifactsFolder.patterns.map { $0.below("*/artifacts") }
    + ArtifactsFolder.patterns.map { $0.below("report") }

  /// Opens the folder, and removes the files of an earlier hunt.
  init(_ path: String) throws(OwnedFolderError) {
    self.path = path
    folder = try OwnedFolder(path, for: .hunt, adopting: Self.patterns, isDefault: true)
    try folder.removeListedFiles()
    _ = try makeFolder(Hunt.otherFolderName)
  }

  /// Makes the folder of a run.
  func makeFolder(_ name: String) throws(OwnedFolderError) -> String { try folder.makeFolder(name) }

  /// Lists the files of a run that has ended.
  func seal(_ name: String) throws(OwnedFolderError) { try folder.seal(name) }
}
