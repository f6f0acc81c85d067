import FirstFrameLayoutTree

/// Walks two trees side by side, outermost nodes first, and notes what changed.
struct TreeWalk {
  private(set) var changes: [NodeChange] = []

  init(from reference: LayoutNode, to actual: LayoutNode) {
    let places = (reference: NodePlace(root: reference), actual: NodePlace(root: actual))
    note(NodeComparison(reference, actual, isRoot: true).kinds, places.reference, places.actual)
    compareChildren(of: reference, at: places.reference, with: actual, at: places.actual, areRoots: true)
  }

  private mutating func compareChildren(
    of reference: LayoutNode, at referencePlace: NodePlace, with actual: LayoutNode, at actualPlace: NodePlace,
    areRoots: Bool = false
  ) {
    let siblings = SiblingMatch(from: reference.children, to: actual.children)
    for (index, child) in reference.children.enumerated() {
      let place = referencePlace.child(child, key: siblings.referenceKeys[index], isBelowRoot: areRoots)
      guard let partner = siblings.partners[index] else {
        changes.append(NodeChange(.vanished(nodes: child.nodeCount), reference: place, actual: nil))
        continue
      }
      let other = actual.children[partner]
      let otherPlace = actualPlace.child(other, key: siblings.actualKeys[partner], isBelowRoot: areRoots)
      note(NodeComparison(child, other).kinds, place, otherPlace)
      compareChildren(of: child, at: place, with: other, at: otherPlace)
    }
    for index in siblings.newcomers {
      let child = actual.children[index]
      let place = actualPlace.child(child, key: siblings.actualKeys[index], isBelowRoot: areRoots)
      changes.append(NodeChange(.appeared(nodes: child.nodeCount), reference: nil, actual: place))
    }
    if siblings.areReordered {
      changes.append(NodeChange(.reordered, reference: referencePlace, actual: actualPlace))
    }
  }

  private mutating func note(_ kinds: [NodeChange.Kind], _ reference: NodePlace, _ actual: NodePlace) {
    changes += kinds.map { NodeChange($0, reference: reference, actual: actual) }
  }
}

extension LayoutNode {
  /// The node and all within it.
  fileprivate var nodeCount: Int {
    children.reduce(1) { $0 + $1.nodeCount }
  }
}
