public import Foundation

extension UICollectionView {
  public var numberOfSections: Int {
    loadIfNeeded()
    return itemCounts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
  }

  /// The cell of an item that is on screen; else nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The header, footer or other view of a kind that is on screen; else nil.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
  }

  /// In the order of their items; UIKit promises none.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value.view === supplementaryView }?.key.path
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(spot)) ?? []
    let hit = found.filter { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point) }
    return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Where an element is seen in the content, with its rail's offset.
  private func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.rail, let rail = rails[section] else { return mirrored(attributes.frame) }
    return rail.convert(frame(of: attributes), to: self)
  }

  /// Where an item lies in the content; estimated where its size is its content's and it was not on screen yet.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(inViewSpace)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(inViewSpace)
  }

  private func inViewSpace(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copied()
    copy.frame = mirrored(copy.frame)
    return copy
  }

  func settleLayout() {
    loadIfNeeded()
    prepareLayout()
  }
}
