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
    let isUndone = ranked.map { Self.isUndone(by: $0.edit, in: sources, changedLines) }
    ranking = zip(ranked, isUndone).filter(\.1).map(\.0) + zip(ranked, isUndone).filter { !$0.1 }.map(\.0)
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
    let edited = editedLines(naming: own)
    for (edit, explained) in ranking where !explained.isDisjoint(with: own) {
      guard sites.insert(edit.site).inserted else { continue }
      let cause = cause(edit)
      if !Self.isUndone(by: edit, in: sources, changedLines) { Self.add(edited, to: &found) }
      guard found.count < limit else { break }
      found.append(cause)
      if found.count == limit { break }
    }
    Self.add(edited, to: &found)
    return Array(found.prefix(limit))
  }

  /// Adds edited lines that have no cause yet.
  private static func add(_ edited: [LikelyCause], to found: inout [LikelyCause]) {
    found += edited.filter { line in !found.contains { $0.file == line.file && $0.line == line.line } }
  }

  /// The edited lines that name a changed node. The edit that undoes the change is the former line.
  private func editedLines(naming facts: Set<RenderingFact>) -> [LikelyCause] {
    // Distances follow from many other changes.
    let names = Set(facts.filter { $0.kind.family != .distances }.compactMap { $0.path.dropFirst().last })
    guard !names.isEmpty else { return [] }
    return sources.files.flatMap { file in
      (changedLines.edits[file.path] ?? []).compactMap { edit -> LikelyCause? in
        let words = edit.new.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let old = edit.old, words.contains(where: names.contains) else { return nil }
        let indentation = edit.new.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let code = LikelyCause.line(edit.new)
        return LikelyCause(
          file: file.path, line: edit.line, column: indentation + 1, code: code, replace: code,
          by: LikelyCause.line(old), isChanged: true)
      }
    }
  }

  /// Whether an edit undoes one since the last commit.
  private static func isUndone(by edit: SourceEdit, in sources: PackageSources, _ lines: ChangedLines) -> Bool {
    let file = sources.files[edit.site.file]
    return lines.contains(file.tokens[edit.site.tokens.lowerBound].line, of: file.path, with: edit.replacement)
  }

  private func cause(_ edit: SourceEdit) -> LikelyCause {
    let file = sources.files[edit.site.file]
    let token = file.tokens[edit.site.tokens.lowerBound]
    let line = sources.lines[edit.site.file][token.line - 1]
    return LikelyCause(
      file: file.path, line: token.line, column: token.column, code: LikelyCause.line(line),
      replace: sources.code(of: edit.site),
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
  /// The constant at this place, or the whole line if it was edited and names a changed node.
  package let replace: String
  /// The constant that would restore the reference, or the line before it was edited.
  package let by: String
  /// Whether the line was edited since the last commit.
  package let isChanged: Bool

  private static let maximumCodeLength = 120

  /// A line of code without its indentation, shortened if it is long.
  static func line(_ code: some StringProtocol) -> String {
    String(code.drop(while: \.isWhitespace).prefix(maximumCodeLength))
  }
}
