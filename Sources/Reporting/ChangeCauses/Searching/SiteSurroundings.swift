/// What the source code around a constant says about the nodes that it affects.
struct SiteSurroundings: Sendable {
  /// The innermost type around the place.
  let type: String
  /// Whether the type is a view of the package.
  let isInView: Bool
  /// The words of the statement, and the names of the properties and functions around it.
  private let words: Set<String>
  /// Whether the statement names members of its type.
  private let namesMembers: Bool
  private let vocabulary: Vocabulary
  /// For a place that is not in a view: the names that views mention to use it.
  private let names: [String]
  private let members: Set<String>
  /// The name that the statement declares, assigns or calls; empty if it begins otherwise.
  private let subject: String

  /// The weight of a place in a type that is not a view, such as a table of styles, and of a place in another view.
  private static let weights = (shared: 0.2, elsewhere: 0.02)

  init(_ site: SourceSite, in sources: PackageSources) {
    let file = sources.files[site.file]
    let token = site.tokens.lowerBound
    let type = file.types[token]
    let words = file.words(around: token)
    self.type = type
    self.words = words
    isInView = sources.isView(type)
    namesMembers = file.members[type]?.contains { !$0.value.isEmpty && words.contains($0.key) } ?? false
    members = Set((file.members[type] ?? [:]).keys)
    names = file.names(around: token)
    subject = file.subject(around: token)
    var owner: String?
    if case .use(let constant) = site.content { owner = constant.owner }
    vocabulary = Vocabulary(file.words(before: token), owner: owner)
  }

  /// Returns how close the place is to the code that sets the value of a fact, from 0 to 1.
  func closeness(to fact: RenderingFact, _ chain: NodeChain) -> Double {
    let agreement = vocabulary.agreement(with: fact)
    return locality(of: fact, chain) * agreement
  }

  private func locality(of fact: RenderingFact, _ chain: NodeChain) -> Double {
    var (best, factor) = (0.0, 1.0)
    for (distance, link) in chain.links.enumerated() {
      if link.owner == type {
        best = max(best, mention(of: link.name) * factor)
      }
      // Controllers are not in the tree, but their views are.
      if link.owner.isEmpty, link.types.isEmpty, members.contains(link.name) {
        best = max(best, (words.contains(link.name) ? 0.9 : 0.4) * factor)
      }
      if link.types.contains(type) {
        let mentionsChild = words.contains(fact.child)
        best = max(best, (distance == 0 ? (mentionsChild ? 1 : 0.8) : 0.5) * factor)
      }
      factor *= 0.85
    }
    guard best > 0 else {
      return isInView ? Self.weights.elsewhere : Self.weights.shared * chain.relation(to: type, names)
    }
    let isElsewhere = namesMembers && words.isDisjoint(with: chain.names) && !words.contains(fact.child)
    if isElsewhere { return best * 0.5 }
    return isAboutOtherGap(than: fact, chain) ? best * 0.6 : best
  }

  /// How likely the statement is about a member of its type, and not about others to which it passes the member.
  private func mention(of member: String) -> Double {
    words.contains(member) ? (subject == member ? 1 : 0.9) : 0.5
  }

  /// Whether the statement names views in the same stack, but not the one before the gap.
  private func isAboutOtherGap(than fact: RenderingFact, _ chain: NodeChain) -> Bool {
    guard case .gap = fact.kind, members.contains(fact.previous), !words.contains(fact.previous) else { return false }
    return words.contains { members.contains($0) && !chain.names.contains($0) }
  }
}

/// The closeness of places to facts. Each value is computed once.
struct Closeness {
  private let sources: PackageSources
  private let facts: [RenderingFact]
  /// For each fact, the chain of its node.
  private let chains: [NodeChain]
  private let uses: [StyleConstant: [SourceSite]]
  private var surroundings: [SourceSite: SiteSurroundings] = [:]
  private var known: [SourceSite: [Double?]] = [:]

  init(
    sources: PackageSources, facts: [RenderingFact], chains: [NodeChain], uses: [StyleConstant: [SourceSite]]
  ) {
    (self.sources, self.facts, self.chains, self.uses) = (sources, facts, chains, uses)
  }

  /// Returns the weights of some facts, from 0 to 1; for a definition, the weights of the best place that uses the
  /// constant.
  mutating func weights(of site: SourceSite, for indices: [Int]) -> [Double] {
    guard let constant = site.defined, let uses = uses[constant] else { return ownWeights(of: site, for: indices) }
    var best = indices.map { _ in 0.0 }
    for use in uses {
      for (position, weight) in ownWeights(of: use, for: indices).enumerated() {
        best[position] = max(best[position], weight * 0.9)
      }
    }
    return best
  }

  private mutating func ownWeights(of site: SourceSite, for indices: [Int]) -> [Double] {
    let own = surroundings[site] ?? SiteSurroundings(site, in: sources)
    surroundings[site] = own
    var weights = known.removeValue(forKey: site) ?? Array(repeating: nil, count: facts.count)
    for index in indices where weights[index] == nil {
      weights[index] = own.closeness(to: facts[index], chains[index])
    }
    known[site] = weights
    return indices.map { weights[$0] ?? 0 }
  }
}
