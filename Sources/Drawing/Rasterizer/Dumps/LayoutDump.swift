public import FirstFrameLayoutTree
public import FirstFrameTypesetting

extension LayoutNode {
  /// Returns the tree as text: one line per node with its name, its frame and its contents. Children are indented.
  ///
  /// Frames are written as `x,y widthxheight` in points, in the parent's space, rounded to hundredths. Properties with
  /// default values are omitted. Characters that none of the typesetter's faces has are listed after their text as code
  /// points.
  public func layoutDump(typesetter: Typesetter = .shared) -> String {
    var dump = ""
    append(to: &dump, level: 0, typesetter: typesetter)
    return dump
  }

  private func append(to dump: inout String, level: Int, typesetter: Typesetter) {
    guard level < SceneCheck.maximumDepth else {
      dump += String(repeating: "  ", count: level) + "(nested deeper than \(SceneCheck.maximumDepth) levels)\n"
      return
    }
    let parts = NodeProperty.dumpOrder.compactMap { $0.dumpText(self, typesetter) }
    dump += String(repeating: "  ", count: level) + parts.joined(separator: " ") + "\n"
    for child in children { child.append(to: &dump, level: level + 1, typesetter: typesetter) }
  }
}
