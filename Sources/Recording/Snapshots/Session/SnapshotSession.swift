import FirstFrameLayoutTree
import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The state that the snapshot assertions of a process share: names, journals, and failures.
package final class SnapshotSession: Sendable {
  /// The session of this process. The program ends it with ``endProcessSessionAtExit()``.
  package static let process = SnapshotSession(registry: SnapshotRegistry()) { .process }

  /// The environment. The first assertion reads that of the process, so that tests can set variables before it.
  var environment: SnapshotEnvironment { readEnvironment() }
  private let readEnvironment: @Sendable () -> SnapshotEnvironment
  let registry: SnapshotRegistry
  private let leftovers = LeftoverSweeper()
  private let ledger = FailureLedger()
  let forkedAssertions: ForkedAssertions
  /// The process that created the session. One that it forks has a copy of the session, which it must not end.
  private let owner = getpid()
  private let state = Mutex(State())

  private struct State {
    /// The folders, by the file of a test. They are determined once, because a package does not move while its tests
    /// run.
    var folders: [String: SnapshotFolders] = [:]
    /// The journals, by their folder of artifacts. Several paths of one folder have the same journal.
    var journals: [String: Journal] = [:]
    /// The folders of references of the first assertion in each folder of artifacts.
    var references: [String: String] = [:]
    /// Why folders cannot be used, by the folders of references and artifacts; `nil` if they can.
    var problems: [[String?]: FolderProblem?] = [:]
    /// The claims on references, by the folder of artifacts.
    var claims: [String: ReferenceClaims] = [:]
    /// The process, if it runs tests.
    var process: TestProcess?
    /// Whether the session ends when the process does.
    var endsWithProcess = false
    var hasLogged = false
    /// The remedies of the warnings about characters without a font that were reported.
    var reportedFontRemedies: Set<String> = []
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
    /// Whether it verified any value.
    package let hasAssertions: Bool
    /// Whether no other process of the run follows: `swift test` runs the tests of Swift Testing last.
    package let isLastOfRun: Bool
    /// Whether another process of the run is known to end later.
    package let precedesOthers: Bool
  }

  package convenience init(environment: SnapshotEnvironment) {
    self.init(environment: environment, registry: SnapshotRegistry())
  }

  /// Creates a session that shares its names with others.
  package convenience init(environment: SnapshotEnvironment, registry: SnapshotRegistry) {
    self.init(registry: registry) { environment }
  }

  private init(registry: SnapshotRegistry, environment: @escaping @Sendable () -> SnapshotEnvironment) {
    self.registry = registry
    readEnvironment = environment
    forkedAssertions = ForkedAssertions(owner: owner)
  }

  /// Writes that this process runs tests, before any of them starts: a process that crashes in its first test has a
  /// journal, too.
  ///
  /// - Parameters:
  ///   - program: The file of the program, as an absolute path.
  ///   - environment: The environment before `main`. Assertions have another one if `main` sets variables.
  /// - Returns: The journal, as an absolute path; `nil` if its folder is unknown or cannot be written.
  package func register(_ process: TestProcess, program: String, in environment: SnapshotEnvironment) -> String? {
    state.withLock { $0.process = process }
    // A process that is started by one that is registered does not run a part of the tests.
    guard process.kind != .child, let folders = SnapshotFolders(ofProcessIn: environment, program: program) else {
      return nil
    }
    // An assertion reports the problem.
    guard FolderProblem(of: folders, testFile: nil) == nil else { return nil }
    let journal = state.withLock { state in
      state.references[folders.artifacts] = folders.references
      let journal = makeJournal(in: folders, of: environment, process: process.kind, isRegistered: true)
      state.journals[folders.artifacts] = journal
      return journal
    }
    return journal.register() ? journal.path : nil
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

  /// Whether this is the first call with a remedy for characters without a font.
  package func isFirstReport(ofFontRemedy remedy: String) -> Bool {
    state.withLock { $0.reportedFontRemedies.insert(remedy).inserted }
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
    let isFirst = state.withLock { state in
      defer { state.hasLogged = true }
      // The folder that was found at the start was found without a test.
      if !state.hasLogged, let references = folders.references { state.references[folders.artifacts] = references }
      return !state.hasLogged
    }
    // The handler of a process that registered before its first test would run after those of all libraries.
    if isFirst, state.withLock({ $0.endsWithProcess }) { Self.addExitHandler() }
    journal(in: folders, of: verdict.location.filePath)?.append(verdict)
  }

  /// Records which test a failure was reported to. Does nothing for a pass, and in a forked process, which has copies of
  /// locks that may be held.
  package func logFailure(_ verdict: Verdict, delivery: FailureDelivery) {
    guard getpid() == owner else { return }
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
    for action in state.withLock({ $0.hasEnded ? [] : $0.actionsBeforeEnd }) { action() }
    let (isFirst, journals, references, process, actions) = state.withLock { state in
      defer { state.hasEnded = true }
      let journals = Dictionary(state.journals.values.map { ($0.artifacts, $0) }) { $1 }
      return (!state.hasEnded, journals, state.references, state.process, state.actionsAfterEnd)
    }
    guard isFirst else { return false }
    let summary = ledger.summary(status: status)
    // Other sessions of the process are those of tests, which would report what other tests cause.
    let warnings = environment.processID == getpid() ? UsageWarnings.all : []
    if !warnings.isEmpty { journals.min { $0.key < $1.key }?.value.append(processWarnings: warnings) }
    let hasContestedClaims = refuseContestedClaims() && (status ?? 0) == 0
    let results = process?.results()
    for journal in journals.values { journal.end(results) }
    if let message = summary.message { StandardError.write(message) }
    let end = End(
      artifacts: journals.keys.sorted(), references: references,
      hasFailures: journals.values.contains { $0.hasFailures },
      hasAssertions: journals.values.contains { $0.hasAssertions }, isLastOfRun: process?.kind == .swiftTesting,
      precedesOthers: process.map { TestRun.isFollowed(process: environment.processID, of: $0.kind) } ?? false)
    for action in actions { action(end) }
    let isUnsuccessful = failsBecause(of: warnings, journals: journals, status: status)
    let isUnfinished = failsBecauseTestsAreLeft(process, results, status: status)
    return summary.failsRun || hasContestedClaims || isUnsuccessful || isUnfinished
  }

  /// Whether a process that says that it succeeds left tests out, or lost the results of some.
  private func failsBecauseTestsAreLeft(_ process: TestProcess?, _ results: TestResults?, status: Int32?) -> Bool {
    guard (status ?? 0) == 0 else { return false }
    let isStopped = process.map { $0.kind != .child } == true && results?.isInterrupted == true
    if isStopped {
      StandardError.write(
        "FirstFrame: the process exited with the status 0 before all of its tests had ended, so this run fails. "
          + "Find the test that calls `exit`.")
    }
    if forkedAssertions.exist { StandardError.write(ForkedAssertions.message) }
    return isStopped || forkedAssertions.exist
  }

  /// Whether warnings of the whole process make it fail. A process without snapshots has no such setting.
  private func failsBecause(of warnings: [String], journals: [String: Journal], status: Int32?) -> Bool {
    // An unknown mode has failed every assertion.
    guard !warnings.isEmpty, journals.values.contains(where: \.hasAssertions),
      (try? environment.warningMode()) == .fail
    else { return false }
    StandardError.write(
      "FirstFrame: the run fails because \(EnvironmentVariable.warnings.name) is \"fail\", and "
        + "\(warnings.count) of the warnings printed above concern the whole process.")
    return (status ?? 0) == 0
  }

  /// The claims of the processes of this run on references; `nil` if this process runs no tests.
  func claims(in folders: SnapshotFolders) -> ReferenceClaims? {
    let environment = environment
    return state.withLock { state in
      guard state.process != nil else { return nil }
      if let claims = state.claims[folders.artifacts] { return claims }
      let claims = ReferenceClaims(
        folder: JournalFolder(artifacts: folders.artifacts, run: environment.run), processID: environment.processID,
        command: TestRun.ofSwiftTest(above: environment.processID)?.name)
      state.claims[folders.artifacts] = claims
      return claims
    }
  }

  /// Makes the tests fail that have the same references as later tests of other processes.
  ///
  /// - Returns: Whether there are any.
  private func refuseContestedClaims() -> Bool {
    let found = state.withLock { state in
      state.claims.map { artifacts, claims in (state.journals[artifacts], claims) }
    }
    var isFailure = false
    for (journal, claims) in found {
      for (own, other) in claims.contestedByOthers() {
        let verdict = Verdict.refused(own, sharedWith: other)
        journal?.append(verdict)
        StandardError.write(
          "FirstFrame: \(own.location.fileID):\(own.location.line), in \(own.location.namedTest): "
            + (verdict.failureMessage ?? ""))
        isFailure = true
      }
    }
    return isFailure
  }

  /// The journal in a folder of artifacts; `nil` if the folder may not be written to.
  private func journal(in folders: SnapshotFolders, of testFile: String) -> Journal? {
    guard problem(of: folders, testFile: testFile) == nil else { return nil }
    let environment = environment
    return state.withLock { state in
      if let journal = state.journals[folders.artifacts] { return journal }
      // The folder that was found at the start may be this one by another path.
      let resolved = SymbolicLink.resolved(folders.artifacts)
      let known = resolved.flatMap { resolved in
        state.journals.first { SymbolicLink.resolved($0.key) == resolved }?.value
      }
      let journal = known ?? makeJournal(in: folders, of: environment, process: state.process?.kind)
      state.journals[folders.artifacts] = journal
      return journal
    }
  }

  private func makeJournal(
    in folders: SnapshotFolders, of environment: SnapshotEnvironment, process: TestProcessKind?,
    isRegistered: Bool = false
  ) -> Journal {
    let isFiltered = environment.areTestsLeftOut ? true : TestRun.isFiltered(ofProcess: environment.processID)
    return Journal(
      folder: JournalFolder(artifacts: folders.artifacts, run: environment.run), processID: environment.processID,
      start: JournalStart(
        format: JournalStart.currentFormat, references: folders.references, isFiltered: isFiltered,
        shard: environment.shard, process: process, isRegistered: isRegistered ? true : nil,
        expected: TestRun.expectedProcesses(ofProcess: environment.processID)))
  }

  /// Ends the session of this process when the process ends, and makes the process fail if necessary.
  package static func endProcessSessionAtExit() {
    process.state.withLock { $0.endsWithProcess = true }
    addExitHandler()
  }

  /// Handlers run in the opposite order of their registration, and the first one ends the session.
  private static func addExitHandler() {
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

extension SnapshotEnvironment {
  /// The run that the process belongs to.
  fileprivate var run: TestRun {
    runID.map(TestRun.init(name:)) ?? TestRun(ofProcess: processID)
  }
}
