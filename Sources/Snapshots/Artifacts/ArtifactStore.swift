import Foundation

/// The folder of what failed assertions leave to look at: a set of files for each reference, at its path.
public struct ArtifactStore: Hashable, Sendable {
  /// The folder, as an absolute path.
  public let root: String

  public init(root: String) {
    self.root = root
  }

  /// Where the set of a snapshot lies, as an absolute path.
  public func folder(of name: SnapshotName) -> String {
    root + "/" + name.path
  }

  /// Replaces the set of a snapshot. What goes wrong is told in the set, since the verdict matters more.
  ///
  /// - Parameter problem: Why files that should be there are not.
  func replace(_ name: SnapshotName, with files: [ArtifactSet.File], problem: String? = nil) -> ArtifactSet {
    let folder = folder(of: name)
    do {
      try write(files, to: folder)
      return ArtifactSet(folder: folder, files: files, problem: problem)
    } catch {
      return ArtifactSet(folder: folder, files: files, problem: "\(FileFailure(error))")
    }
  }

  /// Removes the set of a snapshot, which passes again.
  func remove(_ name: SnapshotName) throws {
    let folder = folder(of: name)
    // A passing assertion mostly has no set: ask before building an error for nothing.
    guard access(folder, F_OK) == 0 else { return }
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch CocoaError.fileNoSuchFile {
      // Another process was faster.
    }
  }

  /// Writes beside the folder and swaps, so that a set is never half old and half new.
  private func write(_ files: [ArtifactSet.File], to folder: String) throws {
    let parent = (folder as NSString).deletingLastPathComponent
    let temporary = parent + "/.writing-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    do {
      for file in files {
        try file.data.write(to: URL(fileURLWithPath: temporary + "/" + file.name))
      }
      if access(folder, F_OK) == 0 {
        try FileManager.default.removeItem(atPath: folder)
      }
      try AtomicFile.rename(temporary, to: folder)
    } catch {
      try FileManager.default.removeItem(atPath: temporary)
      throw error
    }
  }
}
