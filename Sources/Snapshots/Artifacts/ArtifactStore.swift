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
    // A passing assertion mostly has no set: ask before anything is made for nothing.
    guard access(folder, F_OK) == 0 else { return }
    let old = try TemporaryItem.folder(in: (folder as NSString).deletingLastPathComponent)
    try move(folder, into: old)
    try FileManager.default.removeItem(atPath: old.path)
  }

  /// Writes beside the folder and swaps, so that a set is never half old and half new.
  private func write(_ files: [ArtifactSet.File], to folder: String) throws {
    let parent = (folder as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    let new = try TemporaryItem.folder(in: parent)
    do {
      for file in files {
        try file.data.write(to: URL(fileURLWithPath: new.path + "/" + file.name))
      }
      try swap(new, with: folder)
    } catch {
      try FileManager.default.removeItem(atPath: new.path)
      throw error
    }
  }

  /// Puts a set in its place. Where another process puts one there meanwhile, that one goes: the last set stays.
  private func swap(_ new: TemporaryItem, with folder: String) throws {
    let old = try TemporaryItem.folder(in: (folder as NSString).deletingLastPathComponent)
    defer { discard(old) }
    for _ in 0..<Self.patience {
      do {
        try AtomicFile.rename(new.path, to: folder)
        return
      } catch {
        // Something is there.
        let codes: [POSIXErrorCode] = [.ENOTEMPTY, .EEXIST, .ENOTDIR]
        guard codes.contains(error.code) else { throw error }
      }
      try move(folder, into: old)
    }
    throw POSIXError(.EBUSY)
  }

  /// How often a set is tried to be put where other processes put theirs.
  private static let patience = 100

  private func move(_ folder: String, into old: TemporaryItem) throws(POSIXError) {
    do {
      try AtomicFile.rename(folder, to: old.path + "/" + UUID().uuidString)
    } catch {
      // Where it is not there any more, another process was faster.
      guard error.code == .ENOENT else { throw error }
    }
  }

  private func discard(_ old: TemporaryItem) {
    do {
      try FileManager.default.removeItem(atPath: old.path)
    } catch {
      // The new set is in its place; a later run sweeps up the old.
    }
  }
}
