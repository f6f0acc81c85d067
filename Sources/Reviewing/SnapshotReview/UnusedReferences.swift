package import FirstFrameLocalFiles
package import FirstFrameSnapshotReport
package import FirstFrameSnapshots
import Foundation

/// The references that no test asserted, according to a complete run of the tests.
package struct UnusedReferences: Hashable, Sendable {
  /// The snapshots with references that no test asserted; sorted by path.
  package let snapshots: [SnapshotName]
  /// The paths of other files in the references folder, with names that no snapshot can have; sorted.
  package let foreignFiles: [String]
  /// The references that no test asserted, although tests that did not run to their end may use them; sorted by path.
  package let kept: [KeptReference]

  /// The kept references for which it is unknown whether a test uses them.
  package var undecided: [KeptReference] { kept.filter { !$0.isUsed } }

  /// - Parameters:
  ///   - isLocal: Whether the run was on this machine, so that its processes may still exist.
  /// - Throws: ``PruneError/undecidable(_:)`` if the run was not complete.
  package init(_ folders: ReviewFolders, isLocal: Bool) throws(PruneError) {
    let coverage: ShardCoverage
    let outcome: RunOutcome
    do {
      let journals = try folders.artifacts.flatMap { folder throws(JournalError) in
        try ProcessJournal.all(below: folder)
      }
      coverage = ShardCoverage(of: journals)
      outcome = try RunReader(
        artifacts: folders.artifacts, references: folders.references, shardsAreComplete: coverage.isComplete,
        time: isLocal ? .later : .elsewhere
      ).outcome()
    } catch let error as JournalError {
      throw .reading(.journal(error))
    } catch let error as ReadingError {
      throw .reading(error)
    } catch {
      throw .undecidable(["\(error)"])
    }
    let obstacles =
      Self.obstacles(about: outcome, coverage) + [Self.obstacle(to: folders.references, outcome)].compactMap { $0 }
    guard obstacles.isEmpty else { throw .undecidable(obstacles) }
    // Orphans are references that no test asserted.
    let paths = outcome.orphans.map(\.snapshot).sorted()
    snapshots = paths.compactMap(SnapshotName.init(path:))
    foreignFiles = paths.filter { SnapshotName(path: $0) == nil }
    kept = outcome.kept.sorted { $0.snapshot < $1.snapshot }
  }

  /// Why a folder cannot be that of the run's references: it has none of those that tests used; `nil` if it can.
  private static func obstacle(to references: String, _ outcome: RunOutcome) -> String? {
    guard !outcome.passed.isEmpty, !outcome.passed.contains(where: { access(references + "/" + $0, F_OK) == 0 })
    else { return nil }
    return "the folder \(references) has none of the references that its tests used"
  }

  /// The reasons why the unused references cannot be determined; empty if they can.
  private static func obstacles(about outcome: RunOutcome, _ coverage: ShardCoverage) -> [String] {
    var obstacles = outcome.incompleteness.map(\.description)
    obstacles += coverage.problems
    if outcome.processes.contains(where: { $0.isFiltered == nil }) {
      obstacles.append(
        "it is unknown whether all tests ran; if you use no filter, set SNAPSHOT_SHARD=1/1 and run the tests again")
    }
    if Set(outcome.processes.map { $0.artifacts + "/" + $0.run }).count > 1, !coverage.isComplete {
      obstacles.append("there are journals of several runs")
    }
    return obstacles
  }
}

/// A folder for unused references. They can be moved back from it.
package struct PrunedFolder: Hashable, Sendable {
  /// The folder, as an absolute path; it does not exist yet.
  package let path: String

  /// Chooses a path below `folder`. The name is the first number, from 1, that no item in `folder` has as its name.
  ///
  /// - Parameter references: The folder of references, in which the folder may not be.
  package init(below folder: String, apartFrom references: String) throws(PruneError) {
    do {
      if let obstacle = ProtectedFolders(package: references.parentFolder, references: references).obstacle(to: folder)
      {
        throw OwnedFolderError.isProtected(path: folder, obstacle: obstacle, .pruned)
      }
      let owned = try OwnedFolder(folder, for: .pruned, adopting: ["*/**"], isDefault: true)
      let names = try Set(owned.folder.names())
      path = "\(folder)/\((1...).first { !names.contains("\($0)") } ?? 1)"
    } catch let error as OwnedFolderError {
      throw .folder(error)
    } catch {
      throw .folder(.system(path: folder, FileFailure(error)))
    }
  }

  /// Moves a snapshot's reference to the folder.
  package func move(_ name: SnapshotName, from store: SnapshotStore) throws(PruneError) {
    do {
      try store.move(name, to: path + "/" + name.path)
    } catch {
      throw .notMoved(error)
    }
  }
}

/// Why unused references cannot be found or moved.
package enum PruneError: Error, Sendable {
  case reading(ReadingError)
  /// The run was not complete, for these reasons.
  case undecidable([String])
  case notMoved(SnapshotStoreError)
  /// The folder for them cannot be used.
  case folder(OwnedFolderError)
}

extension PruneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .reading(let error): "\(error)"
    case .undecidable(let reasons):
      "the last run does not show which references are unused: \(reasons.joined(separator: "; ")). "
        + "Run all tests to their end with `swift test`, without --filter and --skip, then try again"
    case .notMoved(let error): "\(error)"
    case .folder(let error): "\(error)"
    }
  }
}
