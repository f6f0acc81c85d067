import FirstFrameGeometry
package import FirstFrameLayoutTree
package import Foundation

/// The location of a node in its tree and in the picture.
package struct NodeLocation: Hashable, Sendable {
  /// The names of the node's ancestors and of the node, outermost first, joined by `/`. The path of the root is its
  /// name, and all other paths omit the root's name.
  package let path: String
  /// The node's name among its siblings. A node without a name has a word for its contents and its number among siblings
  /// of that kind.
  package let label: String
  /// The smallest upright rectangle around the node's box, in points, in the picture's space.
  package let frame: CGRect
  /// The map from the node's space to the picture's space.
  let transform: Affine
  /// The node's name, with a number if siblings share it.
  private let name: String
  /// The names of the ancestors that tell the node apart, innermost first; empty if its own name does.
  private let ancestors: [String]
  /// Whether it is a root without a name, which says nothing about its descendants.
  private let isNamelessRoot: Bool

  private init(
    path: String, key: NodeKey, ancestors: [String] = [], isNamelessRoot: Bool = false, transform: Affine, size: CGSize
  ) {
    self.path = path
    label = key.label
    name = key.numberedName
    self.ancestors = ancestors
    self.isNamelessRoot = isNamelessRoot
    self.transform = transform
    frame = CGRect(origin: .zero, size: size).mapped(by: transform)
  }

  /// The node in a message: `badge`, or, for one that no property names, `UIStackView` 2 of `card`. Of more than two
  /// ancestors, only the nearest and the named one are in the phrase.
  var phrase: String {
    guard let nearest = ancestors.first, let named = ancestors.last else { return name }
    return switch ancestors.count {
    case 1: "\(name) of \(nearest)"
    case 2: "\(name) of \(nearest) of \(named)"
    default: "\(name) of \(nearest) in \(named)"
    }
  }

  /// Creates the location of a tree's root. The root is at the origin of the picture's space.
  init(root: LayoutNode) {
    let key = NodeKey(root, ordinal: 0)
    self.init(
      path: key.label, key: key, isNamelessRoot: root.name?.isEmpty ?? true, transform: .identity,
      size: root.frame.size)
  }

  /// Returns the location of a child of the node at this location.
  func child(_ node: LayoutNode, key: NodeKey, isBelowRoot: Bool) -> NodeLocation {
    NodeLocation(
      path: isBelowRoot ? key.label : path + "/" + key.label, key: key,
      ancestors: key.isDistinct || isNamelessRoot ? [] : [name] + ancestors,
      transform: node.spaceTransform.followed(by: transform), size: node.frame.size)
  }
}

/// A node of a tree with its location.
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

/// A key that identifies a node among its siblings by its name or the kind of its contents.
struct NodeKey: Hashable {
  private let name: String?
  private let content: String
  /// The number of earlier siblings with the same name or, without a name, the same kind of contents.
  let ordinal: Int
  /// Whether no sibling has the same name or, without a name, the same kind of contents.
  private(set) var isOnly = true

  init(_ node: LayoutNode, ordinal: Int) {
    self.init(name: node.name, content: node.name == nil ? node.contentKind : "", ordinal: ordinal)
  }

  private init(name: String?, content: String, ordinal: Int) {
    self.name = name
    self.content = content
    self.ordinal = ordinal
  }

  /// The key in a message: `oddsLabel`, `row (2)` for the second node with a name, or `text 3` for the third text
  /// without a name.
  var label: String {
    guard let name, !name.isEmpty else { return "\(content.isEmpty ? "box" : content) \(ordinal + 1)" }
    return ordinal == 0 ? name : "\(name) (\(ordinal + 1))"
  }

  /// The name in a message, with a number only if siblings share it.
  var numberedName: String {
    let word = name.flatMap { $0.isEmpty ? nil : $0 } ?? (content.isEmpty ? "box" : content)
    return isOnly ? "`\(word)`" : "`\(word)` \(ordinal + 1)"
  }

  /// Whether the name tells the node apart: a property has it, and no sibling does. The name of a type is that of a view
  /// that no property refers to.
  var isDistinct: Bool {
    isOnly && name?.first.map { !$0.isUppercase } ?? false
  }

  /// The key of the first sibling with the same name or kind of contents.
  var withoutOrdinal: NodeKey { NodeKey(name: name, content: content, ordinal: 0) }

  /// Returns the keys of siblings, in their order.
  static func keys(of siblings: [LayoutNode]) -> [NodeKey] {
    var counts: [NodeKey: Int] = [:]
    var keys = siblings.map { node in
      let first = NodeKey(node, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      return NodeKey(node, ordinal: ordinal)
    }
    for index in keys.indices where counts[keys[index].withoutOrdinal] != 1 { keys[index].isOnly = false }
    return keys
  }
}

extension LayoutNode {
  /// The kind of the contents of a node without a name, as a word.
  fileprivate var contentKind: String {
    if text != nil { return "text" }
    if image != nil { return "image" }
    return path == nil ? "box" : "path"
  }
}

extension LayoutNode {
  /// Returns the frames of all nodes with a name, in points, in the picture's space.
  package func frames(ofNodesNamed name: String) -> [CGRect] {
    placedNodes.filter { $0.node.name == name }.map(\.location.frame)
  }
}
