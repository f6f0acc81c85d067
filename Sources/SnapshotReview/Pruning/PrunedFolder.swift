import Foundation
public import Snapshots

/// A folder that unused references are moved to, from which they can be moved back.
public struct PrunedFolder: Hashable, Sendable {
  /// The folder, as an absolute path, at which nothing is yet.
  public let path: String

  /// The first folder that is free below another: `1`, `2`, and so on.
  public init(below folder: String) {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(folder)/\(number)") { number += 1 }
    path = "\(folder)/\(number)"
  }

  /// Moves a snapshot's reference there.
  public func take(_ name: SnapshotName, from store: SnapshotStore) throws(PruneError) {
    do {
      try store.move(name, to: path + "/" + name.path)
    } catch {
      throw .notMoved(error)
    }
  }
}
