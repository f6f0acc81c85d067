import FirstFrameLocalFiles
package import FirstFrameSnapshots
import Foundation

/// Reads the result of the last run of the tests from its journals.
package struct RunReader: Hashable, Sendable {
  /// The folders of artifacts, as absolute paths: one folder, or the folders of the shards of a run.
  package let artifacts: [String]
  /// The folder of references, as an absolute path; `nil` for none. The one that a journal names is not used, because a
  /// journal may come from elsewhere.
  package let references: String?
  /// Whether the folders together contain all tests, although each run was filtered and the journals do not name its
  /// shard.
  package let shardsAreComplete: Bool
  package let time: Time

  /// The time at which a run is read.
  package enum Time: Hashable, Sendable {
    /// At the end of a process of the run, which other processes may follow.
    case processEnd
    /// On the machine of the run.
    case later
    /// On another machine, perhaps.
    case elsewhere
  }

  package init(
    artifacts: [String], references: String? = nil, shardsAreComplete: Bool = false, time: Time = .later
  ) {
    self.artifacts = artifacts
    self.references = references
    self.shardsAreComplete = shardsAreComplete
    self.time = time
  }

  /// Reads all journals.
  ///
  /// Each snapshot occurs once. If there are several verdicts, the most severe counts; among equally severe verdicts,
  /// the last one with artifacts.
  package func outcome() throws(ReadingError) -> RunOutcome {
    var found: [(folder: String, journal: ProcessJournal)] = []
    for folder in artifacts { found += try journals(in: folder).map { (folder, $0) } }
    let areComplete = shardsAreComplete || ShardCoverage(of: found.map(\.journal)).isComplete
    var collection = SnapshotCollection()
    var processes: [RunProcess] = []
    for (folder, journal) in found {
      let process = try process(of: journal, in: folder, containsAllTests: areComplete)
      processes.append(process)
      collection.add(journal, of: process)
    }
    let use = ReferenceUse(of: found.map(\.journal), asserted: collection.asserted)
    let result = RunOutcome(
      processes: processes, items: collection.items, passed: collection.passed,
      warnings: collection.warnings.warnings, isInProgress: isInProgress(processes),
      hasOmittedTests: use.hasOmittedTests, time: found.compactMap { Self.time(of: $0.journal.path) }.max())
    guard result.isComplete else { return result }
    var orphans: [OrphanedReference] = []
    var kept: [KeptReference] = []
    for folder in Set(processes.compactMap(\.references)).sorted() {
      let unused = try use.unused(in: folder)
      orphans += unused.orphans
      kept += unused.kept
    }
    return result.with(orphans: orphans, kept: kept)
  }

  /// The time at which a journal was written. Its lines have none, so that equal runs write equal lines.
  private static func time(of journal: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: journal))?[.modificationDate] as? Date
  }

  private func isInProgress(_ processes: [RunProcess]) -> Bool {
    switch time {
    case .elsewhere: return false
    case .later: return processes.contains { TestRun(name: $0.run).isRunning }
    case .processEnd:
      // `swift test` runs the tests of Swift Testing last. Other programs may start any process.
      return !Dictionary(grouping: processes, by: \.runFolder).values.allSatisfy { processes in
        processes.contains { $0.kind == .xcTest && $0.isOfSwiftTest }
          && processes.contains { $0.kind == .swiftTesting && $0.isOfSwiftTest }
          && !processes.contains(where: \.isRunning)
      }
    }
  }

  private func journals(in folder: String) throws(ReadingError) -> [ProcessJournal] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(path: folder)
    }
    let journals: [ProcessJournal]
    do {
      journals = try ProcessJournal.all(below: folder)
    } catch {
      throw .journal(error)
    }
    guard !journals.isEmpty else { throw .noJournal(artifacts: folder) }
    return journals
  }

  private func process(
    of journal: ProcessJournal, in folder: String, containsAllTests: Bool
  ) throws(ReadingError) -> RunProcess {
    let start = journal.start
    if let start, !JournalStart.readableFormats.contains(start.format) {
      throw .unknownFormat(path: journal.path, format: start.format)
    }
    let run = (journal.path.parentFolder as NSString).lastPathComponent
    // A run that is filtered or divided between machines need not have both.
    let isWhole = !containsAllTests && start?.isFiltered != true
    let runsTests = start?.process == .xcTest || start?.process == .swiftTesting
    return RunProcess(
      journal: journal.path, run: run, artifacts: folder, references: references,
      hasEnded: journal.isComplete, isRunning: time == .processEnd && !journal.isComplete && !journal.isOfDeadProcess,
      isFiltered: containsAllTests ? false : start?.isFiltered, kind: start?.process,
      isRegistered: start?.isRegistered == true || start?.process == .child, isOfSwiftTest: start?.expected != nil,
      expected: start?.expected ?? (runsTests && isWhole ? [.xcTest, .swiftTesting] : []),
      isFinished: journal.end?.isFinished, damages: journal.damages)
  }
}

/// Why the result of a run could not be read.
package enum ReadingError: Error, Hashable, Sendable {
  case journal(JournalError)
  case noFolder(path: String)
  /// A folder contains no journals.
  case noJournal(artifacts: String)
  /// A journal was written by another version of the library.
  case unknownFormat(path: String, format: Int)
  case referencesNotListed(path: String, reason: String)
}

extension ReadingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .journal(let error): "\(error)"
    case .noFolder(let path):
      "there is no folder \(path); run `swift test` first, or name another folder of artifacts"
    case .noJournal(let artifacts):
      "there is no journal of a run in \(artifacts); run `swift test` first, or name another folder of artifacts"
    case .unknownFormat(let path, let format):
      "the journal \(path) has format \(format), and this version reads the formats "
        + "up to \(JournalStart.currentFormat); run the tests again"
    case .referencesNotListed(let path, let reason):
      "the references in \(path) cannot be listed: \(reason)"
    }
  }
}
