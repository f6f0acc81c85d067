public import Foundation

extension UITableView {
  /// Applies changes of the rows as one update. The completion handler is called before the method returns.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates)
    completion?(true)
  }

  public func beginUpdates() {
    beginBatch()
  }

  public func endUpdates() {
    endBatch()
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moves[newIndexPath] = indexPath }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sectionMoves[newSection] = section }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
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
