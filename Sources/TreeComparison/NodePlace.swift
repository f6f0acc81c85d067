import FirstFrameGeometry
public import FirstFrameLayoutTree
public import Foundation

/// Where a node stands in its tree, and where it lies in the picture.
public struct NodePlace: Hashable, Sendable {
  /// The names of the node and of those around it, outermost first, joined by `/`; without the root's, except for the
  /// root itself.
  public let path: String
  /// What messages call the node: its name, or else a word for what it shows and its place among its kind.
  public let label: String
  /// The smallest upright rectangle around the node's box, in points, in the space of the picture.
  public let frame: CGRect
  /// From the node's own space to that of the picture.
  let transform: Affine

  init(path: String, label: String, transform: Affine, size: CGSize) {
    self.path = path
    self.label = label
    self.transform = transform
    frame = CGRect(origin: .zero, size: size).mapped(by: transform)
  }

  /// The place of a tree's root: the picture's own frame begins at zero.
  init(root: LayoutNode) {
    let label = NodeKey(root, ordinal: 0).label
    self.init(path: label, label: label, transform: .identity, size: root.frame.size)
  }

  /// The place of a child, below a node at this place.
  func child(_ node: LayoutNode, key: NodeKey, isBelowRoot: Bool) -> NodePlace {
    NodePlace(
      path: isBelowRoot ? key.label : path + "/" + key.label, label: key.label,
      transform: node.spaceTransform.followed(by: transform), size: node.frame.size)
  }
}

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

/// What a node is called among its siblings: its name, or what it shows, and how many alike come before it.
struct NodeKey: Hashable {
  private let name: String?
  private let content: String
  let ordinal: Int

  init(_ node: LayoutNode, ordinal: Int) {
    self.init(name: node.name, content: node.name == nil ? node.contentWord : "", ordinal: ordinal)
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

  /// The key of the first node that is alike.
  var family: NodeKey { NodeKey(name: name, content: content, ordinal: 0) }

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
  /// What a node without a name shows, in a word.
  fileprivate var contentWord: String {
    if text != nil { return "text" }
    if image != nil { return "image" }
    return path == nil ? "box" : "path"
  }
}

extension LayoutNode {
  /// The boxes, in points in the space of the picture, of all nodes of a name.
  public func frames(ofNodesNamed name: String) -> [CGRect] {
    frames(ofNodesNamed: name, at: NodePlace(root: self), isRoot: true)
  }

  private func frames(ofNodesNamed name: String, at place: NodePlace, isRoot: Bool = false) -> [CGRect] {
    let own = self.name == name ? [place.frame] : []
    return zip(children, NodeKey.keys(of: children)).reduce(into: own) { frames, child in
      frames += child.0.frames(ofNodesNamed: name, at: place.child(child.0, key: child.1, isBelowRoot: isRoot))
    }
  }
}
