import Foundation

/// Names one view of a collection view by its place.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  /// Nil for cells.
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

  /// The same element where an update has left it.
  func moved(to path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  /// Decorations lie under cells and these under supplementary views, each in the order of their paths.
  var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  /// By section and item, decorations before cells before supplementary views.
  func precedes(_ other: CollectionElement) -> Bool {
    if depth != other.depth { return depth < other.depth }
    if path != other.path { return path < other.path }
    return (kind ?? "") < (other.kind ?? "")
  }
}

/// A view on screen and what the layout says of it.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The room in which the view was last asked for its size.
  var proposal: SizeProposal?
}
