import FirstFrameLocalFiles
import Foundation

/// The files of a package that no build and no test uses: a watch does not follow them.
struct IgnoredFiles: Hashable, Sendable {
  /// Folders whose contents are results of builds and tests, as absolute paths.
  let folders: Set<String>

  /// Whether a file or folder with this name is ignored in every folder: hidden files, such as `.build` and `.git`, and
  /// the temporary files of editors.
  static func isIgnored(name: String) -> Bool {
    if name.hasPrefix(".") || name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#")) { return true }
    // Vim tests with this file whether it can create files in the folder.
    if name == "4913" || names.contains(name) || name.contains(".sb-") { return true }
    return endings.contains { name.hasSuffix($0) }
  }

  private static let names: Set = ["node_modules", "DerivedData"]
  private static let endings = [
    ".swp", ".swo", ".swx", ".tmp", ".TMP", ".orig", ".rej", "___jb_tmp___", "___jb_old___", ".xcodeproj",
    ".xcworkspace",
  ]

  /// Whether a folder is not followed: by its name, because it contains results, or because FirstFrame writes it.
  func contains(folder: String, named name: String) -> Bool {
    Self.isIgnored(name: name) || folders.contains(folder)
      || LocalFile.isRegular(folder + "/" + OwnedFolder.markerName)
  }
}
