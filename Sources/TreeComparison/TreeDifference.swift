import FirstFrameGeometry
public import FirstFrameLayoutTree
public import Foundation

/// What differs between two layout trees, node by node.
///
/// Nodes are recognised by their names and by their place among siblings of the same name; nameless ones by what they
/// show. Frames lie in their parents' space, so that what moves with its parent has not moved.
public struct TreeDifference: Hashable, Sendable {
  /// In the order of the reference's nodes, outermost first; empty where the trees are equal.
  public let changes: [NodeChange]

  public init(from reference: LayoutNode, to actual: LayoutNode) {
    changes = TreeWalk(from: reference, to: actual).changes
  }

  public var isEmpty: Bool { changes.isEmpty }

  /// Whether a node that changed lies or lay where a rectangle of the picture is, in points.
  ///
  /// Shadows and letters reach beyond their boxes: so far around a node, it counts as its doing.
  public func explains(_ rect: CGRect, reach: CGFloat = 24) -> Bool {
    changes.contains { change in
      [change.reference, change.actual].contains { place in
        place?.frame.insetBy(dx: -reach, dy: -reach).intersects(rect) == true
      }
    }
  }

  /// The changes, causes before consequences.
  public var changesByCause: [NodeChange] {
    changes.enumerated()
      .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map(\.element)
  }

  /// The changes in a phrase, causes before consequences; nil where there are none.
  ///
  /// For instance: `oddsLabel` text '1.85' -> '1.90'; `badge` moved +8,0; 3 others followed.
  ///
  /// - Parameter limit: How many changes are told; the others are counted.
  public func summary(limit: Int = 6) -> String? {
    guard !isEmpty else { return nil }
    let sentences = ChangeGroup.groups(of: changes).map(\.words)
    let told = sentences.prefix(limit).joined(separator: "; ")
    let rest = sentences.count - limit
    return rest > 0 ? "\(told); and \(rest) more \(rest == 1 ? "change" : "changes")" : told
  }
}

/// A change, with those that are the same for other nodes.
struct ChangeGroup {
  let first: NodeChange
  /// How many other nodes changed likewise.
  private(set) var followers = 0

  init(_ change: NodeChange) {
    first = change
  }

  /// The changes in the order in which they are told: causes before consequences.
  static func groups(of changes: [NodeChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var positions: [NodeChange.Kind: Int] = [:]
    for change in changes {
      if let position = positions[change.kind], change.kind.mayBeShared {
        groups[position].followers += 1
      } else {
        positions[change.kind] = groups.count
        groups.append(ChangeGroup(change))
      }
    }
    // A stable order: groups of one rank stay as the trees have them.
    let ranked = groups.enumerated().sorted {
      ($0.element.first.kind.rank, $0.offset) < ($1.element.first.kind.rank, $1.offset)
    }
    return ranked.map(\.element)
  }

  var words: String {
    guard followers > 0 else { return first.words }
    let others = "\(followers) \(followers == 1 ? "other" : "others")"
    return "\(first.words); \(others) \(first.kind.followingWords)"
  }
}

extension NodeChange.Kind {
  /// Causes come first: a text that changed resizes its label, which moves what stands beside it.
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

  /// Whether several nodes with the very same change are told at once.
  fileprivate var mayBeShared: Bool {
    switch self {
    case .moved, .property, .resized: true
    case .text, .appeared, .vanished, .reordered: false
    }
  }

  fileprivate var followingWords: String {
    if case .moved = self { "followed" } else { "likewise" }
  }
}
