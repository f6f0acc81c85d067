import FirstFrameGeometry
import Foundation

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
