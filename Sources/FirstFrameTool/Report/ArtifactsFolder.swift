import FirstFrameSnapshots
import Foundation

/// Where the tests of the package around the current folder leave their artifacts.
enum ArtifactsFolder {
  /// The folder as an absolute path: what `SNAPSHOT_ARTIFACTS` says, or else the nearest package's own.
  static func path(in environment: SnapshotEnvironment) -> String {
    environment.artifactsDirectory ?? packageRoot(from: environment.currentDirectory) + "/.build/snapshot-artifacts"
  }

  private static func packageRoot(from folder: String) -> String {
    var candidate = URL(fileURLWithPath: folder).standardizedFileURL
    while candidate.path != "/" {
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Package.swift").path) {
        return candidate.path
      }
      candidate.deleteLastPathComponent()
    }
    return folder
  }
}
