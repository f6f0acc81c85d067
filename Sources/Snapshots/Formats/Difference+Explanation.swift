import TreeComparison

extension Difference {
  /// Adds what the origins of the two values tell.
  mutating func explain(from reference: Provenance, to actual: Provenance) {
    provenance = ProvenanceDifference(reference: reference, actual: actual)
    if let old = reference.layoutTree, let new = actual.layoutTree {
      tree = TreeDifference(from: old, to: new)
    }
  }

  /// The nodes that changed before the pixels that did.
  var explanation: String {
    guard let tree else { return summary }
    guard let nodes = tree.summary() else {
      return "no node of its layout tree changed, but pixels did: \(summary)"
    }
    return "\(nodes). \(summary.capitalizedAtStart)"
  }
}

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
