public import Foundation

/// A data source that shows snapshots: rows that the last one had too keep their cells.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()

  /// Becomes the table's data source, which the table does not keep: a property has to.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot at once; the table lays its rows out in the next pass.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    checkItems(of: snapshot)
    let origins = origins(of: snapshot)
    table?.loadIfNeeded()
    shown = snapshot
    table?.adopt(origins)
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    checkItems(of: snapshot)
    shown = snapshot
    table?.reloadData()
    completion?()
  }

  private func checkItems(of snapshot: Snapshot) {
    var seen: Set<ItemIdentifierType> = []
    for item in snapshot.itemIdentifiers {
      precondition(seen.insert(item).inserted, "item \(item) is in the snapshot twice; identifiers must be unique")
    }
  }

  /// For every item the row in which it is shown now.
  private func origins(of snapshot: Snapshot) -> [[IndexPath?]] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, identifier) in shown.sectionIdentifiers.enumerated() {
      for (row, item) in shown.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    for item in snapshot.reloadedItemIdentifiers { paths[item] = nil }
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0).map { paths[$0] } }
  }

  // MARK: Lookup

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = shown.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let identifier = shown.sectionIdentifier(containingItem: itemIdentifier),
      let section = shown.indexOfSection(identifier),
      let row = shown.itemIdentifiers(inSection: identifier).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(shown.numberOfItems(inSection:)) ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("the snapshot has no item for \(indexPath); change rows by applying snapshots alone")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("the cell provider made no cell for item \(item); return a dequeued one for every item")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
