import FirstFrameGeometry
import FirstFrameLayoutTree
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
