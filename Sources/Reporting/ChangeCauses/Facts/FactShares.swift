/// The shares of similar nodes that changed: of the five tabs of a bar, perhaps only the selected one.
struct FactShares: Sendable {
  private var changed: [RenderingFact: Int] = [:]
  private var totals: [RenderingFact: Int] = [:]

  /// - Parameter snapshots: The failed snapshots.
  init(_ snapshots: [RecordedNodes]) {
    for nodes in snapshots {
      let counts = Self.counts(of: nodes.actual.nodes)
      let facts = nodes.changes.flatMap(\.facts)
      for fact in facts { changed[fact, default: 0] += 1 }
      for fact in Set(facts) { totals[fact, default: 0] += counts[fact.path] ?? 0 }
    }
  }

  /// The number of nodes with each path.
  private static func counts(of rows: [RecordedNodes.Row]) -> [[String]: Int] {
    var counts: [[String]: Int] = [:]
    var path: [String] = []
    for row in rows {
      path.removeLast(max(path.count - row.depth, 0))
      path.append(RenderingFact.plainName(row.label))
      counts[path, default: 0] += 1
    }
    return counts
  }

  /// The mean share of the nodes that have some facts, from 0 to 1.
  func mean(of facts: [RenderingFact]) -> Double {
    let shares = facts.compactMap { fact -> Double? in
      guard let total = totals[fact], total > 0 else { return nil }
      return Double(changed[fact] ?? 0) / Double(total)
    }
    return shares.isEmpty ? 1 : shares.reduce(0, +) / Double(shares.count)
  }
}
