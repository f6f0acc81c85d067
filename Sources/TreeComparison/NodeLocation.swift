import FirstFrameGeometry
package import FirstFrameLayoutTree
package import Foundation

/// The position of a node in its tree and in the picture.
package struct NodeLocation: Hashable, Sendable {
  /// The names of the node's ancestors and of the node, outermost first, joined by `/`. The root's name is left out,
  /// except for the root itself.
  package let path: String
  /// The node's name in messages: its own, or else a word for its contents and its number among siblings of the same
  /// kind.
  package let label: String
  /// The smallest upright rectangle around the node's box, in points, in the picture's space.
  package let frame: CGRect
  /// Maps the node's own space to the picture's.
  let transform: Affine

  init(path: String, label: String, transform: Affine, size: CGSize) {
    self.path = path
    self.label = label
    self.transform = transform
    frame = CGRect(origin: .zero, size: size).mapped(by: transform)
  }

  /// The position of a tree's root: the picture begins at zero.
  init(root: LayoutNode) {
    let label = NodeKey(root, ordinal: 0).label
    self.init(path: label, label: label, transform: .identity, size: root.frame.size)
  }

  /// The position of a child of a node at this position.
  func child(_ node: LayoutNode, key: NodeKey, isBelowRoot: Bool) -> NodeLocation {
    NodeLocation(
      path: isBelowRoot ? key.label : path + "/" + key.label, label: key.label,
      transform: node.spaceTransform.followed(by: transform), size: node.frame.size)
  }
}

/// A node of a tree with its position.
package struct PlacedNode: Hashable, Sendable {
  package let node: LayoutNode
  package let location: NodeLocation
  /// The number of ancestors; 0 for the root.
  package let depth: Int
}

extension LayoutNode {
  /// The node and all its descendants, outermost first, with the names that ``TreeDifference`` uses.
  package var placedNodes: [PlacedNode] {
    var placed: [PlacedNode] = []
    collect(into: &placed, at: NodeLocation(root: self), depth: 0)
    return placed
  }

  private func collect(into placed: inout [PlacedNode], at location: NodeLocation, depth: Int) {
    placed.append(PlacedNode(node: self, location: location, depth: depth))
    for (child, key) in zip(children, NodeKey.keys(of: children)) {
      child.collect(into: &placed, at: location.child(child, key: key, isBelowRoot: depth == 0), depth: depth + 1)
    }
  }
}

/// Identifies a node among its siblings: by its name or its contents, and by the number of equal ones before it.
struct NodeKey: Hashable {
  private let name: String?
  private let content: String
  let ordinal: Int

  init(_ node: LayoutNode, ordinal: Int) {
    self.init(name: node.name, content: node.name == nil ? node.contentKind : "", ordinal: ordinal)
  }

  private init(name: String?, content: String, ordinal: Int) {
    self.name = name
    self.content = content
    self.ordinal = ordinal
  }

  /// The key in a message: `oddsLabel`, `row (2)` for the second of a name, `text 3` for the third nameless text.
  var label: String {
    guard let name, !name.isEmpty else { return "\(content.isEmpty ? "box" : content) \(ordinal + 1)" }
    return ordinal == 0 ? name : "\(name) (\(ordinal + 1))"
  }

  /// The key of the first sibling with the same name or contents.
  var withoutOrdinal: NodeKey { NodeKey(name: name, content: content, ordinal: 0) }

  /// The keys of siblings, in their order.
  static func keys(of siblings: [LayoutNode]) -> [NodeKey] {
    var counts: [NodeKey: Int] = [:]
    return siblings.map { node in
      let first = NodeKey(node, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      return NodeKey(node, ordinal: ordinal)
    }
  }
}

extension LayoutNode {
  /// A word for the contents of a node without a name.
  fileprivate var contentKind: String {
    if text != nil { return "text" }
    if image != nil { return "image" }
    return path == nil ? "box" : "path"
  }
}

extension LayoutNode {
  /// The boxes of all nodes with a name, in points, in the picture's space.
  package func frames(ofNodesNamed name: String) -> [CGRect] {
    frames(ofNodesNamed: name, at: NodeLocation(root: self), isRoot: true)
  }

  private func frames(ofNodesNamed name: String, at location: NodeLocation, isRoot: Bool = false) -> [CGRect] {
    let own = self.name == name ? [location.frame] : []
    return zip(children, NodeKey.keys(of: children)).reduce(into: own) { frames, child in
      frames += child.0.frames(ofNodesNamed: name, at: location.child(child.0, key: child.1, isBelowRoot: isRoot))
    }
  }
}
