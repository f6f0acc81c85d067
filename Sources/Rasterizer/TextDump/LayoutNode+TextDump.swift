public import LayoutTree

extension LayoutNode {
  /// What a reader sees: the texts where they lie, on a grid of characters, with boxes around what has edges.
  public func textDump() -> String { "" }
}
