import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// The move of a reference to the name that its test has now.
struct ReferenceMove {
  private let old: SnapshotName
  private let new: SnapshotName
  private let store: SnapshotStore

  /// - Parameter references: The folder of references, as an absolute path.
  init(from old: SnapshotName, to new: SnapshotName, in references: String) {
    (self.old, self.new) = (old, new)
    store = SnapshotStore(root: references)
  }

  /// The command that moves it, in the current folder.
  var command: String {
    RenamedReferences.command(
      from: old.path, to: new.path, in: store.root, typedIn: FileManager.default.currentDirectoryPath)
  }

  /// Moves it with git, which keeps its history, or without if git does not know the file.
  func run() throws(ReviewError) {
    let (from, to) = (store.path(of: old), store.path(of: new))
    do throws(SnapshotStoreError) {
      guard try store.read(new) == nil else {
        throw .notWritten(path: to, reason: "it exists, so \(old.path) was not moved to it")
      }
    } catch {
      throw .references(error)
    }
    try? FileManager.default.createDirectory(atPath: to.parentFolder, withIntermediateDirectories: true)
    let result = ChildProcess.run("git", ["-C", store.root, "mv", "--", from, to])
    if result?.status == 0 { return }
    do throws(SnapshotStoreError) {
      try store.move(old, to: to)
    } catch {
      throw .references(error)
    }
  }
}
