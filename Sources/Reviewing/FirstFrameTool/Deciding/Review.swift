import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput

/// A review: the pending changes, the decisions, and the folders.
struct Review {
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

  /// A review of the last run, or one without changes if no tests have run.
  init(ofRunIn folders: ReviewFolders) throws(ReviewError) {
    do throws(ReviewError) {
      try self.init(folders)
    } catch .noFolder {
      self.init(withoutRunIn: folders)
    }
  }

  private init(withoutRunIn folders: ReviewFolders) {
    self.folders = folders
    pending = PendingChanges(changes: [], failures: [], known: [], unknown: [], incompleteness: [])
    acceptor = ChangeAcceptor(references: folders.references)
    decisionsFile = DecisionsFile(artifacts: folders.artifacts[0])
    decisions = ReviewDecisions()
  }

  /// Returns the changes that are neither accepted nor rejected.
  func undecided(isQuiet: Bool = true) -> [SnapshotChange] {
    let bar = ProgressBar("Comparing", total: pending.changes.count, isQuiet: isQuiet)
    defer { bar.end() }
    return pending.changes.filter { change in
      bar.advance()
      return !isAccepted(change) && !decisions.isRejected(change)
    }
  }

  /// The rejected changes.
  var rejected: [SnapshotChange] {
    pending.changes.filter { !isAccepted($0) && decisions.isRejected($0) }
  }

  /// The paths of the accepted snapshots.
  var accepted: Set<String> { Set(pending.changes.filter(isAccepted).map(\.name.path)) }

  func isAccepted(_ change: SnapshotChange) -> Bool {
    // An unreadable change is not accepted. Accepting it reports the reason.
    (try? acceptor.status(of: change)) == .accepted
  }

  mutating func accept(
    _ change: SnapshotChange, force: Bool = false, overwritesForeignFiles: Bool = false
  ) throws(ReviewError) {
    try acceptor.accept(change, force: force, overwritesForeignFiles: overwritesForeignFiles)
    decisions.accept(change)
  }

  /// Rejects the change, and restores the reference if the change was accepted.
  mutating func reject(_ change: SnapshotChange) throws(ReviewError) {
    try acceptor.revert(change)
    decisions.reject(change)
  }

  func saveDecisions() throws(ReviewError) {
    try decisionsFile.write(decisions)
  }
}
