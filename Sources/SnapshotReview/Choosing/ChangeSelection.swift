import FirstFrameSnapshots

/// Chooses among changes what a person named.
package enum ChangeSelection {
  /// The changes that any of the filters matches.
  ///
  /// - Throws: ``ReviewError/noMatch(filter:nearest:)`` where a filter matches none.
  package static func choose(
    _ filters: [String], among changes: [SnapshotChange]
  ) throws(ReviewError) -> [SnapshotChange] {
    let filters = filters.map(SnapshotFilter.init)
    for filter in filters where !changes.contains(where: { filter.matches($0.name.path) }) {
      throw .noMatch(filter: filter.text, nearest: nearest(to: filter.text, among: changes))
    }
    return changes.filter { change in filters.contains { $0.matches(change.name.path) } }
  }

  /// A path that has the text somewhere, whatever its case.
  private static func nearest(to text: String, among changes: [SnapshotChange]) -> String? {
    let text = text.lowercased()
    return changes.map(\.name.path).first { $0.lowercased().contains(text) }
  }
}
