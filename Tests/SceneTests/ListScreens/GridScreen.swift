import Foundation
import HeadlessUIKit

/// A flow layout: three cards to a line under titles, the last line not full.
final class GridScreen: UICollectionViewController {
  private static let titles = [["One", "Two", "Three", "Four", "Five"], ["Six", "Seven", "Eight", "Nine"]]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 108, height: 88)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 52)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.register(
      InsetTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { Self.titles.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.titles[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    (cell as? SwatchCell)?.configure(
      title: Self.titles[indexPath.section][indexPath.item],
      color: SwatchCell.colors[(indexPath.section * 5 + indexPath.item) % SwatchCell.colors.count])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? InsetTitleView)?.label.text = indexPath.section == 0 ? "First numbers" : "And more"
    return view
  }
}
