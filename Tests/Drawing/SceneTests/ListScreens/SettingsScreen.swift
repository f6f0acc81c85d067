import Foundation
import HeadlessUIKit

/// An inset grouped list with pictures, values, accessories, headers and footers.
final class SettingsScreen: UIViewController {
  private struct Row: Hashable {
    let symbol: String
    let title: String
    var value: String?
  }

  private static let sections: [(header: String, footer: String, rows: [Row])] = [
    (
      "Account", "Your account is verified.",
      [
        Row(symbol: "person.fill", title: "Profile", value: "Ana"), Row(symbol: "bell", title: "Notifications"),
        Row(symbol: "lock.fill", title: "Privacy", value: "Strict"),
      ]
    ),
    (
      "Odds", "How prices are shown everywhere in the app.",
      [Row(symbol: "", title: "Decimal"), Row(symbol: "", title: "Fractional"), Row(symbol: "", title: "American")]
    ),
  ]

  private lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    return UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }()
  private var source: UICollectionViewDiffableDataSource<Int, Row>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, section) in Self.sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.rows)
    }
    source?.apply(snapshot)
    collectionView.selectItem(at: IndexPath(item: 1, section: 1), animated: false, scrollPosition: [])
  }

  private func makeSource() {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, path, row in
      var content = row.value == nil ? cell.defaultContentConfiguration() : UIListContentConfiguration.valueCell()
      content.text = row.title
      content.secondaryText = row.value
      if !row.symbol.isEmpty { content.image = UIImage(systemName: row.symbol) }
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(at: path)
    }
    let headers = boundary(UICollectionView.elementKindSectionHeader, .groupedHeader()) { $0.header }
    let footers = boundary(UICollectionView.elementKindSectionFooter, .groupedFooter()) { $0.footer }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    source?.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
    }
  }

  private func boundary(
    _ kind: String, _ style: UIListContentConfiguration,
    _ text: @escaping ((header: String, footer: String, rows: [Row])) -> String
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { view, _, path in
      var content = style
      content.text = text(Self.sections[path.section])
      view.contentConfiguration = content
    }
  }

  private static func accessories(at path: IndexPath) -> [UICellAccessory] {
    if path.section == 1 { return path.item == 0 ? [.checkmark()] : [] }
    guard path.item == 1 else { return [.disclosureIndicator()] }
    let toggle = UISwitch()
    toggle.isOn = true
    return [.customView(configuration: .init(customView: toggle, placement: .trailing))]
  }
}
