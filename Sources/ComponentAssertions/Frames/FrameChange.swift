import FirstFrameLayoutTree
import FirstFrameTreeComparison

/// One thing that differs between two frames of a component.
struct FrameChange {
  /// What the node is called.
  let node: String
  /// The change in a phrase that begins with the node's name in backquotes.
  let words: String
  let kind: NodeChange.Kind?

  init(_ change: NodeChange) {
    node = change.place?.label ?? ""
    words = change.words
    kind = change.kind
  }

  init(accessibilityOf node: String) {
    self.node = node
    words = "`\(node)` is read differently"
    kind = nil
  }

  /// What differs, causes before consequences; a node that only followed another is left out where a cause is known.
  @MainActor
  static func list(from one: ComponentFrame, to other: ComponentFrame) -> [FrameChange] {
    if one.tree == other.tree { return [] }
    let changes = TreeDifference(from: one.tree, to: other.tree).changes.map(FrameChange.init)
    let all = changes + AccessibilityWalk.changes(from: one.tree, to: other.tree)
    let causes = all.filter { !$0.isConsequence }
    return causes.isEmpty ? all : causes
  }

  /// Whether layout alone does it, where something else changed.
  private var isConsequence: Bool {
    switch kind {
    case .moved, .resized, .reordered: true
    case .text, .appeared, .vanished, .property, nil: false
    }
  }
}
