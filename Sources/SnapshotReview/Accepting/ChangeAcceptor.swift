import FirstFrameImaging
import FirstFrameSnapshots
import Foundation

/// Makes what was drawn the reference, and takes it back.
///
/// Nothing is remembered: a set holds both sides, so that the reference itself tells what was decided.
package struct ChangeAcceptor: Hashable, Sendable {
  private let store: SnapshotStore

  /// - Parameter references: The folder of references, as an absolute path; nothing outside of it is written.
  package init(references: String) {
    store = SnapshotStore(root: references)
  }

  /// Where a change's reference lies, as an absolute path.
  package func path(of change: SnapshotChange) -> String { store.path(of: change.name) }

  package func standing(of change: SnapshotChange) throws(ReviewError) -> ChangeStanding {
    let current = try current(change)
    if let current, current == (try data(.actual, of: change)) { return .accepted }
    let compared = try data(.reference, of: change)
    return current == compared ? .undecided : .stale(wasThere: compared != nil, isThere: current != nil)
  }

  /// Writes what was drawn as the reference, which appears whole or not at all.
  ///
  /// - Parameter force: Whether to accept though the reference changed since the picture was drawn.
  package func accept(_ change: SnapshotChange, force: Bool = false) throws(ReviewError) {
    guard let actual = try data(.actual, of: change) else {
      throw .artifact(change.folder, reason: "there is nothing to accept any more; run the test again")
    }
    if case .stale(let wasThere, let isThere) = try standing(of: change), !force {
      throw .referenceChanged(snapshot: change.name.path, wasThere: wasThere, isThere: isThere)
    }
    try check(actual, of: change)
    try write(actual, change)
  }

  /// Puts the reference back that the picture was compared with, or none where there was none.
  ///
  /// Only where the reference is still what was accepted.
  package func takeBack(_ change: SnapshotChange) throws(ReviewError) {
    guard try standing(of: change) == .accepted else { return }
    if let reference = try data(.reference, of: change) {
      try write(reference, change)
    } else {
      do {
        try store.remove(change.name)
      } catch {
        throw .references(error)
      }
    }
  }

  private enum Side: String {
    case actual, reference
  }

  private func data(_ side: Side, of change: SnapshotChange) throws(ReviewError) -> Data? {
    guard let name = change.file(of: side.rawValue) else { return nil }
    return try ArtifactFile.read(name, in: change.folder, below: change.artifacts)
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

  /// What a download cut off must not become a reference.
  private func check(_ actual: Data, of change: SnapshotChange) throws(ReviewError) {
    guard change.isPicture, let path = change.actual else { return }
    do {
      _ = try Bitmap(pngData: actual)
    } catch {
      throw .artifact(path, reason: "\(error); nothing was accepted")
    }
  }
}
