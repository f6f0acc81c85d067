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
    if let current, let actual = try change.data(.actual) {
      if current == actual || current == accepted(actual, of: change) { return .accepted }
      if change.kind == .missing, isSamePicture(current, actual, of: change) { return .accepted }
    }
    let compared = try change.data(.reference)
    return current == compared ? .undecided : .stale(hadReference: compared != nil, hasReference: current != nil)
  }

  /// Writes the actual value as the reference, atomically.
  ///
  /// - Parameters:
  ///   - force: Whether to accept even if the reference changed since the comparison.
  ///   - overwritesForeignFiles: Whether to replace a file that is no reference, such as a pointer file of Git LFS.
  package func accept(
    _ change: SnapshotChange, force: Bool, overwritesForeignFiles: Bool = false
  ) throws(ReviewError) {
    guard let actual = try change.data(.actual) else {
      throw .artifact(change.folder, reason: "the actual picture or text no longer exists; run the test again")
    }
    if case .stale(let hadReference, let hasReference) = try status(of: change), !force {
      throw .referenceChanged(snapshot: change.name.path, hadReference: hadReference, hasReference: hasReference)
    }
    let value = try value(actual, of: change)
    if !overwritesForeignFiles { try checkReference(of: change, replacedBy: actual) }
    try write(value, change)
  }

  /// Checks that the file to replace is a reference.
  private func checkReference(of change: SnapshotChange, replacedBy actual: Data) throws(ReviewError) {
    let expected = ForeignContents.Expectation(path: change.name.file)
    guard let current = try current(change),
      let contents = ForeignContents(of: current, inPlaceOf: expected, replacedBy: actual), contents.isProtected
    else { return }
    throw .foreignReference(snapshot: change.name.path, contents, path: path(of: change))
  }

  /// Restores the reference of the comparison, or removes the reference if there was none.
  ///
  /// Does nothing unless the reference is still the accepted value.
  package func revert(_ change: SnapshotChange) throws(ReviewError) {
    guard try status(of: change) == .accepted else { return }
    // A reference with the same pixels and other bytes was moved here from another name.
    guard let current = try current(change), let actual = try change.data(.actual),
      current == actual || current == accepted(actual, of: change)
    else { return }
    if let reference = try change.data(.reference) {
      // An unmerged reference, or one that was damaged, is restored as it was.
      try write((try? AcceptedValue(reference, named: change.name.file).data) ?? reference, change)
    } else {
      do {
        try store.remove(change.name)
      } catch {
        throw .references(error)
      }
    }
  }

  /// Whether a reference passes although its bytes differ, because they contain the name that it had before.
  private func isSamePicture(_ reference: Data, _ actual: Data, of change: SnapshotChange) -> Bool {
    guard change.isPicture, let bitmap = try? Bitmap(pngData: reference) else { return false }
    return bitmap == (try? Bitmap(pngData: actual))
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

  /// Returns a value in the form of a reference. An incomplete download must not become one.
  private func value(_ actual: Data, of change: SnapshotChange) throws(ReviewError) -> Data {
    do {
      return try AcceptedValue(actual, named: change.name.file).data
    } catch {
      throw .artifact(change.actual ?? change.folder, reason: "\(error.reason); nothing was accepted")
    }
  }

  /// The reference that accepting an actual value writes; `nil` if the value cannot be accepted.
  private func accepted(_ actual: Data, of change: SnapshotChange) -> Data? {
    guard change.isPicture, !AcceptedValue.isKept(picture: actual) else { return actual }
    return try? AcceptedValue(actual, named: change.name.file).data
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
