import Foundation
import HeadlessUIKit

/// A scrolling row of cards with the same width. The row is as high as the highest card.
final class ComponentRail<Component: CatalogComponent, Cell: ComponentCollectionViewCell<Component>>:
  UIView, UICollectionViewDataSource
{
  private let cardWidth: CGFloat
  private let collectionView: UICollectionView
  private let token: ReuseToken<Cell>
  /// Measures cards with the rail's traits. It is never shown.
  private let measuringView = Component(frame: .zero)
  private lazy var railHeight = collectionView.heightAnchor.constraint(equalToConstant: 0)
  private var viewModels: [Component.ViewModel] = []

  /// - Parameter cardWidth: The width of each card in points.
  init(cardWidth: CGFloat) {
    self.cardWidth = cardWidth
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(cardWidth: cardWidth))
    token = collectionView.register(Cell.self)
    super.init(frame: .zero)
    collectionView.backgroundColor = nil
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    measuringView.isHidden = true
    addSubview(measuringView)
    addFilling(collectionView)
    railHeight.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  private static func layout(cardWidth: CGFloat) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(cardWidth), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = StyleProvider.Spacing.medium
    section.contentInsets = NSDirectionalEdgeInsets(horizontal: StyleProvider.Spacing.large, vertical: .zero)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  func show(_ viewModels: [Component.ViewModel]) {
    self.viewModels = viewModels
    measure()
    collectionView.reloadData()
    setNeedsLayout()
  }

  /// Measures again, because the height of cards depends on the text size.
  override func layoutSubviews() {
    super.layoutSubviews()
    measure()
  }

  private func measure() {
    let heights = viewModels.map { viewModel in
      measuringView.prepareForReuse()
      measuringView.configure(with: viewModel)
      return measuredHeight
    }
    measuringView.prepareForReuse()
    // A hidden view is also laid out, so its frame must be large enough for its content.
    measuringView.frame.size = CGSize(width: cardWidth, height: heights.max() ?? measuredHeight)
    let height = heights.max() ?? 0
    if railHeight.constant != height { railHeight.constant = height }
  }

  private var measuredHeight: CGFloat {
    measuringView.systemLayoutSizeFitting(
      CGSize(width: cardWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    viewModels.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(token, for: indexPath)
    cell.configure(with: viewModels[indexPath.item])
    return cell
  }
}
