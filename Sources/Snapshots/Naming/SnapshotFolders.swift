import Foundation

/// The folders that a snapshot's files are kept in.
package struct SnapshotFolders: Hashable, Sendable {
  /// The folder of references, as an absolute path; nil where neither environment nor package tells.
  package let references: String?
  /// The folder of what failed assertions leave to look at, as an absolute path.
  package let artifacts: String

  /// Finds the folders: those that the environment names, or else those of the package around a test's file.
  package init(of testFile: String, in environment: SnapshotEnvironment) {
    let root = Self.packageRoot(above: testFile)
    references = environment.referenceDirectory ?? root.map { $0 + "/__Snapshots__" }
    artifacts =
      environment.artifactsDirectory
      ?? (root ?? environment.currentDirectory) + "/.build/snapshot-artifacts"
  }

  private static func packageRoot(above file: String) -> String? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
