/// Ranks edits by how well they explain the changes of a run.
struct EditRanking {
  let sources: PackageSources
  /// The facts of the run, with the failed snapshots that have them.
  let snapshots: [RenderingFact: Set<Int>]
  let chains: [[String]: NodeChain]

  /// Edits with the facts that they explain, the most likely one first.
  func ranking() -> [(edit: SourceEdit, facts: Set<RenderingFact>)] {
    let facts = snapshots.keys.sorted { $0.order < $1.order }
    let context = Context(
      facts: facts, snapshots: facts.map { snapshots[$0] ?? [] }, uses: uses,
      types: chains.values.reduce(into: []) { $0.formUnion($1.types) })
    let factChains = facts.map { chains[$0.path] ?? NodeChain([], in: sources) }
    var closeness = Closeness(sources: sources, facts: facts, chains: factChains, uses: context.uses)
    var scored: [(edit: SourceEdit, facts: [Int], score: Double)] = []
    for edit in EditCandidates(sources: sources, facts: facts).all {
      let (explained, score) = score(of: edit, context, &closeness)
      if score > 0 { scored.append((edit, explained, score)) }
    }
    return scored.enumerated()
      // Of two equal places, such as the branches of a condition, the last one is more often the usual case.
      .sorted { ($1.element.score, $1.offset) < ($0.element.score, $0.offset) }
      .prefix(Self.limit)
      .map { ranked in (ranked.element.edit, Set(ranked.element.facts.map { facts[$0] })) }
  }

  /// The number of edits that can be causes. Later ones are too unlikely to help.
  private static let limit = 300

  /// What all edits are compared with. Facts are indices.
  private struct Context {
    /// The facts with the same values, by family, each group with a fact.
    let groups: [RenderingFact.Kind.Family: [(first: RenderingFact, facts: [Int])]]
    let factCounts: [RenderingFact.Kind.Family: Int]
    /// All pairs of colours before and after the change.
    let colors: Set<RenderingFact.Values>
    /// The failed snapshots that have each fact.
    let snapshots: [Set<Int>]
    let snapshotCount: Int
    /// The places that use each constant.
    let uses: [StyleConstant: [SourceSite]]
    /// The types of all changed nodes and their ancestors.
    let types: Set<String>

    init(
      facts: [RenderingFact], snapshots: [Set<Int>], uses: [StyleConstant: [SourceSite]], types: Set<String>
    ) {
      let families = Dictionary(grouping: facts.indices) { facts[$0].kind.family }
      factCounts = families.mapValues(\.count)
      groups = families.mapValues { indices in
        Dictionary(grouping: indices) { facts[$0].valueKey }.values.sorted { $0[0] < $1[0] }.map { (facts[$0[0]], $0) }
      }
      colors = Set(facts.map(\.values))
      snapshotCount = snapshots.reduce(into: Set<Int>()) { $0.formUnion($1) }.count
      (self.snapshots, self.uses, self.types) = (snapshots, uses, types)
    }
  }

  private var uses: [StyleConstant: [SourceSite]] {
    sources.sites.reduce(into: [:]) { uses, site in
      if case .use(let constant) = site.content { uses[constant, default: []].append(site) }
    }
  }

  /// The facts that an edit explains in the family of facts that it explains best, and its score.
  private func score(
    of edit: SourceEdit, _ context: Context, _ closeness: inout Closeness
  ) -> (facts: [Int], score: Double) {
    let change = ConstantChange(edit, in: sources)
    let plausibility = plausibility(of: edit, change, context)
    var best: (facts: [Int], score: Double) = ([], 0)
    guard plausibility > 0 else { return best }
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
    return (best.facts, best.score * plausibility)
  }

  /// A factor for the changes that an edit implies although they are not in the run.
  private func plausibility(of edit: SourceEdit, _ change: ConstantChange, _ context: Context) -> Double {
    if let defined = edit.site.defined {
      if case .number(let number) = edit.site.content, number == number.rounded(), edit.replacement.contains(".") {
        return 0
      }
      let types = Set((context.uses[defined] ?? []).map { sources.files[$0.file].types[$0.tokens.lowerBound] })
      guard !types.isEmpty else { return 0.25 }
      return 0.25 + 0.75 * Double(types.intersection(context.types).count) / Double(types.count)
    }
    if case .number(let number) = edit.site.content { return Self.plausibility(ofNumber: number, edit.replacement) }
    let isComplete = change.colors.allSatisfy { context.colors.contains(.texts(before: $0.old, after: $0.new)) }
    return isComplete ? 1 : 0.5
  }
}

extension EditRanking {
  /// A factor for numbers without names, which are less often the sizes of something.
  private static func plausibility(ofNumber number: Double, _ replacement: String) -> Double {
    if number == number.rounded(), replacement.contains(".") { return 0.1 }
    return number <= 1 ? 0.3 : 0.7
  }
}

extension RenderingFact {
  /// A key that facts share if the same constants explain them.
  fileprivate var valueKey: String {
    let isSymbol = if case .symbol = kind { true } else { false }
    return "\(isSymbol) \(kind == .text) \(values)"
  }

  /// A text that puts facts into the same order in every process.
  var order: String { "\(path) \(child) \(kind) \(values)" }
}

extension RenderingFact.Kind {
  /// Kinds of facts that are explained together. Distances follow from many other changes.
  enum Family: Hashable, CaseIterable {
    case colors, numbers, texts, distances

    var weight: Double { self == .distances ? 1 : 4 }
  }

  var family: Family {
    switch self {
    case .color: .colors
    case .number: .numbers
    case .text: .texts
    case .gap, .inset, .size, .symbol: .distances
    }
  }
}
