import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// Finds what waits for a person: what the last run's journals tell of, and what earlier runs left.
package struct ChangeSearch: Hashable, Sendable {
  private let folders: ReviewFolders

  package init(_ folders: ReviewFolders) {
    self.folders = folders
  }

  package func pending() throws(ReviewError) -> PendingChanges {
    let outcome = try outcome()
    let items = outcome?.items ?? []
    var changes = items.compactMap { SnapshotChange($0, below: folders.artifacts) }
    // Also those whose set is gone: their test passed again.
    var told = Set(items.compactMap(\.snapshot)).union(outcome?.passed ?? [])
    var unknown: [String] = []
    // A whole run asked for all there is: what it said nothing of is no test's any more.
    let isWhole = outcome?.isComplete == true
    for set in isWhole ? [] : try ArtifactSetSearch(folders: folders.artifacts).sets()
    where told.insert(set.name.path).inserted {
      if let change = SnapshotChange(leftover: set) { changes.append(change) } else { unknown.append(set.name.path) }
    }
    return PendingChanges(
      changes: changes.sorted { $0.name.path < $1.name.path },
      failures: items.filter { !$0.isKnownIssue && ($0.isInline || !$0.kind.isAcceptable && $0.kind != .recorded) },
      known: items.filter(\.isKnownIssue),
      unknown: unknown.sorted(), incompleteness: outcome?.incompleteness ?? [])
  }

  /// Nil where the folders have no journals any more.
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
