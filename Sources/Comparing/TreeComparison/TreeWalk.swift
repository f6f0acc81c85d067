import FirstFrameLayoutTree
import Foundation

/// Compares two trees node by node, outermost nodes first, and collects the changes.
struct TreeWalk {
  private(set) var changes: [NodeChange] = []

  init(from reference: LayoutNode, to actual: LayoutNode) {
    let locations = (reference: NodeLocation(root: reference), actual: NodeLocation(root: actual))
    record(NodeComparison(reference, actual, isRoot: true).kinds, locations.reference, locations.actual)
    compareChildren(of: reference, at: locations.reference, with: actual, at: locations.actual, areRoots: true)
  }

  private mutating func compareChildren(
    of reference: LayoutNode, at referenceLocation: NodeLocation, with actual: LayoutNode,
    at actualLocation: NodeLocation,
    areRoots: Bool = false
  ) {
    let siblings = SiblingMatch(from: reference.children, to: actual.children)
    for (index, child) in reference.children.enumerated() {
      let location = referenceLocation.child(child, key: siblings.referenceKeys[index], isBelowRoot: areRoots)
      guard let partner = siblings.partners[index] else {
        changes.append(NodeChange(.vanished(nodes: child.nodeCount), reference: location, actual: nil))
        continue
      }
      let other = actual.children[partner]
      let otherLocation = actualLocation.child(other, key: siblings.actualKeys[partner], isBelowRoot: areRoots)
      record(NodeComparison(child, other).kinds, location, otherLocation)
      compareChildren(of: child, at: location, with: other, at: otherLocation)
    }
    for index in siblings.added {
      let child = actual.children[index]
      let location = actualLocation.child(child, key: siblings.actualKeys[index], isBelowRoot: areRoots)
      changes.append(NodeChange(.appeared(nodes: child.nodeCount), reference: nil, actual: location))
    }
    if siblings.areReordered {
      changes.append(NodeChange(.reordered, reference: referenceLocation, actual: actualLocation))
    }
  }

  private mutating func record(_ kinds: [NodeChange.Kind], _ reference: NodeLocation, _ actual: NodeLocation) {
    changes += kinds.map { NodeChange($0, reference: reference, actual: actual) }
  }
}

extension LayoutNode {
  /// The number of nodes in the tree: the node and all its descendants.
  fileprivate var nodeCount: Int {
    children.reduce(1) { $0 + $1.nodeCount }
  }
}

/// The pairs of corresponding children of two nodes.
///
/// Children with the same name are paired. If their number is unchanged, they are paired in their order. Otherwise
/// equal children are paired first, so that an inserted row does not make all rows below it look changed.
struct SiblingMatch {
  let referenceKeys: [NodeKey]
  let actualKeys: [NodeKey]
  /// For each child of the reference, the index of the corresponding child in the actual tree; `nil` if it was removed.
  private(set) var partners: [Int?]

  init(from reference: [LayoutNode], to actual: [LayoutNode]) {
    referenceKeys = NodeKey.keys(of: reference)
    actualKeys = NodeKey.keys(of: actual)
    partners = Array(repeating: nil, count: reference.count)
    let actualGroups = Self.groups(of: actualKeys)
    for (key, referenceIndices) in Self.groups(of: referenceKeys) {
      guard let actualIndices = actualGroups[key] else { continue }
      let equalPairs =
        referenceIndices.count == actualIndices.count
        ? [] : Self.equalPairs(referenceIndices.map { reference[$0] }, actualIndices.map { actual[$0] })
      for (first, second) in equalPairs { partners[referenceIndices[first]] = actualIndices[second] }
      let paired = Set(equalPairs.map(\.1))
      let rest = actualIndices.indices.filter { !paired.contains($0) }.map { actualIndices[$0] }
      for (first, second) in zip(referenceIndices.filter { partners[$0] == nil }, rest) { partners[first] = second }
    }
  }

  /// The children that only the actual tree has, in their order.
  var added: [Int] {
    let paired = Set(partners.compactMap { $0 })
    return actualKeys.indices.filter { !paired.contains($0) }
  }

  /// Whether the children that both trees have are in a different order.
  var areReordered: Bool {
    let order = partners.compactMap { $0 }
    return zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  /// Returns the indices of keys, grouped by their names or kinds of contents.
  private static func groups(of keys: [NodeKey]) -> [NodeKey: [Int]] {
    Dictionary(grouping: keys.indices) { keys[$0].withoutOrdinal }
  }

  /// Returns the indices of the longest common subsequence of nodes that are equal except for their positions.
  private static func equalPairs(_ reference: [LayoutNode], _ actual: [LayoutNode]) -> [(Int, Int)] {
    CommonSubsequence(of: reference.map(\.atOrigin), and: actual.map(\.atOrigin)).pairs
  }
}

extension LayoutNode {
  /// The node with its frame moved to the origin of its parent.
  fileprivate var atOrigin: LayoutNode {
    var node = self
    node.frame.origin = .zero
    return node
  }
}
