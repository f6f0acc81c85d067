import Foundation
import HeadlessUIKit

/// Items of 50 points down a diagonal; written as layouts of apps are. Lower steps are drawn at half their size.
final class StaircaseLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    cache = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: item * 50, y: item * 50, width: 50, height: 50)
      if item > 5 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: cache.count * 50, height: cache.count * 50)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }
}
