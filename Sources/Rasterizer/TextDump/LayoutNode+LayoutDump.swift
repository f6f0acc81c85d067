public import LayoutTree

extension LayoutNode {
  /// The tree as text: a line a node with its name, frame, and what it shows, children indented.
  public func layoutDump() -> String { "" }
}
