import FirstFrameSnapshotReport
package import FirstFrameSnapshots

/// The references that no test asked for, where a run of the tests can tell.
package struct UnusedReferences: Hashable, Sendable {
  /// The snapshots whose references no test asked for; sorted by path.
  package let snapshots: [SnapshotName]
  /// Files in the folder of references that no snapshot can have; sorted.
  package let strangers: [String]

  /// - Parameters:
  ///   - isLocal: Whether the run was on this machine, so that its processes may still be there.
  /// - Throws: ``PruneError/undecidable(_:)`` where the run was not a whole one.
  package init(_ folders: ReviewFolders, isLocal: Bool) throws(PruneError) {
    let coverage: ShardCoverage
    let outcome: RunOutcome
    do {
      let journals = try folders.artifacts.flatMap { folder throws(JournalError) in
        try ProcessJournal.all(below: folder)
      }
      coverage = ShardCoverage(of: journals)
      outcome = try RunReader(
        artifacts: folders.artifacts, references: folders.references, shardsAreWhole: coverage.isWhole
      ).outcome()
    } catch let error as JournalError {
      throw .reading(.journal(error))
    } catch let error as ReadingError {
      throw .reading(error)
    } catch {
      throw .undecidable(["\(error)"])
    }
    let doubts = Self.doubts(about: outcome, coverage, isLocal: isLocal)
    guard doubts.isEmpty else { throw .undecidable(doubts) }
    let paths = outcome.orphans.map(\.snapshot).sorted()
    snapshots = paths.compactMap(SnapshotName.init(path:))
    strangers = paths.filter { SnapshotName(path: $0) == nil }
  }

  /// Why the run does not tell what is unused; empty where it does.
  private static func doubts(about outcome: RunOutcome, _ coverage: ShardCoverage, isLocal: Bool) -> [String] {
    var doubts = outcome.incompleteness.map(\.description)
    doubts += coverage.problems
    if isLocal, outcome.processes.contains(where: { TestRun(name: $0.run).isGoingOn }) {
      doubts.append("the run still goes on")
    }
    if outcome.processes.contains(where: { $0.isFiltered == nil }) {
      doubts.append("it is not known whether all tests ran; run them with SNAPSHOT_SHARD=1/1 to say so")
    }
    if Set(outcome.processes.map { $0.artifacts + "/" + $0.run }).count > 1, !coverage.isWhole {
      doubts.append("there are journals of several runs")
    }
    return doubts
  }
}
