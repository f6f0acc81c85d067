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
    state.file = try JournalFile(path: folder.relativePath(of: path), below: folder.artifacts)
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

  /// The journal of a process, as an absolute path.
  func path(ofProcess processID: Int32) -> String {
    "\(runs)/\(run.name)/\(processID).jsonl"
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
    let journals = names.filter { Self.isJournal($0) && folder.type(of: $0) == .file }
    guard name.hasPrefix(Self.retired) || !TestRun(name: name).isRunning && !journals.contains(where: Self.hasProcess)
    else { return }
    // A folder with other files stays, without the journals.
    if journals == names, !name.hasPrefix(Self.retired) {
      try runs.rename(name, to: Self.retired + UUID().uuidString)
    }
    for journal in journals { try folder.removeFile(journal) }
    for remaining in try runs.names() where remaining == name || remaining.hasPrefix(Self.retired) {
      runs.removeEmptyFolder(remaining)
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
