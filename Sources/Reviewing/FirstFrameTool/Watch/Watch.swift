import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// A watch: reacts to saves, keys and signals one after the other, while rounds run on another thread.
final class Watch {
  private let folders: WatchFolders
  private let engine: any WatchEngine
  private let jobs: RunningJobs
  private let console: Console
  private let terminal: WatchTerminal
  private let page: WatchPage?
  private let events: AsyncStream<WatchEvent>
  private let continuation: AsyncStream<WatchEvent>.Continuation

  private var status = WatchStatus()
  private var package: PackageDescription?
  /// What the next round has to do.
  private var pending = AffectedTests(build: .manifest, selection: .all)
  private var pendingChanges: [FileChange] = []
  private var versions: FileVersions
  private var watcher: FileWatcher?
  private var running: RoundRequest?
  private var startTime = ContinuousClock.now
  /// The time of the first save that the next round is about.
  private var saveTime: ContinuousClock.Instant?
  private var roundCount = 0
  private var keys: KeyInput?
  private var foreground: ForegroundProgram?
  /// The pattern that is being typed; `nil` if none is.
  private var typed: [UInt8]?
  /// What a round whose build failed left to do.
  private var unfinished: (affected: AffectedTests, changes: [FileChange])?
  /// The versions of the references that the tests of the last round recorded.
  private var recorded: [String: FileVersions.Version] = [:]
  /// Changes of references during a round, until it is known whether its tests recorded them.
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
      if handle(event) { break }
    }
    end()
  }

  /// Ends everything that the watch started.
  private func end() {
    watcher?.stop()
    foreground?.end()
    foreground?.wait()
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
    guard let package else {
      // The first round may have read some of the files before they changed.
      saveTime = saveTime ?? .now
      pending.add(.manifest, .all)
      return startRoundIfNeeded()
    }
    let isHeld = { [folders, running] (change: FileChange) in
      running != nil && change.path.hasPrefix(folders.references + "/")
    }
    heldChanges += changes.filter(isHeld)
    let changes = changes.filter {
      !isHeld($0) && (recorded[$0.path] == nil || recorded[$0.path] != found.files[$0.path])
    }
    let affected = ChangeClassifier(package: package, references: folders.references).affected(by: changes)
    guard !affected.isEmpty else { return }
    saveTime = saveTime ?? .now - .milliseconds(Int(FileWatcher.quietTime))
    pending.add(affected)
    pendingChanges += changes
    cancelRoundIfQuicker()
    startRoundIfNeeded()
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

  private func startRoundIfNeeded() {
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
    if !held.isEmpty { receive(held, versions) }
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

  private var report: WatchReport { WatchReport(status: status, package: folders.package, console: console) }

  private func showStatus() {
    page?.update(status)
    if foreground == nil { terminal.showStatus(report, typed: typed.map { String(decoding: $0, as: UTF8.self) }) }
  }

  private func remark(_ text: String) {
    status.remark = text
    showStatus()
  }

  // MARK: Keys

  private func readKeys() throws {
    let isInteractive = terminal.isInteractive
    // A terminal in which this program is in the background, or whose output goes elsewhere, has no keys and no end.
    guard isInteractive || isatty(STDIN_FILENO) == 0 else { return }
    keys = try KeyInput { [continuation] byte in
      guard let byte else { return _ = continuation.yield(.inputEnded) }
      if isInteractive { continuation.yield(.key(byte)) }
    }
  }

  /// - Returns: Whether the watch ends.
  private func handleKey(_ byte: UInt8) -> Bool {
    guard foreground == nil else { return false }
    if typed != nil {
      type(byte)
      return false
    }
    switch UnicodeScalar(byte) {
    case "q", "\u{04}": return true
    case "a": review()
    case "f":
      let failed = status.results.failedTests
      if failed.isEmpty { remark("no test failed") } else { runAgain(failed) }
    case "t":
      typed = Array((status.filter ?? "").utf8)
      showStatus()
    case "o": openSource()
    case "\n", "\r": runAgain(.all)
    case "?", "h":
      terminal.show(lines: WatchReport.keys)
      showStatus()
    default: break
    }
    return false
  }

  private func runAgain(_ selection: TestSelection) {
    pending.add(.none, selection)
    startRoundIfNeeded()
  }

  /// Handles a key while a pattern is typed.
  private func type(_ byte: UInt8) {
    var text = typed ?? []
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      typed = nil
      let pattern = String(decoding: text, as: UTF8.self)
      guard pattern.isEmpty || (try? Regex(pattern)) != nil else {
        return remark("`\(pattern)` is not a regular expression")
      }
      status.filter = pattern.isEmpty ? nil : pattern
      return runAgain(.all)
    case 0x1B, 0x04:
      typed = nil
      return showStatus()
    case 0x7F, 0x08:
      // A character of several bytes.
      while let last = text.popLast(), last & 0xC0 == 0x80 {}
    case 0..<0x20: return
    default: text.append(byte)
    }
    typed = text
    showStatus()
  }

  private func review() {
    guard status.results.items.values.contains(where: \.isAcceptable) else { return remark("no picture has changed") }
    guard running == nil else { return remark("wait for the end of this round") }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    runInForeground([
      program, "review", "--from", folders.artifacts, "--references", folders.references, "--quiet",
    ])
  }

  private func openSource() {
    let failure = status.results.otherFailures.first
    let item = status.results.sortedItems.first { !$0.isKnownIssue }
    let place: (file: String, line: Int?)? =
      if let error = status.errors?.errors.first(where: { $0.file != nil }), let file = error.file {
        (file, error.line)
      } else if let item, let file = package?.file(ofID: item.test.file) {
        (file, item.test.line)
      } else if let file = failure?.file {
        (file, failure?.line)
      } else { nil }
    guard let place else { return remark("there is nothing to open") }
    let editor = EditorCommand.arguments(
      file: place.file, line: place.line, environment: ProcessInfo.processInfo.environment)
    guard let editor else { return remark("set VISUAL or EDITOR to open \(place.file)") }
    runInForeground(editor)
  }

  /// Gives the terminal to a program until it ends.
  private func runInForeground(_ arguments: [String]) {
    keys?.stop()
    keys = nil
    terminal.leave()
    WatchSignals.ignoreInterrupts(true)
    do {
      let program = try ForegroundProgram(arguments)
      foreground = program
      DispatchQueue.global().async { [continuation] in
        program.wait()
        continuation.yield(.foregroundEnded)
      }
    } catch {
      endForeground()
      remark("\(arguments[0]) cannot be run: \(FileFailure(error))")
    }
  }

  private func endForeground() {
    foreground = nil
    // The time in which the program ran is not part of the next round.
    saveTime = nil
    WatchSignals.ignoreInterrupts(false)
    terminal.enter()
    do { try readKeys() } catch { status.remark = "\(error)" }
    terminal.show(report)
    showStatus()
    startRoundIfNeeded()
  }
}
