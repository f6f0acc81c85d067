import FirstFrameLayoutTree

extension LayoutNode {
  /// The texts of the tree, top down, without those of nodes that are wholly transparent.
  var shownTexts: [ShownText] {
    guard opacity > 0 else { return [] }
    let own = text.map { [ShownText($0, of: self)] } ?? []
    return children.reduce(into: own) { $0 += $1.shownTexts }
  }
}
