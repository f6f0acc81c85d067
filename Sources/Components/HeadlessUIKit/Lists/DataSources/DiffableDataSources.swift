public import Foundation

/// A data source that shows snapshots. Rows of the previous snapshot keep their cells.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source, and sets it as the table's data source. The table does not retain it: store it in a
  /// property.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { contents.snapshot }

  /// Shows a snapshot. The table lays out its rows in the next layout pass.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    table?.loadIfNeeded()
    let origins = contents.replaceSnapshot(with: snapshot)
    table?.replaceContents(origins: origins)
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = contents.replaceSnapshot(with: snapshot)
    table?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

  open func numberOfSections(in tableView: UITableView) -> Int { contents.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(contents.snapshot.numberOfItems(inSection:)) ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      ListError.noItem(indexPath).report(in: .table)
      return UITableViewCell()
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      ListError.noCellForItem(indexPath, item: "\(item)").report(in: .table)
      return UITableViewCell()
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether a row can be deleted or changed. By default it cannot; subclasses override this method.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// A data source that shows snapshots. Items of the previous snapshot keep their cells.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  UICollectionViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Closures that are called when the items below an item are shown or hidden.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private(set) weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private(set) var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of the sections that have one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source, and sets it as the collection view's data source. The view does not retain it: store it in
  /// a property.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { contents.snapshot }

  /// Shows a snapshot. The collection view lays out its items in the next layout pass.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    show(snapshot)
    removeOutdatedOutlines()
    collection?.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(contents.path(of:)))
    completion?()
  }

  func show(_ snapshot: Snapshot) {
    collection?.loadIfNeeded()
    let origins = contents.replaceSnapshot(with: snapshot)
    collection?.replaceContents(origins: origins)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = contents.replaceSnapshot(with: snapshot)
    removeOutdatedOutlines()
    collection?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(contents.snapshot.numberOfItems(inSection:)) ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      ListError.noItem(indexPath).report(in: .collection)
      return UICollectionViewCell()
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      ListError.noCellForItem(indexPath, item: "\(item)").report(in: .collection)
      return UICollectionViewCell()
    }
    prepare(cell, at: indexPath, for: item)
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ListError.noView(kind: kind, indexPath, provider: "the supplementaryViewProvider").report(in: .collection)
      return UICollectionReusableView()
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// The current snapshot of a diffable data source, and the changes to the next one.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()

  /// Replaces the snapshot, and returns the previous index path of each item; `nil` for items that need new cells.
  mutating func replaceSnapshot(with next: Snapshot) -> [[IndexPath?]] {
    let origins = origins(of: next)
    snapshot = next.withoutRequests
    return origins
  }

  private func origins(of next: Snapshot) -> [[IndexPath?]] {
    var paths: [Item: IndexPath] = [:]
    let reloadedSections = Set(next.reloadedSectionIdentifiers)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() where !reloadedSections.contains(identifier) {
      for (item, itemIdentifier) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[itemIdentifier] = IndexPath(item: item, section: section)
      }
    }
    for item in next.reloadedItemIdentifiers { paths[item] = nil }
    return next.sectionIdentifiers.map { next.itemIdentifiers(inSection: $0).map { paths[$0] } }
  }

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let identifier = snapshot.sectionIdentifier(containingItem: item),
      let section = snapshot.indexOfSection(identifier),
      let index = snapshot.itemIdentifiers(inSection: identifier).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }
}
