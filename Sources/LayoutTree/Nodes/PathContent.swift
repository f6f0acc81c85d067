public import FirstFrameGeometry

/// A path of a node, in the node's own space, filled, stroked, or both.
public struct PathContent: Hashable, Sendable {
  public var path: Path
  public var fill: Fill?
  public var stroke: Stroke?

  public init(path: Path, fill: Fill? = nil, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.stroke = stroke
  }
}
