/// A scanner that finds the boundaries of grapheme clusters.
///
/// Swift's `Character` is a grapheme cluster too, but its boundaries belong to the version of Unicode that the compiler
/// supports.
///
/// Source: Unicode Standard Annex #29, section 3.1.1, extended grapheme clusters.
package struct GraphemeClusterScanner {
  private let table = GraphemeClusterClassTable.shared
  private var previous: GraphemeClusterClass?
  /// Whether the number of adjacent regional indicators so far is odd (rules GB12 and GB13).
  private var hasOpenIndicator = false
  /// The progress of a sequence of pictographs that ZWJ joins (rule GB11).
  private var emoji = Emoji.none
  /// The progress of an Indic conjunct (rule GB9c).
  private var conjunct = Conjunct.none

  private enum Emoji { case none, pictograph, joined }
  private enum Conjunct { case none, consonant, linked }

  package init() {}

  /// Whether a cluster starts at the next character of the text.
  package mutating func startsCluster(at character: Unicode.Scalar) -> Bool {
    let next = table[character]
    let starts = previous.map { isBoundary(between: $0, and: next) } ?? true
    advance(past: next)
    return starts
  }

  private func isBoundary(between left: GraphemeClusterClass, and right: GraphemeClusterClass) -> Bool {
    switch (left, right) {
    case (.carriageReturn, .lineFeed): false
    case (.carriageReturn, _), (.lineFeed, _), (.control, _): true
    case (_, .carriageReturn), (_, .lineFeed), (_, .control): true
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT): false
    case (.hangulLV, .jamoV), (.hangulLV, .jamoT), (.jamoV, .jamoV), (.jamoV, .jamoT): false
    case (.hangulLVT, .jamoT), (.jamoT, .jamoT): false
    case (_, .extend), (_, .combiningMark), (_, .conjunctLinker), (_, .zeroWidthJoiner), (_, .spacingMark): false
    case (.prepend, _): false
    case (_, .conjunctConsonant): conjunct != .linked
    case (_, .pictograph): emoji != .joined
    case (.regionalIndicator, .regionalIndicator): !hasOpenIndicator
    default: true
    }
  }

  private mutating func advance(past next: GraphemeClusterClass) {
    hasOpenIndicator = next == .regionalIndicator && !hasOpenIndicator
    switch next {
    case .pictograph: emoji = .pictograph
    case .zeroWidthJoiner: emoji = emoji == .pictograph ? .joined : .none
    case .extend, .combiningMark, .conjunctLinker: emoji = emoji == .pictograph ? .pictograph : .none
    default: emoji = .none
    }
    switch next {
    case .conjunctConsonant: conjunct = .consonant
    case .conjunctLinker: conjunct = conjunct == .none ? .none : .linked
    case .combiningMark, .zeroWidthJoiner: break
    default: conjunct = .none
    }
    previous = next
  }
}

extension String {
  /// Calls a function with each grapheme cluster.
  package func forEachGraphemeCluster(_ body: ([Unicode.Scalar]) -> Void) {
    var scanner = GraphemeClusterScanner()
    var cluster: [Unicode.Scalar] = []
    for character in unicodeScalars {
      if scanner.startsCluster(at: character), !cluster.isEmpty {
        body(cluster)
        cluster.removeAll(keepingCapacity: true)
      }
      cluster.append(character)
    }
    if !cluster.isEmpty { body(cluster) }
  }

  /// The grapheme clusters of the text.
  package var graphemeClusters: [String] {
    var clusters: [String] = []
    forEachGraphemeCluster { cluster in
      var text = UnicodeScalarView()
      text.append(contentsOf: cluster)
      clusters.append(String(text))
    }
    return clusters
  }
}
