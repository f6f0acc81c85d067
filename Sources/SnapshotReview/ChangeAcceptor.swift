import FirstFrameImaging
import FirstFrameSnapshots
import Foundation

/// Accepts actual values as references, and reverts to the previous references.
///
/// The decision is not stored: a set contains both values, so the current reference shows which one was chosen.
package struct ChangeAcceptor: Hashable, Sendable {
  private let store: SnapshotStore

  /// - Parameter references: The folder of references, as an absolute path; nothing outside it is written.
  package init(references: String) {
    store = SnapshotStore(root: references)
  }

  /// The absolute path of a change's reference.
  package func path(of change: SnapshotChange) -> String { store.path(of: change.name) }

  package func status(of change: SnapshotChange) throws(ReviewError) -> ChangeStatus {
    let current = try current(change)
    if let current, current == (try change.data(.actual)) { return .accepted }
    let compared = try change.data(.reference)
    return current == compared ? .undecided : .stale(hadReference: compared != nil, hasReference: current != nil)
  }

  /// Writes the actual value as the reference, atomically.
  ///
  /// - Parameter force: Whether to accept even if the reference changed since the comparison.
  package func accept(_ change: SnapshotChange, force: Bool) throws(ReviewError) {
    guard let actual = try change.data(.actual) else {
      throw .artifact(change.folder, reason: "the actual picture or text no longer exists; run the test again")
    }
    if case .stale(let hadReference, let hasReference) = try status(of: change), !force {
      throw .referenceChanged(snapshot: change.name.path, hadReference: hadReference, hasReference: hasReference)
    }
    try check(actual, of: change)
    try write(actual, change)
  }

  /// Restores the reference of the comparison, or removes the reference if there was none.
  ///
  /// Does nothing unless the reference is still the accepted value.
  package func revert(_ change: SnapshotChange) throws(ReviewError) {
    guard try status(of: change) == .accepted else { return }
    if let reference = try change.data(.reference) {
      try write(reference, change)
    } else {
      do {
        try store.remove(change.name)
      } catch {
        throw .references(error)
      }
    }
  }

  private func current(_ change: SnapshotChange) throws(ReviewError) -> Data? {
    do {
      return try store.read(change.name)
    } catch {
      throw .references(error)
    }
  }

  private func write(_ data: Data, _ change: SnapshotChange) throws(ReviewError) {
    do {
      try store.write(data, for: change.name)
    } catch {
      throw .references(error)
    }
  }

  /// Checks that a picture is complete: an incomplete download must not become a reference.
  private func check(_ actual: Data, of change: SnapshotChange) throws(ReviewError) {
    guard change.isPicture, let path = change.actual else { return }
    do {
      _ = try Bitmap(pngData: actual)
    } catch {
      throw .artifact(path, reason: "\(error); nothing was accepted")
    }
  }
}

/// The status of a change, determined by its current reference.
package enum ChangeStatus: Hashable, Sendable {
  /// The reference is the same as in the comparison.
  case undecided
  /// The reference equals the actual value.
  case accepted
  /// The reference changed after the comparison, to a different value.
  case stale(hadReference: Bool, hasReference: Bool)
}
