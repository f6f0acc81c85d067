import Foundation

extension UITableView {
  /// Applies changes of the rows as one update. The completion handler is called before the method returns.
  func standardPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    performBatch(updates)
    completion?(true)
  }

  func standardBeginUpdates() {
    beginBatch()
  }

  func standardEndUpdates() {
    endBatch()
  }

  func standardInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  func standardDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  func standardReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  func standardMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[newIndexPath] = indexPath }
  }

  func standardInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  func standardDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  func standardMoveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves[newSection] = section }
  }

  func standardReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Replaces the rows. A row with an origin, its previous index path, keeps its cell and its measured height.
  func replaceContents(origins: [[IndexPath?]]) {
    guard !isTiling else { return reloadData() }
    let (old, cells) = (outline, shown)
    var new = estimatedOutline(rowCounts: origins.map(\.count))
    var kept: [Int: UIView] = [:]
    var selected: [IndexPath] = []
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin, old.contains(origin) else { continue }
        let (path, oldPosition) = (IndexPath(row: row, section: section), old.position(of: .row(origin)))
        if old.isMeasured[oldPosition] { new.set(old.heights[oldPosition], of: .row(path)) }
        if let cell = cells[oldPosition] { kept[new.position(of: .row(path))] = cell }
        if selectedPaths.contains(origin) { selected.append(path) }
      }
    }
    recycle { position in !kept.values.contains { $0 === shown[position] } }
    outline = new
    shown = kept
    // Subviews are in the order of the rows.
    for position in kept.keys.sorted() { kept[position].map(bringSubviewToFront) }
    selectedPaths = selected
    setNeedsLayout()
  }
}

extension UITableView {
  /// The animation of a change. Changes are never animated.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}
