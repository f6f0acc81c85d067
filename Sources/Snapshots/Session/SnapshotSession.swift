import Synchronization

/// What a process knows of its snapshots: their names, its journals, and the failures.
public final class SnapshotSession: Sendable {
  /// The session of the assertions of this process, which ends with it.
  public static let process: SnapshotSession = {
    ProcessEnd.endsSession()
    return SnapshotSession(environment: .process)
  }()

  let environment: SnapshotEnvironment
  let registry: SnapshotRegistry
  let folders: SnapshotFolderCache
  private let leftovers = LeftoverSweeper()
  private let ledger = FailureLedger()
  private let journals = Mutex<[String: Journal]>([:])
  private let hasEnded = Mutex(false)
  private let lastWork = Mutex<[@Sendable () -> Void]>([])
  private let endings = Mutex<[@Sendable (SessionEnd) -> Void]>([])

  public convenience init(environment: SnapshotEnvironment) {
    self.init(environment: environment, registry: SnapshotRegistry())
  }

  /// Makes a session that shares its names with others.
  package init(environment: SnapshotEnvironment, registry: SnapshotRegistry) {
    self.environment = environment
    self.registry = registry
    folders = SnapshotFolderCache(environment: environment)
  }

  /// Notes whom a failure was told; nothing for a pass.
  public func noteFailure(_ verdict: Verdict, delivery: FailureDelivery) {
    guard let message = verdict.failureMessage else { return }
    let entry = FailureLedger.Entry(verdict: verdict.summary, delivery: delivery)
    ledger.note(entry)
    guard let kind = delivery.kind else { return }
    let location = entry.verdict.location
    journal(for: folders.folders(of: location.filePath)).note(
      JournalDelivery(
        verdict: entry.verdict.kind, delivered: kind, deliveredTo: delivery.otherTest, file: location.fileID,
        test: location.test, line: location.line, column: location.column, snapshot: entry.verdict.snapshot),
      isUndelivered: delivery.isUndelivered)
    guard delivery.isUndelivered else { return }
    StandardError.write("FirstFrame: \(entry)\n\(message)")
    if hasEnded.withLock({ $0 }) { ProcessEnd.fail() }
  }

  /// Notes a verdict on something that has no reference.
  package func note(_ verdict: Verdict, at location: SnapshotLocation) {
    note(verdict, at: location, folders: folders.folders(of: location.filePath))
  }

  /// Notes a verdict in the journal beside its artifacts.
  func note(_ verdict: Verdict, at location: SnapshotLocation, folders: SnapshotFolders) {
    journal(for: folders).note(verdict, at: location)
  }

  /// Removes what killed processes left half written beside a snapshot's files.
  func sweepLeftovers(around name: SnapshotName, in folders: SnapshotFolders) {
    if let references = folders.references { leftovers.sweep(name.folder, below: references) }
    leftovers.sweep(name.folder, below: folders.artifacts)
  }

  /// Has something done when the session is about to end, which may still fail tests.
  package func beforeEnd(_ action: @escaping @Sendable () -> Void) {
    lastWork.withLock { $0.append(action) }
  }

  /// Has something done once the session has ended and its journals are complete.
  public func whenEnded(_ action: @escaping @Sendable (SessionEnd) -> Void) {
    endings.withLock { $0.append(action) }
  }

  /// Ends the session: completes the journals, and says what no test took.
  ///
  /// - Parameter status: The status that the process is about to end with; nil where the system does not tell.
  /// - Returns: Whether the process has to fail, which it would not do by itself.
  func end(status: Int32?) -> Bool {
    for action in lastWork.withLock({ $0 }) { action() }
    hasEnded.withLock { $0 = true }
    let closing = ledger.closing(status: status)
    let journals = journals.withLock { $0 }
    for journal in journals.values { journal.end() }
    if let message = closing.message { StandardError.write(message) }
    let end = SessionEnd(
      artifacts: journals.keys.sorted(), hasFailures: journals.values.contains { $0.hasFailures })
    for action in endings.withLock({ $0 }) { action(end) }
    return closing.failsRun
  }

  private func journal(for folders: SnapshotFolders) -> Journal {
    journals.withLock { journals in
      if let journal = journals[folders.artifacts] { return journal }
      let journal = Journal(
        folder: JournalFolder(artifacts: folders.artifacts, run: run), processID: environment.processID,
        references: folders.references, isFiltered: TestRun.isFiltered(ofProcess: environment.processID),
        shard: environment.shard)
      journals[folders.artifacts] = journal
      return journal
    }
  }

  private var run: TestRun {
    environment.runID.map(TestRun.init(name:)) ?? TestRun(ofProcess: environment.processID)
  }
}
