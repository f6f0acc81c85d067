import FirstFrameSnapshotReview
import FirstFrameSnapshots

/// All that commands need to decide on changes: what there is, what was decided, and where it goes.
struct ReviewDesk {
  let folders: ReviewFolders
  let pending: PendingChanges
  let acceptor: ChangeAcceptor
  let decisionsFile: DecisionsFile
  var decisions: ReviewDecisions

  init(_ folders: ReviewFolders) throws(ReviewError) {
    self.folders = folders
    pending = try ChangeSearch(folders).pending()
    acceptor = ChangeAcceptor(references: folders.references)
    decisionsFile = DecisionsFile(artifacts: folders.artifacts[0])
    decisions = try decisionsFile.read()
  }

  /// The changes that are neither accepted nor rejected.
  func waiting(isQuiet: Bool = true) -> [SnapshotChange] {
    let bar = ProgressBar("Comparing", total: pending.changes.count, isQuiet: isQuiet)
    defer { bar.end() }
    return pending.changes.filter { change in
      bar.advance()
      return !isAccepted(change) && !decisions.isRejected(change)
    }
  }

  /// The changes that a person did not want.
  var rejected: [SnapshotChange] {
    pending.changes.filter { !isAccepted($0) && decisions.isRejected($0) }
  }

  /// The paths of the snapshots whose reference is what was drawn.
  var accepted: Set<String> { Set(pending.changes.filter(isAccepted).map(\.name.path)) }

  func isAccepted(_ change: SnapshotChange) -> Bool {
    // What cannot be read is not accepted, and the attempt to do so says why.
    (try? acceptor.standing(of: change)) == .accepted
  }

  mutating func accept(_ change: SnapshotChange, force: Bool = false) throws(ReviewError) {
    try acceptor.accept(change, force: force)
    decisions.forget(change)
  }

  /// Keeps the reference, and puts it back where the change was accepted before.
  mutating func reject(_ change: SnapshotChange) throws(ReviewError) {
    try acceptor.takeBack(change)
    decisions.reject(change)
  }

  func saveDecisions() throws(ReviewError) {
    try decisionsFile.write(decisions)
  }
}
