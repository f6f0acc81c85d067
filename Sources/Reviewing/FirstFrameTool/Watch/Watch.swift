import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// A watch: reacts to saves, keys and signals one after the other, while rounds run on another thread.
final class Watch {
  let folders: WatchFolders
  private let engine: any WatchEngine
  let jobs: RunningJobs
  private let console: Console
  let terminal: WatchTerminal
  private let page: WatchPage?
  private let events: AsyncStream<WatchEvent>
  let continuation: AsyncStream<WatchEvent>.Continuation

  var status = WatchStatus()
  var package: PackageDescription?
  /// What the next round has to do.
  var pending = AffectedTests(build: .manifest, selection: .all)
  private var pendingChanges: [FileChange] = []
  private var versions: FileVersions
  private var watcher: FileWatcher?
  var running: RoundRequest?
  private var startTime = ContinuousClock.now
  /// The time of the first save that the next round is about.
  var saveTime: ContinuousClock.Instant?
  private var roundCount = 0
  var keys: KeyInput?
  var foreground: ForegroundProgram?
  /// The pattern that is being typed; `nil` if none is.
  var typed: [UInt8]?
  /// What a round whose build failed left to do.
  private var unfinished: (affected: AffectedTests, changes: [FileChange])?
  /// The versions of the references that the tests of the last round recorded.
  private var recorded: [String: FileVersions.Version] = [:]
  /// Changes during a round, until its end: of references, which its tests may have recorded, and of all files in the
  /// first round, until the manifest is known.
  private var heldChanges: [FileChange] = []

  init(
    folders: WatchFolders, engine: any WatchEngine, jobs: RunningJobs, filter: String?, page: WatchPage?,
    terminal: WatchTerminal, console: Console
  ) {
    (self.folders, self.engine, self.jobs, self.page) = (folders, engine, jobs, page)
    (self.terminal, self.console) = (terminal, console)
    (events, continuation) = AsyncStream.makeStream()
    versions = FileVersions(below: [folders.package], ignoring: Self.ignored(folders))
    status.filter = filter
  }

  private static func ignored(_ folders: WatchFolders) -> IgnoredFiles {
    IgnoredFiles(folders: [folders.artifacts])
  }

  /// Runs until the user, a signal or the end of the input ends it.
  func run() async throws {
    try WatchSignals.forward { [continuation] in continuation.yield(.signal($0)) }
    try readKeys()
    try follow([folders.package])
    startRoundIfNeeded()
    for await event in events {
      if handle(event) || terminal.isClosed { break }
    }
    end()
  }

  /// Ends everything that the watch started.
  private func end() {
    watcher?.stop()
    foreground?.end()
    jobs.cancel()
    keys?.stop()
    terminal.end()
  }

  // MARK: Events

  /// - Returns: Whether the watch ends.
  private func handle(_ event: WatchEvent) -> Bool {
    switch event {
    case .changed(let changes, let found): receive(changes, found)
    case .watches(let method): note(method)
    case .progress(let step):
      guard running != nil else { break }
      status.step = step
      showStatus()
    case .roundEnded(let outcome, let description): endRound(outcome, description)
    case .key(let byte): return handleKey(byte)
    case .foregroundEnded: endForeground()
    case .inputEnded, .signal: return true
    }
    return false
  }

  private func receive(_ changes: [FileChange], _ found: FileVersions) {
    versions = found
    let isHeld = { [folders, running, package] (change: FileChange) in
      running != nil && (package == nil || change.path.hasPrefix(folders.references + "/"))
    }
    heldChanges += changes.filter(isHeld)
    let changes = changes.filter { !isHeld($0) && !isOwn($0) }
    guard let package else {
      // The manifest could not be read.
      if !changes.isEmpty { pending.add(.manifest, .all) }
      return startRoundIfNeeded()
    }
    let affected = ChangeClassifier(package: package, references: folders.references).affected(by: changes)
    guard !affected.isEmpty else { return }
    saveTime = saveTime ?? .now - .milliseconds(Int(FileWatcher.quietTime))
    pending.add(affected)
    pendingChanges += changes
    cancelRoundIfQuicker()
    startRoundIfNeeded()
  }

  /// Whether a round wrote a file: SwiftPM the versions of packages, or the tests a reference.
  private func isOwn(_ change: FileChange) -> Bool {
    if running != nil, change.path == folders.package + "/Package.resolved" { return true }
    return recorded[change.path].map { $0 == versions.files[change.path] } ?? false
  }

  /// Cancels the running round, unless it is a build by SwiftPM, whose work would be lost.
  private func cancelRoundIfQuicker() {
    guard let running, running.affected.build <= .sources || status.step.hasPrefix("running") else { return }
    let jobs = jobs
    DispatchQueue.global().async { jobs.cancel() }
  }

  private func note(_ method: FileWatcher.Method) {
    guard case .polling(let reason?) = method else { return }
    terminal.show(lines: ["The files are looked at twice in a second, because \(reason)."])
    showStatus()
  }

  // MARK: Rounds

  func startRoundIfNeeded() {
    guard running == nil, foreground == nil, !pending.isEmpty else { return }
    if let unfinished {
      pending.add(unfinished.affected)
      pendingChanges = unfinished.changes + pendingChanges
      self.unfinished = nil
    }
    roundCount += 1
    let request = RoundRequest(
      affected: pending, changes: pendingChanges, failed: status.results.failedTests, filter: status.filter,
      number: roundCount)
    running = request
    (pending, pendingChanges) = (AffectedTests(), [])
    startTime = saveTime ?? .now
    saveTime = nil
    (status.phase, status.remark) = (.working, nil)
    status.step =
      switch request.affected.build {
      case .none: "running"
      case .sources, .plan: "building"
      case .manifest: "reading the manifest"
      }
    showStatus()
    jobs.reset()
    run(request)
  }

  private func run(_ request: RoundRequest) {
    nonisolated(unsafe) let engine = engine
    let continuation = continuation
    // The next round starts after the end of this one, so that only one thread uses the engine.
    DispatchQueue.global(qos: .userInitiated).async {
      let outcome = engine.run(request) { continuation.yield(.progress($0)) }
      continuation.yield(.roundEnded(outcome, engine.description))
    }
  }

  private func endRound(_ outcome: RoundOutcome, _ description: PackageDescription?) {
    guard let request = running else { return }
    running = nil
    if let description, description != package { adopt(description) }
    switch outcome {
    case .canceled:
      pending.add(request.affected)
      pendingChanges = request.changes + pendingChanges
      saveTime = saveTime.map { min($0, startTime) } ?? startTime
      return startRoundIfNeeded()
    case .buildFailed(let messages, let output):
      (status.errors, status.buildOutput) = (messages, output)
      unfinished = (request.affected, request.changes)
    case .ran(let results, let outcome):
      status.errors = nil
      status.results.add(results, outcome, of: request.selection, isFiltered: request.filter != nil)
      status.date = Date()
      status.revision += 1
      recorded = FileVersions.versions(of: outcome?.items.filter { $0.kind == .recorded }.compactMap(\.reference) ?? [])
    }
    let duration = ContinuousClock.now - startTime
    status.duration = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    status.phase = .waiting
    terminal.show(report)
    showStatus()
    let held = heldChanges
    heldChanges = []
    if !held.isEmpty { receive(held.filter { !$0.path.hasSuffix("/Package.resolved") }, versions) }
    startRoundIfNeeded()
  }

  /// Takes over a manifest. The packages on this machine that it names are followed, too.
  private func adopt(_ description: PackageDescription) {
    let isNew = description.localDependencies != package?.localDependencies ?? []
    package = description
    guard isNew else { return }
    watcher?.stop()
    // Without the other packages, the watch would go on with those that it knows.
    do { try follow([folders.package] + description.localDependencies) } catch { status.remark = "\(error)" }
  }

  private func follow(_ roots: [String]) throws {
    let roots = roots.filter { root in !roots.contains { root.hasPrefix($0 + "/") } }
    let ignored = Self.ignored(folders)
    var known = FileVersions(below: roots, ignoring: ignored)
    known.restore(versions, below: folders.package)
    versions = known
    watcher = try FileWatcher(
      roots, ignoring: ignored, since: known,
      noteMethod: { [continuation] in continuation.yield(.watches($0)) },
      report: { [continuation] in continuation.yield(.changed($0, $1)) })
  }

  // MARK: Showing

  var report: WatchReport { WatchReport(status: status, package: folders.package, console: console) }

  func showStatus() {
    page?.update(status)
    if foreground == nil { terminal.showStatus(report, typed: typed.map { String(decoding: $0, as: UTF8.self) }) }
  }

  func remark(_ text: String) {
    status.remark = text
    showStatus()
  }
}

/// Something that a watch reacts to.
enum WatchEvent: Sendable {
  case changed([FileChange], FileVersions)
  case watches(FileWatcher.Method)
  /// What the running round does.
  case progress(String)
  case roundEnded(RoundOutcome, PackageDescription?)
  case key(UInt8)
  /// A program that used the terminal ended.
  case foregroundEnded
  case inputEnded
  case signal(Int32)
}
