import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The assertions of a process, one line of JSON each: `<artifacts>/journal/<run>/<process>.jsonl`.
///
/// Failures are written at once, so that a crash does not lose them. Passes are buffered, and written when the buffer
/// is full or when the process ends. What cannot be written, as on a full disk, is kept and written later.
package final class Journal: Sendable {
  /// The file, as an absolute path.
  package let path: String

  private let folder: JournalFolder
  private let start: JournalStart
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())
  /// The process that writes the file. One that it forks has a copy of the journal, to which it adds nothing.
  private let owner = getpid()

  private struct State: Sendable {
    var file: JournalFile?
    /// The lines that are not written yet. The first one may be written in part.
    var buffer: [UInt8] = []
    /// The number of bytes at the start of the buffer that the digest contains.
    var digested = 0
    var digest = StableDigest()
    /// The number of lines, written or not.
    var lines = 0
    var matched = 0
    var failed = 0
    var undelivered = 0
    var hasEnded = false
    var hasReportedError = false
    /// The warnings to report after the lock, because a terminal may not take them at once.
    var messages: [String] = []

    mutating func append(_ line: some Sequence<UInt8>) {
      buffer.append(contentsOf: line)
      lines += 1
    }

    mutating func updateDigest() {
      buffer.withUnsafeBytes { digest.add(UnsafeRawBufferPointer(rebasing: $0[digested...])) }
      digested = buffer.count
    }

    mutating func removeWritten(_ count: Int) {
      buffer.removeFirst(count)
      digested -= count
    }
  }

  /// The size, in bytes, at which the buffer is written.
  private static let bufferSize = 16_384
  /// The size, in bytes, of lines that cannot be written at which they are given up.
  private static let maximumBufferSize = 16_777_216

  /// - Parameter warn: Receives the warning that the journal cannot be written, once.
  init(
    folder: JournalFolder, processID: Int32, start: JournalStart,
    warn: @escaping @Sendable (String) -> Void = StandardError.write
  ) {
    self.folder = folder
    self.warn = warn
    self.start = start
    path = folder.path(ofProcess: processID)
  }

  /// Writes the first line, before any assertion. An error is reported only if there is an assertion later.
  ///
  /// - Returns: Whether the file could be created.
  func register() -> Bool {
    withState(or: false) { state in
      open(&state, reportsError: false)
      guard state.file != nil else { return false }
      flush(&state)
      return true
    }
  }

  func append(_ verdict: Verdict) {
    withState(or: ()) { state in
      if let warnings = JournalWarnings(verdict) { add(.warnings(warnings), &state) }
      if verdict.isPass, let snapshot = verdict.snapshot {
        state.matched += 1
        state.append(JournalLine.utf8(matched: snapshot.name.path))
        if state.buffer.count >= Self.bufferSize { flush(&state) }
      } else if let entry = JournalEntry(verdict) {
        state.failed += 1
        add(.verdict(entry), &state)
        flush(&state)
      }
    }
  }

  /// Adds warnings of the whole process.
  func append(processWarnings: [String]) {
    withState(or: ()) { state in
      add(.warnings(JournalWarnings(ofProcess: processWarnings.map { SnapshotWarning($0) })), &state)
    }
  }

  /// Writes a failure that its own test did not receive, or that is a known issue.
  func append(_ delivery: JournalDelivery) {
    withState(or: ()) { state in
      if delivery.delivered != .knownIssue { state.undelivered += 1 }
      add(.delivery(delivery), &state)
      flush(&state)
    }
  }

  /// Writes the buffer, the tests of the process, and the last line, which shows that the process ended normally.
  ///
  /// - Parameter results: The tests of the process; `nil` if unknown.
  func end(_ results: TestResults? = nil) {
    let isWaiting = withState(or: false) { state in
      guard !state.hasEnded else { return false }
      state.hasEnded = true
      let isEmpty = state.matched + state.failed + state.undelivered == 0
      // Nothing is lost if a process without assertions cannot write.
      if isEmpty, state.file == nil, start.isRegistered == true { return false }
      for tests in results?.lines ?? [] { add(.tests(tests), &state) }
      if state.file == nil { open(&state) }
      state.updateDigest()
      let end = JournalEnd(
        matched: state.matched, failed: state.failed, undelivered: state.undelivered, isFinished: results?.isFinished,
        lines: state.lines, digest: state.digest.text)
      add(.end(end), &state)
      flush(&state)
      return !state.buffer.isEmpty
    }
    if isWaiting { finishWriting() }
  }

  /// The folder of artifacts, as an absolute path.
  var artifacts: String { folder.artifacts }

  /// Whether any recorded verdict was not a pass.
  var hasFailures: Bool { state.withLock { $0.failed > 0 } }

  /// Whether there was any assertion.
  var hasAssertions: Bool { state.withLock { $0.failed + $0.matched > 0 } }

  /// Waits for space on a disk that is full for a moment.
  private func finishWriting() {
    for _ in 0..<10 where state.withLock({ !$0.buffer.isEmpty && $0.file != nil }) {
      usleep(100_000)
      withState(or: ()) { flush(&$0) }
    }
    withState(or: ()) { state in
      guard !state.buffer.isEmpty, !state.hasReportedError else { return }
      state.hasReportedError = true
      state.messages.append(
        "The journal \(path) is incomplete, because its disk is full. Reports lack some of this process's assertions, "
          + "and no reference counts as unused. Free some space there, and run the tests again.")
    }
  }

  /// Calls a function with the state, and then reports its warnings. Does nothing in a forked process.
  private func withState<Result: Sendable>(or standard: Result, _ body: (inout State) -> Result) -> Result {
    guard getpid() == owner else { return standard }
    let (result, messages) = state.withLock { state in
      let result = body(&state)
      defer { state.messages = [] }
      return (result, state.messages)
    }
    for message in messages { warn(message) }
    return result
  }

  private func add(_ line: JournalLine, _ state: inout State) {
    do {
      state.append(try line.utf8())
    } catch {
      state.messages.append("A line of the journal could not be encoded: \(error).")
    }
  }

  private func flush(_ state: inout State) {
    if state.file == nil { open(&state) }
    guard let file = state.file else {
      giveUpExcess(&state)
      return
    }
    state.updateDigest()
    do {
      while !state.buffer.isEmpty {
        let count = try state.buffer.withUnsafeBytes { try file.append($0) }
        state.removeWritten(count)
      }
    } catch {
      // A disk may be full for a moment: the rest is written later.
      giveUpExcess(&state)
    }
  }

  /// Removes what cannot be written before it takes too much memory. The digest of the last line shows that it is
  /// missing.
  private func giveUpExcess(_ state: inout State) {
    guard state.buffer.count > Self.maximumBufferSize else { return }
    // Ends a line that is written in part.
    state.buffer = [UInt8(ascii: "\n")]
    state.digested = 1
  }

  private func open(_ state: inout State, reportsError: Bool = true) {
    do {
      state.file = try JournalFile(path: folder.relativePath(of: path), below: folder.artifacts)
      let first = try JournalLine.start(start).utf8()
      state.buffer.insert(contentsOf: first, at: 0)
      state.lines += 1
      try folder.removeEarlierRuns()
    } catch {
      // A disk may be full for a moment: the lines are kept, and the file is opened later.
      let isTransient = [.ENOSPC, .EDQUOT, .EMFILE, .ENFILE].contains(FileFailure(error).code)
      if reportsError, !isTransient || state.hasEnded { report(error, &state) }
    }
  }

  /// Reports an error once. Tests still receive their verdicts; only reports are incomplete.
  private func report(_ error: any Error, _ state: inout State) {
    guard !state.hasReportedError else { return }
    state.hasReportedError = true
    state.messages.append(
      "The journal \(path) cannot be written: \(FileFailure(error)). Reports will not contain this process's "
        + "assertions; set SNAPSHOT_ARTIFACTS to a folder that can be written.")
  }
}

/// A file to which lines are appended.
final class JournalFile: Sendable {
  private let descriptor: Int32

  /// Opens a file; creates it and its folders if they do not exist.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder of artifacts, below which no link is followed.
  init(path: String, below artifacts: String) throws {
    try FileManager.default.createDirectory(atPath: artifacts, withIntermediateDirectories: true)
    descriptor = try OpenFolder(artifacts).openToAppend(path)
  }

  deinit {
    close(descriptor)
  }

  /// Appends bytes with a single write, so that processes and threads do not interleave.
  ///
  /// - Returns: The number of bytes that were written, from 1: fewer than all if there is no space for the rest.
  func append(_ bytes: UnsafeRawBufferPointer) throws(POSIXError) -> Int {
    try DescriptorWriting.writeSome(bytes, to: descriptor)
  }
}

/// The journals of a run: `<artifacts>/journal/<run>`, a file for each process.
struct JournalFolder: Hashable, Sendable {
  /// The folder of artifacts, as an absolute path.
  let artifacts: String
  let run: TestRun
  /// The folder of all runs, as an absolute path.
  var runs: String { artifacts + "/journal" }

  init(artifacts: String, run: TestRun) {
    self.artifacts = artifacts
    self.run = run
  }

  /// The path of a file relative to the folder of artifacts.
  func relativePath(of path: String) -> String { String(path.dropFirst(artifacts.count + 1)) }

  /// The folder of the run, as an absolute path.
  var path: String { "\(runs)/\(run.name)" }

  /// The journal of a process, as an absolute path.
  func path(ofProcess processID: Int32) -> String {
    "\(path)/\(processID).jsonl"
  }

  /// Removes the journals of runs that are over, so that only the journals of this run remain. Nothing else is removed,
  /// and nothing through a link.
  ///
  /// Several processes may do this at the same time: each folder is first renamed, and only one process succeeds.
  func removeEarlierRuns() throws {
    guard access(runs, F_OK) == 0 else { return }
    let runs = try OpenFolder(artifacts).folder("journal")
    for name in try runs.names() where name != run.name {
      do {
        switch runs.type(of: name) {
        case .folder: try removeRun(name, in: runs)
        // Earlier versions wrote journals beside the folders of runs.
        case .file where Self.isJournal(name) && !Self.hasProcess(name): try runs.removeFile(name)
        case .file, .link, .other, nil: break
        }
      } catch {
        // If the folder does not exist, another process removed it first.
        guard FileFailure(error).isNoSuchFile else { throw error }
      }
    }
  }

  private func removeRun(_ name: String, in runs: OpenFolder) throws(POSIXError) {
    let folder = try runs.folder(name)
    let names = try folder.names()
    let own = names.filter { Self.isOwn($0, in: folder) }
    guard name.hasPrefix(Self.retired) || !TestRun(name: name).isRunning && !own.contains(where: Self.hasProcess)
    else { return }
    // A folder with other files stays, without the journals.
    if own == names, !name.hasPrefix(Self.retired) {
      try runs.rename(name, to: Self.retired + UUID().uuidString)
    }
    for name in own {
      if name == Self.claimsName { try removeClaims(in: folder) } else { try folder.removeFile(name) }
    }
    for remaining in try runs.names() where remaining == name || remaining.hasPrefix(Self.retired) {
      runs.removeEmptyFolder(remaining)
    }
  }

  private func removeClaims(in run: OpenFolder) throws(POSIXError) {
    let claims = try run.folder(Self.claimsName)
    for name in try claims.names() where ClaimFile.isOwn(name) { try claims.removeFile(name) }
    run.removeEmptyFolder(Self.claimsName)
  }

  /// The name of the folder with the claims of a run.
  static let claimsName = "claims"

  /// Whether an item in the folder of a run is a journal, the events of a process, or the claims.
  private static func isOwn(_ name: String, in run: OpenFolder) -> Bool {
    switch run.type(of: name) {
    case .file: isJournal(name) || name.hasSuffix(".events") && isJournal(String(name.dropLast(7)) + ".jsonl")
    case .folder: name == claimsName
    case .link, .other, nil: false
    }
  }

  /// Whether a file in the folder of a run is a journal, by its name: that of its process, or of a shard.
  static func isJournal(_ name: String) -> Bool {
    guard name.hasSuffix(".jsonl") else { return false }
    let start = name.dropLast(".jsonl".count)
    return start == "shard"
      || !start.isEmpty && start.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether the process that a journal is named after still exists.
  private static func hasProcess(_ journal: String) -> Bool {
    Int32(journal.prefix { $0 != "." }).map(SystemProcess.exists) ?? false
  }

  private static let retired = ".retired-"
}
