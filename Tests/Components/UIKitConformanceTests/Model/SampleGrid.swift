import Foundation
import HeadlessUIKit

/// A collection view of plain cells with a flow layout.
final class SampleGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let view: UICollectionView
  private let counts: [Int]
  /// The sizes of the items of the first section, if they differ.
  private let sizes: [CGSize]

  init(
    _ counts: [Int], size: CGSize, sizes: [CGSize] = [], configure: (UICollectionViewFlowLayout) -> Void
  ) {
    let layout = UICollectionViewFlowLayout()
    configure(layout)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    (self.counts, self.sizes) = (counts, sizes)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra")
    }
    view.dataSource = self
    if !sizes.isEmpty { view.delegate = self }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.indices.contains(indexPath.item) ? sizes[indexPath.item] : CGSize(width: 50, height: 50)
  }

  /// The frames of the items of a section.
  func items(_ section: Int) -> [Quantity] {
    (0..<counts[section]).map {
      .frame(view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame)
    }
  }

  func header(_ section: Int) -> Quantity { extra(UICollectionView.elementKindSectionHeader, section) }
  func footer(_ section: Int) -> Quantity { extra(UICollectionView.elementKindSectionFooter, section) }

  private func extra(_ kind: String, _ section: Int) -> Quantity {
    .frame(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame)
  }
}
