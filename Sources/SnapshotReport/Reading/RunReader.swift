import FirstFrameSnapshots
import Foundation

/// Reads what the last run of the tests came to.
package struct RunReader: Hashable, Sendable {
  /// The folders of artifacts, as absolute paths: one, or those of the shards of a run.
  package let artifacts: [String]
  /// The folder of references, where it is another than the one that the journals name; an absolute path.
  package let references: String?
  /// Whether all tests ran between them, though each folder's were chosen by a filter, and the journals do not say that
  /// they are all shards of a run.
  package let shardsAreWhole: Bool

  package init(artifacts: [String], references: String? = nil, shardsAreWhole: Bool = false) {
    self.artifacts = artifacts
    self.references = references
    self.shardsAreWhole = shardsAreWhole
  }

  /// Reads all journals.
  ///
  /// Each snapshot is there once: where several processes tell of it, the gravest verdict counts, and of equally
  /// grave ones the last whose files are there.
  package func outcome() throws(ReadingError) -> RunOutcome {
    var found: [(folder: String, journal: ProcessJournal)] = []
    for folder in artifacts { found += try journals(in: folder).map { (folder, $0) } }
    let areWhole = shardsAreWhole || ShardCoverage(of: found.map(\.journal)).isWhole
    var collection = SnapshotCollection()
    var processes: [RunProcess] = []
    for (folder, journal) in found {
      let process = try process(of: journal, in: folder, isOfAllTests: areWhole)
      processes.append(process)
      collection.add(journal, of: process)
    }
    let known = RunOutcome(
      processes: processes, items: collection.items, passed: collection.passed, orphans: [])
    guard known.isComplete else { return known }
    let orphans = try OrphanSearch(asked: collection.asked, below: folders(of: processes)).orphans()
    return RunOutcome(processes: processes, items: known.items, passed: known.passed, orphans: orphans)
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
    of journal: ProcessJournal, in folder: String, isOfAllTests: Bool
  ) throws(ReadingError) -> RunProcess {
    let start: JournalStart? = if case .start(let start)? = journal.lines.first { start } else { nil }
    if let start, start.format != JournalStart.currentFormat {
      throw .unknownFormat(path: journal.path, format: start.format)
    }
    let run = ((journal.path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return RunProcess(
      journal: journal.path, run: run, artifacts: folder, references: references ?? start?.references,
      hasEnded: journal.isComplete, isFiltered: isOfAllTests ? false : start?.isFiltered)
  }

  private func folders(of processes: [RunProcess]) -> [String] {
    Set(processes.compactMap(\.references)).sorted()
  }
}
