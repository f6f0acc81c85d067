import Foundation
import Synchronization

/// What a process asserted, one line of JSON each: `<artifacts>/journal/<run>/<process>.jsonl`.
///
/// Failures are written at once, so that a crash cannot take them along. Passes are gathered, and written when there
/// are many of them or when the process ends.
public final class Journal: Sendable {
  /// The file, as an absolute path.
  public let path: String

  private let folder: JournalFolder
  private let start: JournalStart
  private let state = Mutex(State())

  private struct State {
    var file: JournalFile?
    var pending: [UInt8] = []
    var matched = 0
    var failed = 0
    var undelivered = 0
    var hasEnded = false
    var hasComplained = false
  }

  /// How many bytes of passes are gathered before they are written.
  private static let gathered = 16_384

  init(folder: JournalFolder, processID: Int32, references: String?, isFiltered: Bool? = nil, shard: String? = nil) {
    self.folder = folder
    path = folder.path(ofProcess: processID)
    start = JournalStart(
      format: JournalStart.currentFormat, references: references, isFiltered: isFiltered, shard: shard)
  }

  /// Notes a verdict.
  func note(_ verdict: Verdict, at location: SnapshotLocation) {
    state.withLock { state in
      if verdict.isPass, let place = verdict.place {
        state.matched += 1
        Self.append(matched: place.name.path, to: &state.pending)
        if state.pending.count >= Self.gathered { write(&state) }
      } else if let entry = JournalEntry(verdict, at: location) {
        state.failed += 1
        write(.verdict(entry), &state)
      }
    }
  }

  /// Notes that a failure reached no test of its own.
  func note(_ delivery: JournalDelivery, isUndelivered: Bool) {
    state.withLock { state in
      if isUndelivered { state.undelivered += 1 }
      write(.delivery(delivery), &state)
    }
  }

  /// Writes what is left, and the line that tells a process which ended from one that was stopped.
  func end() {
    state.withLock { state in
      guard !state.hasEnded else { return }
      state.hasEnded = true
      let end = JournalEnd(matched: state.matched, failed: state.failed, undelivered: state.undelivered)
      write(.end(end), &state)
    }
  }

  /// Whether a verdict was noted that is not a pass.
  var hasFailures: Bool { state.withLock { $0.failed > 0 } }

  private func write(_ line: JournalLine, _ state: inout State) {
    Self.append(line, to: &state.pending)
    write(&state)
  }

  private func write(_ state: inout State) {
    do {
      if state.file == nil { try open(&state) }
      try state.file?.append(state.pending)
    } catch {
      complain(of: error, &state)
    }
    state.pending.removeAll(keepingCapacity: true)
  }

  private func open(_ state: inout State) throws {
    state.file = try JournalFile(path: path)
    var first: [UInt8] = []
    Self.append(.start(start), to: &first)
    state.pending.insert(contentsOf: first, at: 0)
    try folder.removeEarlierRuns()
  }

  /// The verdicts themselves still reach their tests; only reports miss lines.
  private func complain(of error: any Error, _ state: inout State) {
    guard !state.hasComplained else { return }
    state.hasComplained = true
    StandardError.write(
      "The journal \(path) cannot be written: \(FileFailure(error)). Reports will miss what this process asserted; "
        + "set SNAPSHOT_ARTIFACTS to a folder that can be written.")
  }

  private static func append(_ line: JournalLine, to bytes: inout [UInt8]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      bytes += try encoder.encode(line)
      bytes.append(UInt8(ascii: "\n"))
    } catch {
      StandardError.write("A line of the journal could not be encoded: \(error).")
    }
  }

  /// As the encoder would write it, which takes longer than all else of a passing assertion: file names have nothing
  /// to escape.
  private static func append(matched snapshot: String, to bytes: inout [UInt8]) {
    bytes += JournalLine.matchedStart.utf8
    bytes += snapshot.utf8
    bytes += JournalLine.matchedEnd.utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}
