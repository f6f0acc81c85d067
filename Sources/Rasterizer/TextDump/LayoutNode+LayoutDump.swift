public import LayoutTree

extension LayoutNode {
  /// The tree as text: a line a node with its name, its frame, and what it shows; children are indented.
  ///
  /// Frames are `x,y widthxheight` in points, in the parent's space, rounded to hundredths. What has its default
  /// value is left out.
  public func layoutDump() -> String {
    var dump = ""
    append(to: &dump, level: 0)
    return dump
  }

  private func append(to dump: inout String, level: Int) {
    dump += String(repeating: "  ", count: level) + NodeDescription(self).line + "\n"
    for child in children { child.append(to: &dump, level: level + 1) }
  }
}
