extension TreeDifference {
  /// The changes, causes before consequences.
  public var changesByCause: [NodeChange] {
    changes.enumerated()
      .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map(\.element)
  }

  /// The changes in a phrase, causes before consequences; nil where there are none.
  ///
  /// For instance: `oddsLabel` text '1.85' -> '1.90'; `badge` moved +8,0; 3 others followed.
  ///
  /// - Parameter limit: How many changes are told; the others are counted.
  public func summary(limit: Int = 6) -> String? {
    guard !isEmpty else { return nil }
    let sentences = ChangeGroup.groups(of: changes).map(\.words)
    let told = sentences.prefix(limit).joined(separator: "; ")
    let rest = sentences.count - limit
    return rest > 0 ? "\(told); and \(rest) more \(rest == 1 ? "change" : "changes")" : told
  }
}
