/// Ranks edits by how well they explain the changes of a run.
struct EditRanking {
  let sources: PackageSources
  /// The facts of the run, with the failed snapshots that have them.
  let snapshots: [RenderingFact: Set<Int>]
  let shares: FactShares
  let states: SnapshotStates
  let chains: [[String]: NodeChain]

  /// Edits with the facts that they explain, the most likely one first.
  func ranking() -> [(edit: SourceEdit, facts: Set<RenderingFact>)] {
    let facts = snapshots.keys.sorted { $0.order < $1.order }
    let context = RankingContext(
      facts: facts, snapshots: facts.map { snapshots[$0] ?? [] }, uses: uses,
      types: chains.values.reduce(into: []) { $0.formUnion($1.types) })
    let factChains = facts.map { chains[$0.path] ?? NodeChain([], in: sources) }
    var closeness = Closeness(sources: sources, facts: facts, chains: factChains, uses: context.uses)
    var scored: [(edit: SourceEdit, facts: [Int], score: Double)] = []
    for edit in EditCandidates(sources: sources, facts: facts).all {
      let (explained, score) = score(of: edit, context, &closeness)
      if score > 0 { scored.append((edit, explained, score)) }
    }
    // Of two equal places, such as the branches of a condition, the last one is more often the usual case.
    func tie(_ ranked: (offset: Int, element: (edit: SourceEdit, facts: [Int], score: Double))) -> Int {
      let isUsual = shares.mean(of: ranked.element.facts.map { facts[$0] }) >= 0.5
      return isUsual ? ranked.offset : -ranked.offset
    }
    return scored.enumerated()
      .sorted { ($1.element.score, tie($1)) < ($0.element.score, tie($0)) }
      .prefix(Self.limit)
      .map { ranked in (ranked.element.edit, Set(ranked.element.facts.map { facts[$0] })) }
  }

  /// The number of edits that can be causes. Later ones are too unlikely to help.
  private static let limit = 300

  private var uses: [StyleConstant: [SourceSite]] {
    sources.sites.reduce(into: [:]) { uses, site in
      if case .use(let constant) = site.content { uses[constant, default: []].append(site) }
    }
  }

  /// The facts that an edit explains in the family of facts that it explains best, and its score.
  private func score(
    of edit: SourceEdit, _ context: RankingContext, _ closeness: inout Closeness
  ) -> (facts: [Int], score: Double) {
    let change = ConstantChange(edit, in: sources)
    let plausibility = EditPlausibility(sources: sources, states: states, context: context)
    let implied = plausibility.ofImpliedChanges(edit, change)
    var best: (facts: [Int], score: Double) = ([], 0)
    guard implied > 0 else { return best }
    for family in RenderingFact.Kind.Family.allCases {
      var (explained, sum, side) = ([Int](), 0.0, 0.0)
      for group in context.groups[family] ?? [] {
        let match = change.weight(for: group.first)
        guard match > 0 else { continue }
        explained += group.facts
        let weight = match * closeness.weights(of: edit.site, for: group.facts).reduce(0, +)
        if match >= ValueMatch.limited { sum += weight } else { side += weight }
      }
      guard sum + side > 0 else { continue }
      // However many distances are sums, they do not outweigh a distance that is exactly the constant.
      sum += 0.3 * side / (1 + side)
      let covered = explained.reduce(into: Set<Int>()) { $0.formUnion(context.snapshots[$1]) }
      let coverage = Double(covered.count) / Double(context.snapshotCount)
      let score = family.weight * sum / Double(context.factCounts[family] ?? 1) * coverage * coverage
      if score > best.score { best = (explained, score) }
    }
    guard best.score > 0 else { return best }
    return (best.facts, best.score * implied * plausibility.ofState(edit.site, best.facts))
  }
}
