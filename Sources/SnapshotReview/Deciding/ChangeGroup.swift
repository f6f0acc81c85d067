import FirstFrameSnapshotReport
import FirstFrameSnapshots
import Foundation

/// Changes that are the same change, seen in several snapshots.
package struct ChangeGroup: Hashable, Sendable {
  package let changes: [SnapshotChange]

  /// The groups of changes, in the order of their first ones. What is like no other is a group of its own.
  package static func groups(of changes: [SnapshotChange]) -> [ChangeGroup] {
    var order: [Key] = []
    var members: [Key: [SnapshotChange]] = [:]
    for change in changes {
      let key = Key(change)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(change)
    }
    return order.map { ChangeGroup(changes: members[$0] ?? []) }
  }

  /// What the changes of a group have in common: the words for what changed, or else only themselves.
  private enum Key: Hashable {
    case change(String, SnapshotItem.Kind)
    case snapshot(String)

    init(_ change: SnapshotChange) {
      self = change.change.map { .change($0, change.kind) } ?? .snapshot(change.name.path)
    }
  }
}
