import Foundation
import HeadlessUIKit

/// A compositional layout: large cards that page, then a row of small cards that scrolls and a list, both with titles.
final class StoreScreen: UIViewController {
  private enum Section: Int, CaseIterable {
    case featured, popular, all
  }

  private static let rows = [
    ("star.fill", "Favourites", "Everything you starred"), ("clock", "Recent", "Played this week"),
    ("heart", "Recommended", "Because you like cards"), ("bell", "New", "Three since yesterday"),
  ]

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
  private var source: UICollectionViewDiffableDataSource<Section, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Roulette Royal", "Golden Harbour", "Night Train"], toSection: .featured)
    snapshot.appendItems(["Aces", "Bells", "Cherry", "Dragon", "Eagle"], toSection: .popular)
    snapshot.appendItems(Self.rows.map(\.1), toSection: .all)
    source?.apply(snapshot)
  }

  private func makeSource() {
    let cards = UICollectionView.CellRegistration<SwatchCell, String> { cell, path, title in
      cell.configure(title: title, color: SwatchCell.colors[(path.section * 3 + path.item) % SwatchCell.colors.count])
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      content.secondaryText = Self.rows[path.item].2
      content.image = UIImage(systemName: Self.rows[path.item].0)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = path.section == 1 ? "Popular" : "All games"
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
      path.section == 2
        ? view.dequeueConfiguredReusableCell(using: rows, for: path, item: title)
        : view.dequeueConfiguredReusableCell(using: cards, for: path, item: title)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
  }

  private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .featured: rail(width: .fractionalWidth(0.9), height: .fractionalWidth(0.45), behavior: .groupPaging)
      case .popular: titled(rail(width: .absolute(112), height: .absolute(136), behavior: .continuous))
      default: titled(list(in: environment))
      }
    }
  }

  private static func list(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.backgroundColor = .systemBackground
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private static func rail(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private static func titled(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    if section.contentInsets.leading == 0 { title.contentInsets.leading = 16 }
    section.boundarySupplementaryItems = [title]
    return section
  }
}

/// The title of a section, aligned with its items.
final class InsetTitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
}
