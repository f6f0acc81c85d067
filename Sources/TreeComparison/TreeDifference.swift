public import FirstFrameLayoutTree
public import Foundation

/// What differs between two layout trees, node by node.
///
/// Nodes are recognised by their names and by their place among siblings of the same name; nameless ones by what they
/// show. Frames lie in their parents' space, so that what moves with its parent has not moved.
public struct TreeDifference: Hashable, Sendable {
  /// In the order of the reference's nodes, outermost first; empty where the trees are equal.
  public let changes: [NodeChange]

  public init(from reference: LayoutNode, to actual: LayoutNode) {
    changes = TreeWalk(from: reference, to: actual).changes
  }

  public var isEmpty: Bool { changes.isEmpty }

  /// Whether a node that changed lies or lay where a rectangle of the picture is, in points.
  ///
  /// Shadows and letters reach beyond their boxes: so far around a node, it counts as its doing.
  public func explains(_ rect: CGRect, reach: CGFloat = 24) -> Bool {
    changes.contains { change in
      [change.reference, change.actual].contains { place in
        place?.frame.insetBy(dx: -reach, dy: -reach).intersects(rect) == true
      }
    }
  }
}
