import Foundation
import HeadlessUIKit

/// A flow layout: three cards per line below titles, with an incomplete last line.
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

/// A colored card with a title.
final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    contentView.backgroundColor = nil
  }

  func configure(title: String, color: UIColor) {
    label.text = title
    contentView.backgroundColor = color
  }

  static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemRed, .systemTeal, .systemIndigo, .systemPink,
  ]
}

/// The title of a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
