import FirstFrameLayoutTree

/// What a node is called among its siblings: its name, or what it shows, and how many alike come before it.
struct NodeKey: Hashable {
  private let name: String?
  private let content: String
  let ordinal: Int

  init(_ node: LayoutNode, ordinal: Int) {
    self.init(name: node.name, content: node.name == nil ? node.contentWord : "", ordinal: ordinal)
  }

  private init(name: String?, content: String, ordinal: Int) {
    self.name = name
    self.content = content
    self.ordinal = ordinal
  }

  /// The key in a message: `oddsLabel`, `row (2)` for the second of a name, `text 3` for the third nameless text.
  var label: String {
    guard let name, !name.isEmpty else { return "\(content.isEmpty ? "box" : content) \(ordinal + 1)" }
    return ordinal == 0 ? name : "\(name) (\(ordinal + 1))"
  }

  /// The key of the first node that is alike.
  var family: NodeKey { NodeKey(name: name, content: content, ordinal: 0) }

  /// The keys of siblings, in their order.
  static func keys(of siblings: [LayoutNode]) -> [NodeKey] {
    var counts: [NodeKey: Int] = [:]
    return siblings.map { node in
      let first = NodeKey(node, ordinal: 0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      return NodeKey(node, ordinal: ordinal)
    }
  }
}

extension LayoutNode {
  /// What a node without a name shows, in a word.
  fileprivate var contentWord: String {
    if text != nil { return "text" }
    if image != nil { return "image" }
    return path == nil ? "box" : "path"
  }
}
