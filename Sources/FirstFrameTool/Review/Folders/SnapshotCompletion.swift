import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// Completes the names of snapshots that wait for a decision.
enum SnapshotCompletion {
  static let pending = CompletionKind.custom { _, _, _ in
    // A shell that asks for names has no use for errors.
    guard let options = try? FolderOptions.parse([]), let folders = try? options.folders(),
      let pending = try? ChangeSearch(folders).pending()
    else { return [] }
    return pending.changes.map(\.name.path)
  }
}
