import FirstFrameGeometry
package import FirstFrameLayoutTree
import FirstFrameTextEscaping
package import Foundation

/// The differences between two layout trees, node by node.
///
/// Nodes are identified by their names and by their order among siblings of the same name. Nodes without a name are
/// identified by the kind of their contents. Frames are in their parents' space, so nodes that move only with their
/// parent do not count as moved.
package struct TreeDifference: Hashable, Sendable {
  /// The changes in the order of the reference's nodes, outermost first; empty if the trees are equal.
  package let changes: [NodeChange]

  package init(from reference: LayoutNode, to actual: LayoutNode) {
    changes = TreeWalk(from: reference, to: actual).changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether a changed node is in a rectangle of the picture, in the reference or in the actual tree.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points, in the picture's space.
  ///   - margin: The largest distance between a node's box and a difference that is attributed to the node, in points.
  ///     Shadows and letters can extend beyond boxes.
  package func explains(_ rect: CGRect, margin: CGFloat = 24) -> Bool {
    changes.contains { change in
      [change.reference, change.actual].contains { location in
        location?.frame.insetBy(dx: -margin, dy: -margin).intersects(rect) == true
      }
    }
  }

  /// The changes, causes before consequences.
  package var changesByCause: [NodeChange] {
    changes.enumerated()
      .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map(\.element)
  }

  /// Returns the changes as one phrase, causes before consequences; `nil` if there are none.
  ///
  /// For example: `oddsLabel` text '1.85' -> '1.90'; `badge` moved +8,0; 3 others followed.
  ///
  /// - Parameter limit: The largest number of changes in the phrase. It states only the number of the others.
  package func summary(limit: Int = 6) -> String? {
    guard !isEmpty else { return nil }
    let summaries = ChangeGroup.groups(of: changes).map(\.summary)
    let shown = summaries.prefix(limit).joined(separator: "; ")
    let rest = summaries.count - limit
    return rest > 0 ? "\(shown); and \(rest.counted("more change"))" : shown
  }
}

/// A change, and the number of other nodes with the same change.
struct ChangeGroup {
  let first: NodeChange
  /// The number of other nodes with the same change.
  private(set) var otherCount = 0

  init(_ change: NodeChange) {
    first = change
  }

  /// Returns groups of equal changes, causes before consequences.
  static func groups(of changes: [NodeChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var positions: [NodeChange.Kind: Int] = [:]
    for change in changes {
      if let position = positions[change.kind], change.kind.isSummarized {
        groups[position].otherCount += 1
      } else {
        positions[change.kind] = groups.count
        groups.append(ChangeGroup(change))
      }
    }
    // The sort must be stable, so that groups of the same rank have the order of the nodes in the trees.
    let ranked = groups.enumerated().sorted {
      ($0.element.first.kind.rank, $0.offset) < ($1.element.first.kind.rank, $1.offset)
    }
    return ranked.map(\.element)
  }

  var summary: String {
    guard otherCount > 0 else { return first.summary }
    return "\(first.summary); \(otherCount.counted("other")) \(first.kind.phraseForOthers)"
  }
}

extension NodeChange.Kind {
  /// The position in the order of causes and consequences: a changed text resizes its label, which moves the nodes
  /// beside it.
  var rank: Int {
    switch self {
    case .text: 0
    case .appeared, .vanished: 1
    case .property: 2
    case .reordered: 3
    case .resized: 4
    case .moved: 5
    }
  }

  /// Whether equal changes of several nodes are combined in a summary.
  fileprivate var isSummarized: Bool {
    switch self {
    case .moved, .property, .resized: true
    case .text, .appeared, .vanished, .reordered: false
    }
  }

  /// The end of a summary, after the number of other nodes with the same change.
  fileprivate var phraseForOthers: String {
    if case .moved = self { "followed" } else { "in the same way" }
  }
}
