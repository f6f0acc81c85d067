/// Snapshots in which the very same changed.
package struct SameChange: Hashable, Sendable {
  /// The change in words.
  package let change: String
  /// Two snapshots or more, as places in the list of items.
  package let items: [Int]

  /// The changes that items share, those of the most snapshots first.
  package static func all(in items: [SnapshotItem]) -> [SameChange] {
    var places: [String: [Int]] = [:]
    for (index, item) in items.enumerated() where item.kind == .changed && !item.isKnownIssue {
      if let change = item.change { places[change, default: []].append(index) }
    }
    return places.filter { $0.value.count > 1 }
      .map { SameChange(change: $0.key, items: $0.value) }
      .sorted { ($1.items.count, $0.items[0]) < ($0.items.count, $1.items[0]) }
  }
}
