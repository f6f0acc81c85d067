public import FirstFrameLayoutTree
public import FirstFrameTypesetting

extension LayoutNode {
  /// The tree as text: a line a node with its name, its frame, and what it shows; children are indented.
  ///
  /// Frames are `x,y widthxheight` in points, in the parent's space, rounded to hundredths. What has its default
  /// value is left out. Characters that none of the typesetter's faces has follow their text as code points.
  public func layoutDump(typesetter: Typesetter = .shared) -> String {
    var dump = ""
    append(to: &dump, level: 0, typesetter: typesetter)
    return dump
  }

  private func append(to dump: inout String, level: Int, typesetter: Typesetter) {
    dump += String(repeating: "  ", count: level) + NodeDescription(self, typesetter: typesetter).line + "\n"
    for child in children { child.append(to: &dump, level: level + 1, typesetter: typesetter) }
  }
}
