import FirstFrameLocalFiles
package import FirstFrameSnapshotReport
import FirstFrameSnapshots
package import Foundation

/// Finds pending changes: the changes in the last run's journals, and the artifacts of earlier runs.
package struct ChangeSearch: Hashable, Sendable {
  private let folders: ReviewFolders

  package init(_ folders: ReviewFolders) {
    self.folders = folders
  }

  package func pending() throws(ReviewError) -> PendingChanges {
    let outcome = try outcome()
    let items = outcome?.items ?? []
    var changes = items.compactMap { SnapshotChange($0, below: folders.artifacts) }
    // Includes the snapshots whose artifacts were removed because their test passed again.
    var known = Set(items.compactMap(\.snapshot)).union(outcome?.passed ?? [])
    var unknown: [String] = []
    // A complete run without skipped tests asserted every snapshot, so artifacts that it does not mention belong to
    // deleted tests.
    let isComplete = outcome.map { $0.isComplete && !$0.hasOmittedTests } ?? false
    for set in isComplete ? [] : try ArtifactSetSearch(folders: folders.artifacts).sets()
    where known.insert(set.name.path).inserted {
      if let change = SnapshotChange(leftover: set) { changes.append(change) } else { unknown.append(set.name.path) }
    }
    if let renamed = outcome.map(RenamedReferences.init) {
      for index in changes.indices {
        changes[index].former = renamed[changes[index].name.path].flatMap(SnapshotName.init(path:))
      }
    }
    return PendingChanges(
      changes: changes.sorted { $0.name.path < $1.name.path },
      failures: items.filter { !$0.isKnownIssue && ($0.isInline || !$0.kind.isAcceptable && $0.kind != .recorded) },
      known: items.filter(\.isKnownIssue),
      unknown: unknown.sorted(), incompleteness: outcome?.incompleteness ?? [], warnings: outcome?.warnings ?? .none,
      time: outcome?.time)
  }

  /// The outcome of the last run; `nil` if the folders no longer have journals.
  private func outcome() throws(ReviewError) -> RunOutcome? {
    do {
      return try RunReader(artifacts: folders.artifacts, references: folders.references).outcome()
    } catch .noFolder(let path) {
      throw .noFolder(path)
    } catch .noJournal {
      return nil
    } catch {
      throw .reading(error)
    }
  }
}

/// The changes in folders of artifacts that need a decision, and the failures of the last run.
package struct PendingChanges: Hashable, Sendable {
  /// The changes that can become references; sorted by path.
  package let changes: [SnapshotChange]
  /// Failures of the last run that cannot be accepted, such as blank frames.
  package let failures: [SnapshotItem]
  /// Failures of the last run that are known issues. They need no decision.
  package let known: [SnapshotItem]
  /// The paths of sets from earlier runs with unknown verdicts.
  package let unknown: [String]
  /// The reasons why the last run is not complete; empty if it is complete, or if there is none.
  package let incompleteness: [Incompleteness]
  /// The warnings of the last run.
  package let warnings: RunWarnings
  /// The time at which the last run wrote its last result; `nil` if there is none.
  package let time: Date?

  package init(
    changes: [SnapshotChange], failures: [SnapshotItem], known: [SnapshotItem], unknown: [String],
    incompleteness: [Incompleteness], warnings: RunWarnings = .none, time: Date? = nil
  ) {
    self.time = time
    self.warnings = warnings
    self.changes = changes
    self.failures = failures
    self.known = known
    self.unknown = unknown
    self.incompleteness = incompleteness
  }
}

/// Finds the sets in folders of artifacts.
struct ArtifactSetSearch {
  let folders: [String]

  /// One set on disk.
  struct FoundSet: Hashable {
    let name: SnapshotName
    let artifacts: String
    let files: [String]
  }

  /// Returns the sets, sorted by path. If several folders have a set of the same snapshot, the last one is returned.
  func sets() throws(ReviewError) -> [FoundSet] {
    var found: [String: FoundSet] = [:]
    for folder in folders {
      for target in try names(in: folder) where !["journal", "__Snapshots__"].contains(target) {
        for file in try names(in: folder + "/" + target) {
          for snapshot in try names(in: "\(folder)/\(target)/\(file)") {
            let path = "\(target)/\(file)/\(snapshot)"
            guard let name = SnapshotName(path: path) else { continue }
            let files = try names(in: folder + "/" + path).filter { LocalFile.isRegular("\(folder)/\(path)/\($0)") }
            if files.contains(where: { $0.hasPrefix("actual") }) {
              found[path] = FoundSet(name: name, artifacts: folder, files: files)
            }
          }
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The contents of a folder without hidden files; empty if it is not a folder, or a link to one below the folder of
  /// artifacts.
  private func names(in folder: String) throws(ReviewError) -> [String] {
    guard LocalFile.isFolder(folder) || folders.contains(folder) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .folderNotRead(folder, reason: "\(FileFailure(error))")
    }
  }
}
