import Foundation

/// Identifies one view of a collection view.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of the element; `nil` for cells.
  let kind: String?
  let path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }

  init(category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
    self.category = category
    self.kind = kind
    self.path = path
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind,
      path: attributes.indexPath)
  }

  /// Returns the element after a move to another index path.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  /// The layer of the element: decorations are below cells, and cells below supplementary views.
  var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  /// Whether the element is before another: by depth, then by index path, then by kind.
  func precedes(_ other: CollectionElement) -> Bool {
    if depth != other.depth { return depth < other.depth }
    if path != other.path { return path < other.path }
    return (kind ?? "") < (other.kind ?? "")
  }
}

/// A view on screen with its layout attributes.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The proposal for which the view was last measured.
  var proposal: SizeProposal?
}
