import Foundation
import HeadlessUIKit

/// An edited list with all accessories of its cells, and an outline with an open and a closed row.
final class AccessoryScreen: UIViewController {
  private static let rows = [
    "Delete", "Insert", "Not selected", "Selected", "Colors", "Reorder", "Menu", "Label", "Reserved width",
  ]

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      cell.accessories = Self.accessories(of: title)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, title in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: title)
    }
    showRows()
    collectionView.isEditing = true
    collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
  }

  private func showRows() {
    var rows = NSDiffableDataSourceSectionSnapshot<String>()
    rows.append(Self.rows)
    source?.apply(rows, to: 0)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Open", "Closed"])
    outline.append(["Below"], to: "Open")
    outline.append(["Hidden"], to: "Closed")
    outline.expand(["Open"])
    source?.apply(outline, to: 1)
  }

  private static func accessories(of title: String) -> [UICellAccessory] {
    switch title {
    case "Delete": [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    case "Insert": [.insert(), .detail()]
    case "Not selected", "Selected": [.multiselect()]
    case "Colors":
      [
        .delete(options: .init(tintColor: .black, backgroundColor: .systemYellow)),
        .outlineDisclosure(options: .init(tintColor: .systemRed)),
      ]
    case "Reorder": [.checkmark(), .reorder()]
    case "Menu": [.popUpMenu(menu)]
    case "Label": [.label(text: "3"), .disclosureIndicator()]
    case "Reserved width":
      [
        .insert(options: .init(reservedLayoutWidth: .custom(60))),
        .checkmark(options: .init(reservedLayoutWidth: .standard)),
      ]
    case "Open", "Closed": [.outlineDisclosure()]
    default: []
    }
  }

  private static var menu: UIMenu {
    UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "Decimal") { _ in }, UIAction(title: "Fractional", state: .on) { _ in }])
  }
}
