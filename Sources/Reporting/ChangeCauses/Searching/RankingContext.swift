/// What all edits are compared with. Facts are indices.
struct RankingContext {
  let facts: [RenderingFact]
  /// The facts with the same values, by family, each group with a fact.
  let groups: [RenderingFact.Kind.Family: [(first: RenderingFact, facts: [Int])]]
  let factCounts: [RenderingFact.Kind.Family: Int]
  /// All pairs of colors before and after the change.
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
    (self.facts, self.snapshots, self.uses, self.types) = (facts, snapshots, uses, types)
  }
}

extension RenderingFact {
  /// A key that facts share if the same constants explain them.
  fileprivate var valueKey: String {
    let isSymbol = if case .symbol = kind { true } else { false }
    return "\(isSymbol) \(kind == .text) \(values)"
  }

  /// A text that puts facts into the same order in every process.
  var order: String { "\(path) \(previous) \(child) \(kind) \(values)" }
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
