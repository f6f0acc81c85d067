import Foundation
import HeadlessUIKit

/// A table and a collection view with diffable data sources, and random snapshots for them.
@MainActor
final class DiffableLists {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
  private let rows: UITableViewDiffableDataSource<Int, String>
  private let items: UICollectionViewDiffableDataSource<Int, String>

  init(values: RandomValues) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    rows = UITableViewDiffableDataSource(tableView: table) { table, path, text in
      if values.chance(of: 10) { return nil }
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = text
      return cell
    }
    items = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, _ in
      values.chance(of: 10) ? nil : view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
  }

  /// Changes a snapshot at random. Identifiers are few, so that many are duplicates, and some do not exist.
  private static func change(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, String>, _ values: RandomValues) {
    func sections() -> [Int] { (0..<values.below(3)).map { _ in values.below(4) } }
    func items() -> [String] { (0..<values.below(5)).map { _ in "\(values.below(12))" } }
    let (item, section) = ("\(values.below(12))", values.below(4))
    switch values.below(16) {
    case 0, 1: snapshot.appendSections(sections())
    case 2, 3, 4: snapshot.appendItems(items(), toSection: values.bool ? nil : section)
    case 5: snapshot.insertItems(items(), beforeItem: item)
    case 6: snapshot.insertItems(items(), afterItem: item)
    case 7: snapshot.insertSections(sections(), afterSection: section)
    case 8: snapshot.moveItem(item, beforeItem: "\(values.below(12))")
    case 9: snapshot.moveItem(item, afterItem: item)
    case 10: snapshot.moveSection(section, beforeSection: values.below(4))
    case 11: snapshot.deleteItems(items())
    case 12: snapshot.deleteSections(sections())
    case 13: snapshot.reloadItems(items())
    case 14: snapshot.reconfigureItems(items())
    default: snapshot.reloadSections(sections())
    }
  }

  private static func changed(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, _ values: RandomValues
  ) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = snapshot
    for _ in 0..<1 + values.below(6) { change(&snapshot, values) }
    return snapshot
  }

  var tableCalls: [RandomCall<UITableView>] {
    [
      RandomCall("apply") { [rows] _, values in rows.apply(Self.changed(rows.snapshot(), values)) },
      RandomCall("applyUsingReloadData") { [rows] _, values in
        rows.applySnapshotUsingReloadData(Self.changed(rows.snapshot(), values))
      },
      RandomCall("itemIdentifier") { [rows] in _ = rows.itemIdentifier(for: $1.path) ?? "\($0.tag)" },
      RandomCall("cellForRow") { [rows] in _ = rows.tableView($0, cellForRowAt: $1.path) },
      RandomCall("deleteRows") { $0.deleteRows(at: $1.paths, with: .none) },
      RandomCall("layoutIfNeeded") { table, _ in table.layoutIfNeeded() },
    ]
  }

  var collectionCalls: [RandomCall<UICollectionView>] {
    [
      RandomCall("apply") { [items] _, values in items.apply(Self.changed(items.snapshot(), values)) },
      RandomCall("applyUsingReloadData") { [items] _, values in
        items.applySnapshotUsingReloadData(Self.changed(items.snapshot(), values))
      },
      RandomCall("cellForItem") { [items] in _ = items.collectionView($0, cellForItemAt: $1.path) },
      RandomCall("insertItems") { $0.insertItems(at: $1.paths) },
      RandomCall("layoutIfNeeded") { view, _ in view.layoutIfNeeded() },
    ]
  }
}
