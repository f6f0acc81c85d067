import LayoutTree

extension LayoutNode {
  /// Whether there is more to draw than the node's own box.
  var hasContent: Bool {
    !children.isEmpty || text != nil || path != nil || image != nil
  }

  /// The node's box alone: its background, border and shadow.
  var ownBox: LayoutNode {
    var box = self
    box.children = []
    box.text = nil
    box.path = nil
    box.image = nil
    return box
  }

  /// The number of nodes below this one.
  var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }
}
