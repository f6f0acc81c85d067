import Foundation

extension UICollectionViewDiffableDataSource {
  /// Closures that are called when a tap of a disclosure accessory shows or hides the items below an item.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the items below an item that is being expanded.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    public init() {}
  }

  /// Shows an outline in a section, which is added if there is none.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = contents.snapshot
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    // Cells that stay are not made again, so that they get their new state here.
    for item in snapshot.visibleItems {
      guard let path = contents.path(of: item) else { continue }
      prepare(collection?.cellForItem(at: path), for: item, in: section, of: snapshot)
    }
    show(next)
    outlines[section] = snapshot
    completion?()
  }

  /// Returns the outline of a section; without an outline, its items as root items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(contents.snapshot.itemIdentifiers(inSection: section))
    return flat
  }

  /// Forgets the outlines of sections that show other items.
  func removeOutdatedOutlines() {
    outlines = outlines.filter { section, outline in
      contents.snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// Gives a cell of a list the level and the state of its item in the outline of its section.
  func prepare(_ cell: UICollectionViewCell?, at path: IndexPath, for item: ItemIdentifierType) {
    guard let section = contents.section(at: path.section), let outline = outlines[section] else {
      guard let cell = cell as? UICollectionViewListCell, cell.toggleExpansion != nil else { return }
      (cell.indentationLevel, cell.isExpanded, cell.toggleExpansion) = (0, false, nil)
      return
    }
    prepare(cell, for: item, in: section, of: outline)
  }

  private func prepare(
    _ cell: UICollectionViewCell?, for item: ItemIdentifierType, in section: SectionIdentifierType,
    of outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    cell.indentationLevel = outline.level(of: item)
    cell.isExpanded = outline.isExpanded(item)
    cell.toggleExpansion = { [weak self] in self?.toggle(item, in: section) }
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let below = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
