import FirstFrameLayoutTree
import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The state that the snapshot assertions of a process share: names, journals, and failures.
package final class SnapshotSession: Sendable {
  /// The session of this process, which ends with it.
  package static let process: SnapshotSession = {
    endProcessSessionAtExit()
    return SnapshotSession(environment: .process)
  }()

  let environment: SnapshotEnvironment
  let registry: SnapshotRegistry
  private let leftovers = LeftoverSweeper()
  private let ledger = FailureLedger()
  /// The process that created the session. One that it forks has a copy of the session, which it must not end.
  private let owner = getpid()
  private let state = Mutex(State())

  private struct State {
    /// The folders, by the file of a test. They are determined once, because a package does not move while its tests
    /// run.
    var folders: [String: SnapshotFolders] = [:]
    /// The journals, by their folder of artifacts.
    var journals: [String: Journal] = [:]
    /// The folders of references of the first assertion in each folder of artifacts.
    var references: [String: String] = [:]
    /// Why folders cannot be used, by the folders of references and artifacts; `nil` if they can.
    var problems: [[String?]: FolderProblem?] = [:]
    var hasEnded = false
    var actionsBeforeEnd: [@Sendable () -> Void] = []
    var actionsAfterEnd: [@Sendable (End) -> Void] = []
  }

  /// The result of a session that has ended.
  package struct End: Hashable, Sendable {
    /// The folders of artifacts that contain its journals, as absolute paths.
    package let artifacts: [String]
    /// The folders of references, by the folder of artifacts.
    package let references: [String: String]
    /// Whether any of its verdicts was not a pass.
    package let hasFailures: Bool
  }

  package convenience init(environment: SnapshotEnvironment) {
    self.init(environment: environment, registry: SnapshotRegistry())
  }

  /// Creates a session that shares its names with others.
  package init(environment: SnapshotEnvironment, registry: SnapshotRegistry) {
    self.environment = environment
    self.registry = registry
  }

  func folders(of testFile: String) -> SnapshotFolders {
    state.withLock { state in
      if let folders = state.folders[testFile] { return folders }
      let folders = SnapshotFolders(of: testFile, in: environment)
      state.folders[testFile] = folders
      return folders
    }
  }

  /// Makes sure, once, that the folders of an assertion may be written to.
  ///
  /// - Parameter testFile: The file of the assertion.
  func claim(_ folders: SnapshotFolders, of testFile: String) throws(VerificationError) {
    if let problem = problem(of: folders, testFile: testFile) { throw .folders(problem) }
  }

  private func problem(of folders: SnapshotFolders, testFile: String) -> FolderProblem? {
    state.withLock { state in
      let key = [folders.references, folders.artifacts]
      if let known = state.problems[key] { return known }
      let problem = FolderProblem(of: folders, testFile: testFile)
      state.problems[key] = .some(problem)
      if problem == nil, let references = folders.references, state.references[folders.artifacts] == nil {
        state.references[folders.artifacts] = references
      }
      return problem
    }
  }

  /// Removes the leftovers of killed processes beside a snapshot's files.
  func sweepLeftovers(around name: SnapshotName, in folders: SnapshotFolders) {
    if let references = folders.references { leftovers.sweep(name.folder, below: references) }
    leftovers.sweep(name.folder, below: folders.artifacts)
  }

  /// Writes a verdict to the journal beside its artifacts.
  package func log(_ verdict: Verdict) {
    log(verdict, in: folders(of: verdict.location.filePath))
  }

  func log(_ verdict: Verdict, in folders: SnapshotFolders) {
    journal(in: folders, of: verdict.location.filePath)?.append(verdict)
  }

  /// Records which test a failure was reported to. Does nothing for a pass.
  package func logFailure(_ verdict: Verdict, delivery: FailureDelivery) {
    guard let message = verdict.failureMessage else { return }
    let entry = FailureLedger.Entry(verdict, delivery: delivery)
    ledger.append(entry)
    if let line = JournalDelivery(entry) {
      journal(in: folders(of: verdict.location.filePath), of: verdict.location.filePath)?.append(line)
    }
    guard delivery.isUndelivered else { return }
    StandardError.write("FirstFrame: \(entry)\n\(message)")
    if state.withLock({ $0.hasEnded }) { Self.failProcess() }
  }

  /// Adds an action that runs immediately before the session ends, and can still fail tests.
  package func beforeEnd(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.actionsBeforeEnd.append(action) }
  }

  /// Adds an action that runs once the session has ended and its journals are complete.
  package func afterEnd(_ action: @escaping @Sendable (End) -> Void) {
    state.withLock { $0.actionsAfterEnd.append(action) }
  }

  /// Ends the session: completes the journals, and reports failures that no test received.
  ///
  /// - Parameter status: The status that the process is about to end with; `nil` if unknown.
  /// - Returns: Whether the process must be made to fail.
  func end(status: Int32?) -> Bool {
    guard getpid() == owner else { return false }
    for action in state.withLock({ $0.actionsBeforeEnd }) { action() }
    let (journals, references, actions) = state.withLock { state in
      state.hasEnded = true
      return (state.journals, state.references, state.actionsAfterEnd)
    }
    let summary = ledger.summary(status: status)
    let warnings = UsageWarnings.all
    if !warnings.isEmpty { journals.min { $0.key < $1.key }?.value.append(processWarnings: warnings) }
    for journal in journals.values { journal.end() }
    if let message = summary.message { StandardError.write(message) }
    let end = End(
      artifacts: journals.keys.sorted(), references: references,
      hasFailures: journals.values.contains { $0.hasFailures })
    for action in actions { action(end) }
    return summary.failsRun || failsBecause(of: warnings, journals: journals, status: status)
  }

  /// Whether warnings of the whole process make it fail. A process without snapshots has no such setting.
  private func failsBecause(of warnings: [String], journals: [String: Journal], status: Int32?) -> Bool {
    // An unknown mode has failed every assertion.
    guard !warnings.isEmpty, !journals.isEmpty, (try? environment.warningMode()) == .fail else { return false }
    StandardError.write(
      "FirstFrame: the run fails because \(SnapshotEnvironment.warningsVariable) is \"fail\", and "
        + "\(warnings.count) of the warnings printed above concern the whole process.")
    return (status ?? 0) == 0
  }

  /// The journal in a folder of artifacts; `nil` if the folder may not be written to.
  private func journal(in folders: SnapshotFolders, of testFile: String) -> Journal? {
    guard problem(of: folders, testFile: testFile) == nil else { return nil }
    return state.withLock { state in
      if let journal = state.journals[folders.artifacts] { return journal }
      let run = environment.runID.map(TestRun.init(name:)) ?? TestRun(ofProcess: environment.processID)
      let journal = Journal(
        folder: JournalFolder(artifacts: folders.artifacts, run: run), processID: environment.processID,
        references: folders.references, isFiltered: TestRun.isFiltered(ofProcess: environment.processID),
        shard: environment.shard)
      state.journals[folders.artifacts] = journal
      return journal
    }
  }

  /// Registers a handler that ends the session when the process ends, and makes the process fail if necessary.
  private static func endProcessSessionAtExit() {
    #if canImport(Glibc)
    on_exit(
      { status, _ in
        if SnapshotSession.process.end(status: status) { SnapshotSession.failProcess() }
      }, nil)
    #else
    atexit {
      if SnapshotSession.process.end(status: nil) { SnapshotSession.failProcess() }
    }
    #endif
  }

  /// Ends the process immediately with a failure status.
  private static func failProcess() -> Never {
    // `_exit` does not flush buffered output.
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
