public import FirstFrameGeometry

/// A path, in the node's own space, outside of which nothing of a node is drawn.
public struct ClipPath: Hashable, Sendable {
  public var path: Path
  public var rule: FillRule

  public init(path: Path, rule: FillRule = .nonzero) {
    self.path = path
    self.rule = rule
  }
}
