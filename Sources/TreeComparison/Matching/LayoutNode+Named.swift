public import FirstFrameLayoutTree
public import Foundation

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
