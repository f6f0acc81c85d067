import FirstFrameLocalFiles
import FirstFrameSnapshotReport
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

  /// Moves the former reference of a renamed test to the name of the change.
  mutating func move(_ change: SnapshotChange) throws(ReviewError) {
    guard let former = change.former else { return }
    try ReferenceMove(from: former, to: change.name, in: folders.references).run()
    decisions.accept(change)
  }

  /// Takes back that a change was accepted.
  ///
  /// - Parameter wasMoved: Whether its reference was moved from its former name.
  func revert(_ change: SnapshotChange, wasMoved: Bool) throws(ReviewError) {
    if wasMoved, let former = change.former {
      try ReferenceMove(from: change.name, to: former, in: folders.references).run()
    } else {
      try acceptor.revert(change)
    }
  }

  /// Writes the report of the last run again, so that it does not show what is decided. A report that cannot be written
  /// stays as it is.
  func refreshReport() {
    let folder = folders.artifacts[0]
    // Artifacts from another machine have no marker, and their report is that of the other machine.
    guard folders.artifacts.count == 1, LocalFile.isRegular(folder + "/.firstframe-folder"),
      LocalFile.isRegular(folder + "/index.html"),
      let outcome = try? RunReader(artifacts: [folder], references: folders.references).outcome(),
      // Otherwise its processes write the report.
      !outcome.isInProgress
    else { return }
    try? ReportWriter(folder: folder).write(outcome.passing(accepted), searchesCauses: false)
  }

  func saveDecisions() throws(ReviewError) {
    try decisionsFile.write(decisions)
  }
}
