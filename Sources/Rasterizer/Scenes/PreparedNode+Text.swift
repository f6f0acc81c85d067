import FirstFrameLayoutTree
import FirstFrameTypesetting

extension PreparedNode {
  /// Goes through the texts that are drawn, with the names of their nodes from the root on.
  func forEachDrawnText(_ body: (TypesetText, _ path: String) -> Void) {
    forEachDrawnText(path: SceneCheck.name(of: node), body)
  }

  private func forEachDrawnText(path: String, _ body: (TypesetText, _ path: String) -> Void) {
    guard node.opacity > 0 else { return }
    if let text, node.hasArea { body(text, path) }
    for (index, child) in children.enumerated() {
      child.forEachDrawnText(path: path + "/" + SceneCheck.name(of: child.node, index: index), body)
    }
  }
}
