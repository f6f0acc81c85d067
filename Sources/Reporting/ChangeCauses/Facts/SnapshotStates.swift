/// The states that the names of failed snapshots mention, such as `unselected` in `previews.PillView.unselected.png`.
struct SnapshotStates: Sendable {
  /// For each failed snapshot, the words of its name.
  private let words: [Set<String>]

  /// - Parameters:
  ///   - names: The paths of the failed snapshots.
  ///   - sources: The sources, whose types are not states.
  init(_ names: [String], in sources: PackageSources) {
    words = names.map { name in
      let parts = (name.split(separator: "/").last ?? "").split(separator: ".").filter { !sources.isType(String($0)) }
      return Set(parts.flatMap(StateWords.words))
    }
  }

  /// Returns the share of some snapshots whose names contain any of some words.
  func share(of snapshots: Set<Int>, naming states: Set<String>) -> Double {
    guard !snapshots.isEmpty else { return 0 }
    let naming = snapshots.count { $0 < words.count && !words[$0].isDisjoint(with: states) }
    return Double(naming) / Double(snapshots.count)
  }
}
