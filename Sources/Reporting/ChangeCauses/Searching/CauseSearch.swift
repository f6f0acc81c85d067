/// Finds the constants in the sources of components that probably caused the failures of a run.
///
/// A cause is a constant that has the value that nodes have now. Its place is likely if it is in the code of a view
/// that contains the nodes, if its statement names the view and the property, and if the edit that undoes the change
/// explains all failures of the run.
package struct CauseSearch: Sendable {
  private let sources: PackageSources
  /// For each failed snapshot, its facts.
  private let facts: [Set<RenderingFact>]
  private let ranking: [(edit: SourceEdit, facts: Set<RenderingFact>)]
  private let changedLines: ChangedLines

  /// The number of facts that are compared with the sources.
  private static let factLimit = 500

  /// - Parameters:
  ///   - snapshots: The failed snapshots of a run.
  ///   - names: The paths of these snapshots, whose words tell similar places apart; empty if unknown.
  ///   - sources: The sources that are searched.
  ///   - changedLines: The lines that were edited since the last commit. Causes on them come first.
  package init(
    _ snapshots: [RecordedNodes], named names: [String] = [], in sources: PackageSources,
    changedLines: ChangedLines = .none
  ) {
    self.sources = sources
    self.changedLines = changedLines
    facts = snapshots.map(\.facts)
    var snapshotsByFact: [RenderingFact: Set<Int>] = [:]
    for (index, facts) in facts.enumerated() {
      for fact in facts { snapshotsByFact[fact, default: []].insert(index) }
    }
    snapshotsByFact = Self.sample(snapshotsByFact)
    var chains: [[String]: NodeChain] = [:]
    for fact in snapshotsByFact.keys where chains[fact.path] == nil {
      chains[fact.path] = NodeChain(fact.path, in: sources)
    }
    let ranked = EditRanking(
      sources: sources, snapshots: snapshotsByFact, shares: FactShares(snapshots),
      states: SnapshotStates(names, in: sources), chains: chains
    ).ranking()
    let isChanged = ranked.map { Self.isChanged($0.edit.site, in: sources, changedLines) }
    ranking = zip(ranked, isChanged).filter(\.1).map(\.0) + zip(ranked, isChanged).filter { !$0.1 }.map(\.0)
  }

  /// Returns at most ``factLimit`` facts, spread evenly over all nodes.
  private static func sample(_ facts: [RenderingFact: Set<Int>]) -> [RenderingFact: Set<Int>] {
    guard facts.count > factLimit else { return facts }
    let sorted = facts.keys.map { ($0.order, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    return (0..<factLimit).reduce(into: [:]) { sample, index in
      let fact = sorted[index * sorted.count / factLimit]
      sample[fact] = facts[fact]
    }
  }

  /// Returns the most likely causes of a snapshot's failure.
  ///
  /// - Parameter index: The snapshot's index in the run.
  package func causes(of index: Int, limit: Int = 3) -> [LikelyCause] {
    let own = facts[index]
    var found: [LikelyCause] = []
    var sites = Set<SourceSite>()
    for (edit, explained) in ranking where !explained.isDisjoint(with: own) {
      guard sites.insert(edit.site).inserted else { continue }
      found.append(cause(edit))
      if found.count == limit { break }
    }
    return found
  }

  private static func isChanged(_ site: SourceSite, in sources: PackageSources, _ lines: ChangedLines) -> Bool {
    let file = sources.files[site.file]
    return lines.contains(file.tokens[site.tokens.lowerBound].line, of: file.path)
  }

  private func cause(_ edit: SourceEdit) -> LikelyCause {
    let file = sources.files[edit.site.file]
    let token = file.tokens[edit.site.tokens.lowerBound]
    let line = sources.lines[edit.site.file][token.line - 1]
    let code = String(line.drop(while: \.isWhitespace).prefix(LikelyCause.maximumCodeLength))
    return LikelyCause(
      file: file.path, line: token.line, column: token.column, code: code, replace: sources.code(of: edit.site),
      by: edit.replacement, isChanged: changedLines.contains(token.line, of: file.path))
  }
}

/// A place in the sources that may have caused a change, and the edit that would undo the change.
package struct LikelyCause: Hashable, Sendable, Encodable {
  /// The path relative to the package.
  package let file: String
  package let line: Int
  /// The column of the first byte, from 1.
  package let column: Int
  /// The line of code, shortened if it is long.
  package let code: String
  /// The constant at this place.
  package let replace: String
  /// The constant that would restore the reference.
  package let by: String
  /// Whether the line was edited since the last commit.
  package let isChanged: Bool

  static let maximumCodeLength = 120
}
