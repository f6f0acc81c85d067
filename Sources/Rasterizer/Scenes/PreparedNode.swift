import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// A node whose text has been set.
struct PreparedNode: Sendable {
  let node: LayoutNode
  let text: TypesetText?
  let children: [PreparedNode]

  init(_ node: LayoutNode, typesetter: Typesetter) {
    self.node = node
    text = node.text.map {
      typesetter.typeset($0.paragraph, width: node.frame.width, height: node.frame.height)
    }
    children = node.children.map { PreparedNode($0, typesetter: typesetter) }
  }
}
