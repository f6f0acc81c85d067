import FirstFrameChangeCauses
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation
import Synchronization

/// Finds the likely causes of changes in the background, because the search reads all sources of the package.
final class CauseFinder: Sendable {
  private let subjects: [ChangeSubject]
  private let references: String
  /// The causes by the paths of their snapshots; `nil` until they are found.
  private let found = Mutex<[String: [LikelyCause]]?>(nil)

  /// - Parameter references: The folder of references, as an absolute path.
  init(_ changes: [SnapshotChange], references: String) {
    subjects = changes.filter { $0.kind == .mismatched }.map(\.subject)
    self.references = references
  }

  /// Starts the search on another thread.
  ///
  /// - Parameter completion: Called on that thread if there are causes.
  func start(completion: @escaping @Sendable () -> Void) {
    guard !subjects.isEmpty else { return }
    Thread.detachNewThread {
      if self.search().values.contains(where: { !$0.isEmpty }) { completion() }
    }
  }

  /// Searches, and returns the causes by the paths of their snapshots.
  func search() -> [String: [LikelyCause]] {
    let records = ChangeRecords(subjects, references: references)
    let causes = Dictionary(
      subjects.map { ($0.snapshot, records[$0.snapshot]?.causes ?? []) }, uniquingKeysWith: { first, _ in first })
    found.withLock { $0 = causes }
    return causes
  }

  /// The causes of a change, the most likely one first; `nil` until they are found.
  func causes(of change: SnapshotChange) -> [LikelyCause]? {
    found.withLock { $0?[change.name.path] }
  }
}

extension LikelyCause {
  /// Whether the line was edited, its place, and the edit that would restore the reference, on one line.
  var phrase: String {
    "\(isChanged ? "Edited" : "Likely cause"): \(file):\(line)  \(replace)  "
      + (isChanged ? "(was \(by))" : "(\(by) restores the reference)")
  }
}
