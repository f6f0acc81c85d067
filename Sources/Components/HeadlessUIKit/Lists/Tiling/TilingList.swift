import Foundation

/// A list that shows only the views within its bounds: the engine that tables and collection views share.
///
/// A list decides which views its bounds show and where they are. The engine decides when that happens, creates no view
/// twice, stores departed views for reuse, and applies changes of the items in batches.
@preconcurrency @MainActor protocol TilingList: UIScrollView {
  /// Identifies one view of the list.
  associatedtype Element: Hashable
  /// A view on screen, with what the list stores of it.
  associatedtype Entry

  static var vocabulary: ListVocabulary { get }

  /// The views on screen.
  var shown: [Element: Entry] { get set }
  /// Whether views are being created. Changes of the items meanwhile take effect in the next layout pass.
  var isTiling: Bool { get set }
  /// Whether the items will be read from the data source again.
  var isReloadPending: Bool { get }
  /// The changes of the batch that is open.
  var updates: ListUpdates? { get set }
  /// The number of items in each section, as last read from the data source.
  var itemCounts: [Int] { get }

  /// Whether the first element is created, recycled and placed before the second.
  static func precedes(_ first: Element, _ second: Element) -> Bool
  func view(of entry: Entry) -> UIView

  /// Shows the elements within the bounds, and recycles all others.
  func tileVisibleElements()
  /// Stores a view that has left the list for reuse, and notifies the delegate.
  func store(_ view: UIView, of element: Element)

  /// Reads the number of items from the data source, if it has not been read since the last reload.
  func loadIfNeeded()
  /// Reads the number of items in each section from the data source.
  func loadedItemCounts() -> [Int]
  /// Replaces the items. An item with an origin, its previous index path, keeps its view and its measured size.
  func replaceContents(origins: [[IndexPath?]])
  func reloadData()
}

extension TilingList {
  /// Shows the elements within the bounds.
  func tile() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    tileVisibleElements()
    // A reload by the data source removes the elements that were shown after it, too.
    if isReloadPending { reloadData() }
  }

  // MARK: Views

  /// The elements on screen, in the order in which they are created.
  var shownElements: [Element] { shown.keys.sorted(by: Self.precedes) }

  /// Whether a view that the data source or the delegate returned is free: the list does not show it yet.
  func canShow(_ view: UIView) -> Bool {
    !shown.values.contains { self.view(of: $0) === view } && !isDescendant(of: view)
  }

  /// Returns the data source's view if it is free, otherwise an empty one.
  func usable<View: UIView>(_ view: View?, orError error: @autoclosure () -> ListError, empty: () -> View) -> View {
    guard let view else {
      ListError.noDataSource.report(in: Self.vocabulary)
      return empty()
    }
    guard canShow(view) else {
      error().report(in: Self.vocabulary)
      return empty()
    }
    return view
  }

  /// Removes the views of elements, and stores them for reuse.
  func recycle(where shouldRecycle: (Element) -> Bool) {
    for element in shownElements where shouldRecycle(element) { recycle(element) }
  }

  private func recycle(_ element: Element) {
    guard let entry = shown.removeValue(forKey: element) else { return }
    let view = view(of: entry)
    view.removeFromSuperview()
    store(view, of: element)
  }

  // MARK: Batches of changes

  func beginBatch() {
    loadIfNeeded()
    if updates == nil { updates = ListUpdates() }
  }

  func endBatch() {
    guard let updates else { return }
    self.updates = nil
    do {
      replaceContents(origins: try updates.origins(from: itemCounts, to: loadedItemCounts()))
    } catch {
      ListError.update(error).report(in: Self.vocabulary)
      reloadData()
    }
  }

  /// Applies changes as one batch. An inner batch is part of the outer one.
  func performBatch(_ changes: (() -> Void)?) {
    let isOuter = updates == nil
    beginBatch()
    changes?()
    if isOuter { endBatch() }
  }

  /// Records a change; outside a batch, applies it immediately.
  func update(_ change: (inout ListUpdates) -> Void) {
    let isOuter = updates == nil
    beginBatch()
    var changed = updates ?? ListUpdates()
    change(&changed)
    updates = changed
    if isOuter { endBatch() }
  }
}
