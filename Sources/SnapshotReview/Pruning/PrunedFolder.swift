package import FirstFrameSnapshots
import Foundation

/// A folder that unused references are moved to, from which they can be moved back.
package struct PrunedFolder: Hashable, Sendable {
  /// The folder, as an absolute path, at which nothing is yet.
  package let path: String

  /// The first folder that is free below another: `1`, `2`, and so on.
  package init(below folder: String) {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(folder)/\(number)") { number += 1 }
    path = "\(folder)/\(number)"
  }

  /// Moves a snapshot's reference there.
  package func take(_ name: SnapshotName, from store: SnapshotStore) throws(PruneError) {
    do {
      try store.move(name, to: path + "/" + name.path)
    } catch {
      throw .notMoved(error)
    }
  }
}
