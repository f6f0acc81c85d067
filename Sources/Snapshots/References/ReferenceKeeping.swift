package import Foundation

/// Something that keeps references: a folder of files, or the source of a test.
package protocol ReferenceKeeping: Sendable {
  /// The reference of a name; nil where there is none.
  func read(_ name: SnapshotName) throws(SnapshotStoreError) -> Data?

  /// Writes the reference of a name, which appears whole or not at all.
  func write(_ data: Data, for name: SnapshotName) throws(SnapshotStoreError)
}

extension SnapshotStore: ReferenceKeeping {}
