import FirstFrameLayoutTree

/// Finds nodes that look alike and are read differently, in trees of one shape.
enum AccessibilityWalk {
  static func changes(from one: LayoutNode, to other: LayoutNode) -> [FrameChange] {
    let own = one.accessibility == other.accessibility ? [] : [FrameChange(accessibilityOf: other.name ?? "box")]
    guard one.children.count == other.children.count else { return own }
    return zip(one.children, other.children).reduce(into: own) { $0 += changes(from: $1.0, to: $1.1) }
  }
}
