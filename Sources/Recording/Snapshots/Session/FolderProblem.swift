import FirstFrameLocalFiles

/// Why a process may not write to its folders: the folder of artifacts holds other files, or the folders overlap with the
/// sources or each other. Every assertion then fails, and nothing is written.
package struct FolderProblem: Error, Hashable, Sendable {
  /// One line without a full stop, with what to do.
  package let description: String

  /// Marks the folder of artifacts; `nil` if the folders can be used. An error of the system is no problem here: whatever
  /// cannot be written is reported when it is written.
  ///
  /// - Parameter testFile: The file of the assertion; `nil` before the first assertion.
  init?(of folders: SnapshotFolders, testFile: String?) {
    if let obstacle = folders.obstacleToReferences {
      description = obstacle
      return
    }
    do {
      try folders.claimArtifacts(testFile: testFile)
      return nil
    } catch {
      guard error.isRefusal else { return nil }
      description = "\(error)"
    }
  }
}
