import Foundation

extension UICollectionView {
  /// Tells of the items that lie up to a screen away in the directions that the content goes on.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let visible = Set(indexPathsForVisibleItems)
    let near = Set(nearPaths()).subtracting(visible)
    let new = near.subtracting(prefetchedPaths)
    let left = prefetchedPaths.subtracting(near).subtracting(visible)
    prefetchedPaths = near
    if !left.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: left.sorted()) }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.sorted()) }
  }

  private func nearPaths() -> [IndexPath] {
    let dx = contentSize.width > bounds.width ? bounds.width : 0
    let dy = contentSize.height > bounds.height ? bounds.height : 0
    let area = mirrored(bounds).insetBy(dx: -dx, dy: -dy)
    let found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    return found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }
}
