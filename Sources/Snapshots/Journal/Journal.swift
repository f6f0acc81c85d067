import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The assertions of a process, one line of JSON each: `<artifacts>/journal/<run>/<process>.jsonl`.
///
/// Failures are written at once, so that a crash does not lose them. Passes are buffered, and written when the buffer
/// is full or when the process ends.
package final class Journal: Sendable {
  /// The file, as an absolute path.
  package let path: String

  private let folder: JournalFolder
  private let start: JournalStart
  private let warn: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var file: JournalFile?
    var buffer: [UInt8] = []
    var matched = 0
    var failed = 0
    var undelivered = 0
    var hasEnded = false
    var hasReportedError = false
  }

  /// The size, in bytes, at which the buffer is written.
  private static let bufferSize = 16_384

  /// - Parameter warn: Receives the warning that the journal cannot be written, once.
  init(
    folder: JournalFolder, processID: Int32, references: String?, isFiltered: Bool? = nil, shard: String? = nil,
    warn: @escaping @Sendable (String) -> Void = StandardError.write
  ) {
    self.folder = folder
    self.warn = warn
    path = folder.path(ofProcess: processID)
    start = JournalStart(
      format: JournalStart.currentFormat, references: references, isFiltered: isFiltered, shard: shard)
  }

  func append(_ verdict: Verdict) {
    state.withLock { state in
      if let warnings = JournalWarnings(verdict) { add(.warnings(warnings), to: &state) }
      if verdict.isPass, let snapshot = verdict.snapshot {
        state.matched += 1
        state.buffer += JournalLine.utf8(matched: snapshot.name.path)
        if state.buffer.count >= Self.bufferSize { flush(&state) }
      } else if let entry = JournalEntry(verdict) {
        state.failed += 1
        write(.verdict(entry), &state)
      }
    }
  }

  /// Adds warnings of the whole process.
  func append(processWarnings: [String]) {
    state.withLock { state in
      add(.warnings(JournalWarnings(ofProcess: processWarnings.map { SnapshotWarning($0) })), to: &state)
    }
  }

  /// Writes a failure that its own test did not receive, or that is a known issue.
  func append(_ delivery: JournalDelivery) {
    state.withLock { state in
      if delivery.delivered != .knownIssue { state.undelivered += 1 }
      write(.delivery(delivery), &state)
    }
  }

  /// Writes the buffer, and the last line, which shows that the process ended normally.
  func end() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      let end = JournalEnd(matched: state.matched, failed: state.failed, undelivered: state.undelivered)
      write(.end(end), &state)
    }
  }

  /// Whether any recorded verdict was not a pass.
  var hasFailures: Bool { state.withLock { $0.failed > 0 } }

  private func write(_ line: JournalLine, _ state: inout State) {
    add(line, to: &state)
    flush(&state)
  }

  private func add(_ line: JournalLine, to state: inout State) {
    do {
      state.buffer += try line.utf8()
    } catch {
      warn("A line of the journal could not be encoded: \(error).")
    }
  }

  private func flush(_ state: inout State) {
    do {
      if state.file == nil { try open(&state) }
      try state.file?.append(state.buffer)
    } catch {
      report(error, &state)
    }
    state.buffer.removeAll(keepingCapacity: true)
  }

  private func open(_ state: inout State) throws {
    state.file = try JournalFile(path: path)
    state.buffer.insert(contentsOf: try JournalLine.start(start).utf8(), at: 0)
    try folder.removeEarlierRuns()
  }

  /// Reports an error once. Tests still receive their verdicts; only reports are incomplete.
  private func report(_ error: any Error, _ state: inout State) {
    guard !state.hasReportedError else { return }
    state.hasReportedError = true
    warn(
      "The journal \(path) cannot be written: \(FileFailure(error)). Reports will not contain this process's "
        + "assertions; set SNAPSHOT_ARTIFACTS to a folder that can be written.")
  }
}

/// A file to which whole lines are appended.
final class JournalFile: Sendable {
  private let descriptor: Int32

  /// Opens a file; creates it and its folders if they do not exist.
  init(path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path.parentFolder, withIntermediateDirectories: true)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.current }
  }

  deinit {
    close(descriptor)
  }

  /// Appends lines with a single write, so that processes and threads do not interleave.
  func append(_ lines: [UInt8]) throws(POSIXError) {
    let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written >= 0 else { throw POSIXError.current }
    // A write to a file is short only if there is no space for the rest.
    guard written == lines.count else { throw POSIXError(.ENOSPC) }
  }
}

/// The journals of a run: `<artifacts>/journal/<run>`, a file for each process.
struct JournalFolder: Hashable, Sendable {
  /// The folder of all runs, as an absolute path.
  let runs: String
  let run: TestRun

  init(artifacts: String, run: TestRun) {
    runs = artifacts + "/journal"
    self.run = run
  }

  /// The journal of a process, as an absolute path.
  func path(ofProcess processID: Int32) -> String {
    "\(runs)/\(run.name)/\(processID).jsonl"
  }

  /// Removes the journals of runs that are over, so that only the journals of this run remain.
  ///
  /// Several processes may do this at the same time: each folder is first renamed, and only one process succeeds.
  func removeEarlierRuns() throws {
    guard access(runs, F_OK) == 0 else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: runs) where name != run.name {
      let path = runs + "/" + name
      guard name.hasPrefix(Self.retired) || isOver(TestRun(name: name), at: path) else { continue }
      do {
        let retired = "\(runs)/\(Self.retired)\(UUID().uuidString)"
        try LocalFile.rename(path, to: retired)
        try FileManager.default.removeItem(atPath: retired)
      } catch {
        // If the folder does not exist, another process removed it first.
        guard FileFailure(error).isNoSuchFile else { throw error }
      }
    }
  }

  private static let retired = ".retired-"

  /// Whether neither the process that a run is named after nor any process with a journal in it still exists.
  private func isOver(_ run: TestRun, at path: String) -> Bool {
    guard !run.isRunning else { return false }
    // `nil` for a file. The current version writes only folders here.
    let journals = FileManager.default.subpaths(atPath: path) ?? []
    return !journals.contains { journal in
      guard let processID = Int32(journal.prefix { $0 != "." }) else { return false }
      return SystemProcess.exists(processID)
    }
  }
}
