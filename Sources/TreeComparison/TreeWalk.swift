import FirstFrameLayoutTree
import Foundation

/// Compares two trees node by node, outermost nodes first, and collects the changes.
struct TreeWalk {
  private(set) var changes: [NodeChange] = []

  init(from reference: LayoutNode, to actual: LayoutNode) {
    let locations = (reference: NodeLocation(root: reference), actual: NodeLocation(root: actual))
    note(NodeComparison(reference, actual, isRoot: true).kinds, locations.reference, locations.actual)
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
      note(NodeComparison(child, other).kinds, location, otherLocation)
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

  private mutating func note(_ kinds: [NodeChange.Kind], _ reference: NodeLocation, _ actual: NodeLocation) {
    changes += kinds.map { NodeChange($0, reference: reference, actual: actual) }
  }
}

extension LayoutNode {
  /// The number of the node and its descendants.
  fileprivate var nodeCount: Int {
    children.reduce(1) { $0 + $1.nodeCount }
  }
}

/// The pairs of corresponding children of two nodes.
///
/// Children of the same name belong together. If their number is unchanged, they are paired in their order; otherwise
/// equal ones are paired first, so that an inserted row does not make all rows below it look changed.
struct SiblingMatch {
  let referenceKeys: [NodeKey]
  let actualKeys: [NodeKey]
  /// For each child of the reference, the index of the same child of the actual tree; `nil` if it was removed.
  private(set) var partners: [Int?]

  init(from reference: [LayoutNode], to actual: [LayoutNode]) {
    referenceKeys = NodeKey.keys(of: reference)
    actualKeys = NodeKey.keys(of: actual)
    partners = Array(repeating: nil, count: reference.count)
    let families = (Self.families(of: referenceKeys), Self.families(of: actualKeys))
    for (withoutOrdinal, olds) in families.0 {
      guard let news = families.1[withoutOrdinal] else { continue }
      let pairs = olds.count == news.count ? [] : Self.alike(olds.map { reference[$0] }, news.map { actual[$0] })
      for (old, new) in pairs { partners[olds[old]] = news[new] }
      let taken = Set(pairs.map(\.1))
      let rest = news.indices.filter { !taken.contains($0) }.map { news[$0] }
      for (old, new) in zip(olds.filter { partners[$0] == nil }, rest) { partners[old] = new }
    }
  }

  /// The children that only the actual tree has, in their order.
  var added: [Int] {
    let known = Set(partners.compactMap { $0 })
    return actualKeys.indices.filter { !known.contains($0) }
  }

  /// Whether the order of the children in both trees changed.
  var areReordered: Bool {
    let order = partners.compactMap { $0 }
    return zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  private static func families(of keys: [NodeKey]) -> [NodeKey: [Int]] {
    Dictionary(grouping: keys.indices) { keys[$0].withoutOrdinal }
  }

  /// The longest common subsequence of nodes that are equal except for their positions.
  private static func alike(_ reference: [LayoutNode], _ actual: [LayoutNode]) -> [(Int, Int)] {
    let (olds, news) = (reference.map(\.atOrigin), actual.map(\.atOrigin))
    let difference = news.difference(from: olds)
    var gone = Set<Int>()
    var new = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): new.insert(offset)
      }
    }
    return Array(zip(olds.indices.filter { !gone.contains($0) }, news.indices.filter { !new.contains($0) }))
  }
}

extension LayoutNode {
  fileprivate var atOrigin: LayoutNode {
    var node = self
    node.frame.origin = .zero
    return node
  }
}
