import Foundation
import HeadlessUIKit

/// Notes what it is to fetch.
final class Prefetcher: UICollectionViewDataSourcePrefetching {
  private(set) var events: [String] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    events.append("fetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    events.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }
}
