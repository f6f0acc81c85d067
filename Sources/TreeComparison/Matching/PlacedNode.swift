public import FirstFrameLayoutTree

/// A node of a tree, with what it is called and where it lies.
public struct PlacedNode: Hashable, Sendable {
  public let node: LayoutNode
  public let place: NodePlace
  /// How many nodes it lies within; 0 for the root.
  public let depth: Int
}

extension LayoutNode {
  /// The node and all within it, outermost first, called as a ``TreeDifference`` calls them.
  public var placedNodes: [PlacedNode] {
    var placed: [PlacedNode] = []
    collect(into: &placed, at: NodePlace(root: self), depth: 0)
    return placed
  }

  private func collect(into placed: inout [PlacedNode], at place: NodePlace, depth: Int) {
    placed.append(PlacedNode(node: self, place: place, depth: depth))
    for (child, key) in zip(children, NodeKey.keys(of: children)) {
      child.collect(into: &placed, at: place.child(child, key: key, isBelowRoot: depth == 0), depth: depth + 1)
    }
  }
}
