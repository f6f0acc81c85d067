import Foundation

extension UICollectionView {
  /// Applies changes of the items as one update. The completion handler is called before the method returns.
  func standardPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatch(updates)
    completion?(true)
  }

  func standardInsertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  func standardDeleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  func standardReloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  func standardMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[newIndexPath] = indexPath }
  }

  func standardInsertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  func standardDeleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  func standardReloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  func standardMoveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves[newSection] = section }
  }

  /// Configures the cells of items on screen again. Meanwhile, dequeuing returns the cells that already show the items.
  func standardReconfigureItems(at indexPaths: [IndexPath]) {
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
