import FirstFrameLayoutTree
import FirstFrameTreeComparison

/// A difference between two frames of a component.
struct FrameChange {
  /// The name of the node.
  let node: String
  /// A description of the change that begins with the node's name in backquotes.
  let summary: String
  let kind: NodeChange.Kind?

  init(_ change: NodeChange) {
    node = change.location?.label ?? ""
    summary = change.summary
    kind = change.kind
  }

  init(accessibilityOf node: String) {
    self.node = node
    summary = "`\(node)` has different accessibility attributes"
    kind = nil
  }

  /// A change of a property that layout trees do not contain.
  init(property: String, of node: String, from old: String, to new: String) {
    self.node = node
    summary = "`\(node)` \(property) \(old) -> \(new)"
    kind = nil
  }

  /// Returns the differences. Consequences of layout are omitted if there are other differences.
  @MainActor
  static func list(from one: ComponentFrame, to other: ComponentFrame) -> [FrameChange] {
    if one.tree == other.tree { return [] }
    let changes = TreeDifference(from: one.tree, to: other.tree).changes.map(FrameChange.init)
    let all = changes + AccessibilityDifference.changes(from: one.tree, to: other.tree)
    let causes = all.filter { !$0.isConsequence }
    return causes.isEmpty ? all : causes
  }

  /// Whether the change may be a consequence of another change through layout.
  private var isConsequence: Bool {
    switch kind {
    case .moved, .resized, .reordered: true
    case .text, .appeared, .vanished, .property, nil: false
    }
  }

  /// The description of the change for a node that changed after the first frame.
  var lateDescription: String {
    switch kind {
    case .text("", let text): "`\(node)` was empty in the first frame and showed '\(text)'"
    case .text(let text, ""): "`\(node)` showed '\(text)' in the first frame and was empty"
    case .text(let from, let to): "`\(node)` showed '\(from)' in the first frame and '\(to)'"
    case .appeared: "`\(node)` was not there in the first frame and appeared"
    case .vanished: "`\(node)` was there in the first frame and vanished"
    case .property, .resized, .moved, .reordered, nil: summary
    }
  }
}

/// Finds nodes with different accessibility attributes, in trees of the same shape.
enum AccessibilityDifference {
  static func changes(from one: LayoutNode, to other: LayoutNode) -> [FrameChange] {
    let own = one.accessibility == other.accessibility ? [] : [FrameChange(accessibilityOf: other.name ?? "box")]
    guard one.children.count == other.children.count else { return own }
    return zip(one.children, other.children).reduce(into: own) { $0 += changes(from: $1.0, to: $1.1) }
  }
}
