public import Foundation

extension UICollectionView {
  /// Applies changes of the items as one update. The completion handler is called before the method returns.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates)
    completion?(true)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[newIndexPath] = indexPath }
  }

  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves[newSection] = section }
  }

  /// Configures the cells of items on screen again. Meanwhile, dequeuing returns the cells that already show the items.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    for path in indexPaths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfigured = cell
      let returnedCell = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if returnedCell !== cell { ListError.otherReconfiguredCell(path).report(in: .collection) }
      shown[.cell(path)]?.proposal = nil
    }
    setNeedsLayout()
  }

  /// Replaces the items. An item with an origin, its previous index path, keeps its cell and its measured size.
  func replaceContents(origins: [[IndexPath?]]) {
    guard !isTiling else { return reloadData() }
    var destinations: [IndexPath: IndexPath] = [:]
    for (section, items) in origins.enumerated() {
      for (item, origin) in items.enumerated() {
        if let origin { destinations[origin] = IndexPath(item: item, section: section) }
      }
    }
    recycle { $0.category != .cell || destinations[$0.path] == nil }
    var kept: [CollectionElement: ShownElement] = [:]
    for (element, entry) in shown {
      guard let path = destinations[element.path] else { continue }
      entry.attributes.indexPath = path
      kept[element.moved(to: path)] = entry
    }
    shown = kept
    selectedPaths = selectedPaths.compactMap { destinations[$0] }
    prefetchedPaths = []
    itemCounts = origins.map(\.count)
    collectionViewLayout.moveMeasuredSizes(to: destinations)
    setNeedsLayout()
  }
}
