import Foundation
import HeadlessUIKit

/// The calls of tables and collection views.
@MainActor
enum ListCalls {
  static func table(_ source: RandomListSource) -> [RandomCall<UITableView>] {
    let change = RandomCall<UITableView>("changeData") { _, _ in source.change() }
    return tableUpdates(source) + tableQueries + [
      change,
      RandomCall("layoutIfNeeded") { table, _ in table.layoutIfNeeded() },
      RandomCall("dataSource") { $0.dataSource = $1.chance(of: 4) ? nil : source },
      RandomCall("lostDataSource") { table, values in
        table.dataSource = RandomListSource(values: values)
        if values.bool { table.layoutIfNeeded() }
      },
      RandomCall("isEditing") { $0.isEditing = $1.bool },
      RandomCall("rowHeight") { $0.rowHeight = $1.length },
      RandomCall("estimatedRowHeight") { $0.estimatedRowHeight = $1.length },
      RandomCall("sectionHeaderHeight") { $0.sectionHeaderHeight = $1.length },
      RandomCall("separatorInset") { $0.separatorInset = $1.insets },
      RandomCall("tableHeaderView") { $0.tableHeaderView = $1.bool ? UIView(frame: $1.rect) : nil },
      RandomCall("backgroundView") { $0.backgroundView = $1.bool ? UIView() : nil },
    ]
  }

  private static func tableUpdates(_ source: RandomListSource) -> [RandomCall<UITableView>] {
    [
      RandomCall("reloadData") { table, _ in table.reloadData() },
      RandomCall("insertRows") { $0.insertRows(at: $1.paths, with: .none) },
      RandomCall("deleteRows") { $0.deleteRows(at: $1.paths, with: .fade) },
      RandomCall("reloadRows") { $0.reloadRows(at: $1.paths, with: .none) },
      RandomCall("moveRow") { $0.moveRow(at: $1.path, to: $1.path) },
      RandomCall("insertSections") { $0.insertSections($1.sections, with: .none) },
      RandomCall("deleteSections") { $0.deleteSections($1.sections, with: .none) },
      RandomCall("reloadSections") { $0.reloadSections($1.sections, with: .none) },
      RandomCall("moveSection") { $0.moveSection($1.index, toSection: $1.index) },
      RandomCall("performBatchUpdates") { table, values in
        table.performBatchUpdates {
          if values.bool { source.change() }
          for _ in 0..<values.below(5) {
            switch values.below(7) {
            case 0: table.insertRows(at: values.paths, with: .none)
            case 1: table.deleteRows(at: values.paths, with: .none)
            case 2: table.moveRow(at: values.path, to: values.path)
            case 3: table.insertSections(values.sections, with: .none)
            case 4: table.moveSection(values.index, toSection: values.index)
            case 5: table.reloadData()
            default: table.performBatchUpdates { table.deleteSections(values.sections, with: .none) }
            }
          }
        }
      },
      RandomCall("endUpdates") { table, _ in table.endUpdates() },
    ]
  }

  private static let tableQueries: [RandomCall<UITableView>] = [
    RandomCall("cellForRow") { _ = $0.cellForRow(at: $1.path) },
    RandomCall("headerView") { _ = $0.headerView(forSection: $1.index) },
    RandomCall("numberOfRows") { _ = $0.numberOfRows(inSection: $1.index) },
    RandomCall("rectForRow") { _ = $0.rectForRow(at: $1.path) },
    RandomCall("rectForSection") { _ = $0.rect(forSection: $1.index) },
    RandomCall("indexPathForRow") { _ = $0.indexPathForRow(at: $1.point) },
    RandomCall("visibleCells") { table, _ in _ = (table.visibleCells, table.indexPathsForVisibleRows) },
    RandomCall("indexPathForCell") { _ = $0.indexPath(for: $1.one(of: $0.visibleCells + [UITableViewCell()])) },
    RandomCall("scrollToRow") {
      $0.scrollToRow(at: $1.path, at: $1.one(of: [.none, .top, .middle, .bottom]), animated: $1.bool)
    },
    RandomCall("selectRow") {
      $0.allowsMultipleSelection = $1.bool
      $0.selectRow(at: $1.chance(of: 6) ? nil : $1.path, animated: $1.bool, scrollPosition: $1.bool ? .none : .top)
    },
    RandomCall("deselectRow") { $0.deselectRow(at: $1.path, animated: $1.bool) },
    RandomCall("dequeue") { _ = $0.dequeueReusableCell(withIdentifier: $1.bool ? "row" : $1.text, for: $1.path) },
    RandomCall("foreignToken") { table, values in
      let other = values.bool ? UITableView() : table
      _ = table.dequeueReusableCell(
        other.register(UITableViewCell.self) as ReuseToken<UITableViewCell>, for: values.path)
    },
  ]

  static func collection(_ source: RandomListSource) -> [RandomCall<UICollectionView>] {
    collectionUpdates(source) + collectionQueries + [
      RandomCall("changeData") { _, _ in source.change() },
      RandomCall("layoutIfNeeded") { view, _ in view.layoutIfNeeded() },
      RandomCall("dataSource") { $0.dataSource = $1.chance(of: 4) ? nil : source },
      RandomCall("lostDataSource") { view, values in
        view.dataSource = RandomListSource(values: values)
        if values.bool { view.layoutIfNeeded() }
      },
      RandomCall("layout") { view, values in view.collectionViewLayout = RandomLayouts(values: values).layout },
      RandomCall("setLayout") { view, values in
        view.setCollectionViewLayout(RandomLayouts(values: values).layout, animated: values.bool)
      },
      RandomCall("invalidateLayout") { view, _ in view.collectionViewLayout.invalidateLayout() },
    ]
  }

  private static func collectionUpdates(_ source: RandomListSource) -> [RandomCall<UICollectionView>] {
    [
      RandomCall("reloadData") { view, _ in view.reloadData() },
      RandomCall("insertItems") { $0.insertItems(at: $1.paths) },
      RandomCall("deleteItems") { $0.deleteItems(at: $1.paths) },
      RandomCall("reloadItems") { $0.reloadItems(at: $1.paths) },
      RandomCall("reconfigureItems") { $0.reconfigureItems(at: $1.paths) },
      RandomCall("moveItem") { $0.moveItem(at: $1.path, to: $1.path) },
      RandomCall("insertSections") { $0.insertSections($1.sections) },
      RandomCall("deleteSections") { $0.deleteSections($1.sections) },
      RandomCall("moveSection") { $0.moveSection($1.index, toSection: $1.index) },
      RandomCall("performBatchUpdates") { view, values in
        view.performBatchUpdates {
          if values.bool { source.change() }
          for _ in 0..<values.below(4) {
            switch values.below(4) {
            case 0: view.insertItems(at: values.paths)
            case 1: view.deleteItems(at: values.paths)
            case 2: view.moveItem(at: values.path, to: values.path)
            default: view.reloadData()
            }
          }
        }
      },
    ]
  }

  private static let collectionQueries: [RandomCall<UICollectionView>] = [
    RandomCall("cellForItem") { _ = $0.cellForItem(at: $1.path) },
    RandomCall("supplementaryView") {
      _ = $0.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: $1.path)
    },
    RandomCall("layoutAttributesForItem") { _ = $0.layoutAttributesForItem(at: $1.path) },
    RandomCall("layoutAttributesOfLayout") { _ = $0.collectionViewLayout.layoutAttributesForItem(at: $1.path) },
    RandomCall("layoutAttributesForSupplementary") {
      _ = $0.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: $1.path)
    },
    RandomCall("layoutAttributesInRect") { _ = $0.collectionViewLayout.layoutAttributesForElements(in: $1.rect) },
    RandomCall("indexPathForItem") { _ = $0.indexPathForItem(at: $1.point) },
    RandomCall("visibleCells") { view, _ in _ = view.visibleCells },
    RandomCall("scrollToItem") {
      $0.scrollToItem(
        at: $1.path, at: $1.one(of: [.top, .bottom, .left, .centeredVertically, []]), animated: $1.bool)
    },
    RandomCall("selectItem") {
      $0.selectItem(at: $1.chance(of: 6) ? nil : $1.path, animated: $1.bool, scrollPosition: $1.bool ? [] : .top)
    },
    RandomCall("deselectItem") { $0.deselectItem(at: $1.path, animated: $1.bool) },
    RandomCall("dequeue") { _ = $0.dequeueReusableCell(withReuseIdentifier: $1.bool ? "item" : $1.text, for: $1.path) },
    RandomCall("dequeueSupplementary") {
      _ = $0.dequeueReusableSupplementaryView(ofKind: $1.text, withReuseIdentifier: $1.text, for: $1.path)
    },
    RandomCall("dequeueConfigured") {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      _ = $0.dequeueConfiguredReusableCell(using: registration, for: $1.path, item: 1)
    },
  ]
}
