public import Foundation

/// A view of rows in one column. Only rows on screen have cells and are measured.
///
/// Reloads, insertions and scrolling take effect in the next layout pass, without animation. The heights of rows that
/// have never been on screen are estimates.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// A height that the content determines.
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The delegate, cast once. `delegate` casts at each access, which is too slow for requests for every row.
  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  override func scrollDelegateDidChange() {
    tableDelegate = delegate
    reloadData()
  }

  // MARK: Heights

  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { invalidateHeights() } }
  }

  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
  }

  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
  }

  /// The height of rows that have not been on screen; if 0, the delegate returns the heights of all rows.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { invalidateHeights() } }
  }

  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension

  /// The space above the headers of a plain table.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidateHeights() } }
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { invalidateHeights() } }
  }

  open var separatorColor: UIColor? = .separator

  /// The distances from rows to the sides that SwiftUI sets, in points; `nil` for those of the style.
  package var contentMargins: (leading: CGFloat?, trailing: CGFloat?) = (nil, nil) {
    didSet { if contentMargins != oldValue { invalidateHeights() } }
  }

  /// Whether separators lie on the content of rows, as in a collection view, and take no height from it.
  package var separatorsOverlapContent = false {
    didSet { if separatorsOverlapContent != oldValue { invalidateHeights() } }
  }

  /// The distances from the separators to the sides of the rows, in points; the margins of the rows unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      let trailing = traitCollection.look.list.separatorTrailing(margin: systemMargin)
      return customSeparatorInset
        ?? UIEdgeInsets(top: 0, left: systemMargin, bottom: 0, right: trailing)
    }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  private var customSeparatorInset: UIEdgeInsets?

  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnInSituation }

  /// The entry of the index bar that stands for a magnifying glass.
  public static let indexSearch = "{search}"
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the rows show controls for deleting, inserting and moving them.
  open var isEditing = false {
    didSet { if isEditing != oldValue { invalidateHeights() } }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// A view above the first section, with the width of the table and the height of its own frame.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// A view below the last section, with the width of the table and the height of its own frame.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Index

  /// The number of rows from which on the index of sections is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The color of the titles in the index of sections; `nil` for the tint color.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  var indexBar: SectionIndexBar?
  var shownIndexTitles: [String] = []
  var needsIndexTitles = true

  // MARK: State

  /// The row whose actions are shown.
  var swiped: (path: IndexPath, view: SwipeActionsView)?
  var cellPool = ReusePool<UITableViewCell>()
  /// The rows that an interface document describes; `nil` for tables with a data source.
  var staticContent: StaticTableContent?
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// The parts of the table (headers, rows and footers) in order, with their heights.
  var outline = TableOutline.empty
  var isReloadPending = true
  /// Whether the table is showing its rows, and the data source and the delegate may call it.
  var isTiling = false
  var updates: ListUpdates?
  /// The views on screen, by the index of their part in the outline.
  var shown: [Int: UIView] = [:]
  var selectedPaths: [IndexPath] = []
  private var measuredWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = InterfaceBuilder.tableStyle(of: coder.interfaceElement)
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Removes all rows, and reads the data source again in the next layout pass.
  open func reloadData() {
    recycle { _ in true }
    isReloadPending = true
    needsIndexTitles = true
    selectedPaths = []
    hideSwipeActions()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      estimateHeights()
    }
    if needsIndexTitles { readIndexTitles() }
    tile()
    placeIndexBar()
  }

  func invalidateHeights() {
    if !isReloadPending { estimateHeights() }
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    shown = shown.filter { $0.value !== old }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  // MARK: Rows

  open var numberOfSections: Int {
    loadIfNeeded()
    return outline.rowCounts.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? outline.rowCounts[section] : 0
  }

  /// Returns the cell of a row; `nil` if the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard outline.contains(indexPath), !isReloadPending else { return nil }
    return shown[outline.position(of: .row(indexPath))] as? UITableViewCell
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .header(section))] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .footer(section))] as? UITableViewHeaderFooterView
  }

  /// The cells on screen, from the top down.
  open var visibleCells: [UITableViewCell] {
    shown.keys.sorted().compactMap { shown[$0] as? UITableViewCell }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.sorted().compactMap { position in
      guard case .row(let path) = outline.part(at: position) else { return nil }
      return path
    }
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let position = shown.first(where: { $0.value === cell })?.key,
      case .row(let path) = outline.part(at: position)
    else { return nil }
    return path
  }

  /// Returns the rows that a rectangle of the content meets.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var paths: [IndexPath] = []
    for position in outline.heights.index(at: rect.minY)..<outline.count {
      guard case .row(let path) = outline.part(at: position) else { continue }
      let frame = rectForRow(at: path)
      if frame.minY >= rect.maxY { break }
      if frame.intersects(rect) { paths.append(path) }
    }
    return paths
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let position = outline.heights.index(at: point.y)
    guard point.y >= 0, position < outline.count, case .row(let path) = outline.part(at: position) else { return nil }
    return path
  }

  /// Returns the frame of a row in the content. It is an estimate if the row or one above it has not been on screen.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return outline.contains(indexPath) ? rect(of: .row(indexPath)) : .zero
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .header(section)) : .zero
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .footer(section)) : .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// Scrolls to a row and lays out the table. The rows on screen are measured before the method returns.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let part = scrollTarget(indexPath) else { return }
    // Rows that come on screen differ from their estimates, which moves the target. A few iterations are enough.
    for _ in 0..<4 {
      layoutIfNeeded()
      // The layout may have reloaded the table.
      guard outline.contains(part) else { break }
      let offset = offset(moving: rect(of: part), to: scrollPosition)
      guard offset != contentOffset else { break }
      contentOffset = offset
    }
    layoutIfNeeded()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Returns the part of the table to scroll to; `nil` if it does not exist. The row `NSNotFound` stands for the start
  /// of its section.
  private func scrollTarget(_ path: IndexPath) -> TableOutline.Part? {
    guard path.count == 2 else {
      ListError.update(.malformed(path)).report(in: .table)
      return nil
    }
    guard outline.rowCounts.indices.contains(path.section) else {
      ListError.scrolledToSection(path.section, count: outline.rowCounts.count).report(in: .table)
      return nil
    }
    if path.row == NSNotFound { return .header(path.section) }
    guard outline.contains(path) else {
      ListError.scrolledToItem(path, count: outline.rowCounts[path.section]).report(in: .table)
      return nil
    }
    return .row(path)
  }

  private func offset(moving rect: CGRect, to position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let y: CGFloat
    switch position {
    case .top: y = rect.minY
    case .middle: y = rect.midY - visible.height / 2
    case .bottom: y = rect.maxY - visible.height
    case .none: y = max(min(visible.minY, rect.minY), rect.maxY - visible.height)
    }
    let last = max(outline.heights.total - visible.height, 0)
    let grid = PixelGrid(traitCollection)
    return CGPoint(x: contentOffset.x, y: grid.rounded(max(0, min(y, last))) - insets.top)
  }

  /// The position of a row after scrolling to it; `none` scrolls only as far as needed.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row, or none for `nil`. As in UIKit, the delegate is not called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, allowsSelection else { return }
    loadIfNeeded()
    guard outline.contains(indexPath) || scrollPosition != .none else { return }
    guard scrollTarget(indexPath) == .row(indexPath) else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Members that subclasses can override

  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    standardRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  @_disfavoredOverload open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    standardRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  @_disfavoredOverload open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    standardRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { standardRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier) }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    standardDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    standardDequeueReusableCell(withIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    standardDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { standardReconfigureRows(at: indexPaths) }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    standardScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    standardPerformBatchUpdates(updates, completion: completion)
  }
  open func beginUpdates() { standardBeginUpdates() }
  open func endUpdates() { standardEndUpdates() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    standardInsertRows(at: indexPaths, with: animation)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    standardDeleteRows(at: indexPaths, with: animation)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    standardReloadRows(at: indexPaths, with: animation)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    standardMoveRow(at: indexPath, to: newIndexPath)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    standardInsertSections(sections, with: animation)
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    standardDeleteSections(sections, with: animation)
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    standardMoveSection(section, toSection: newSection)
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    standardReloadSections(sections, with: animation)
  }
  open func reloadSectionIndexTitles() { standardReloadSectionIndexTitles() }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    standardRegister(nib, forCellReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    standardRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  // MARK: Drag and drop

  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { (seldom["dragDelegate"] as WeakDelegate?)?.object as? any UITableViewDragDelegate }
    set { seldom["dragDelegate"] = WeakDelegate(object: newValue) }
  }

  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { (seldom["dropDelegate"] as WeakDelegate?)?.object as? any UITableViewDropDelegate }
    set { seldom["dropDelegate"] = WeakDelegate(object: newValue) }
  }

  /// Whether rows can be dragged. Nothing is dragged here.
  open var dragInteractionEnabled: Bool {
    get { seldom["dragInteractionEnabled", default: UIDragInteraction.isEnabledByDefault] }
    set { seldom["dragInteractionEnabled", default: false] = newValue }
  }

  open var hasActiveDrag: Bool { false }

  open var hasActiveDrop: Bool { false }

  // MARK: Separators and menus

  /// What ``separatorInset`` is relative to.
  open var separatorInsetReference: SeparatorInsetReference {
    get { seldom["separatorInsetReference"] ?? .fromCellEdges }
    set {
      seldom["separatorInsetReference"] = newValue
      seldom.list(
        "separatorInsetReference", if: newValue == .fromAutomaticInsets, drawn: "insets are relative to the cells")
    }
  }

  /// The distance of the separators below the last row of a plain table, in points. They are not drawn.
  open var fillerRowHeight: CGFloat {
    get { seldom["fillerRowHeight"] ?? 0 }
    set {
      seldom["fillerRowHeight"] = newValue
      seldom.list("fillerRowHeight", if: newValue > 0 && style == .plain, drawn: "no lines below the last row")
    }
  }

  /// The effect that separators are drawn with. They are drawn in their color.
  open var separatorEffect: UIVisualEffect? {
    get { seldom["separatorEffect"] }
    set {
      seldom["separatorEffect"] = newValue
      seldom.list("separatorEffect", if: newValue != nil, drawn: "separators have their color")
    }
  }

  /// The interaction of the menus of rows: there is none, because rows are not touched.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  // MARK: Prefetching, focus and sizes

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { (seldom["prefetchDataSource"] as WeakDelegate?)?.object as? any UITableViewDataSourcePrefetching }
    set { seldom["prefetchDataSource"] = WeakDelegate(object: newValue) }
  }

  open var isPrefetchingEnabled: Bool {
    get { seldom["isPrefetchingEnabled"] ?? true }
    set { seldom["isPrefetchingEnabled"] = newValue }
  }

  /// Whether the contents of cells follow the readable width. It has an effect on wide screens only.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { seldom["cellLayoutMarginsFollowReadableWidth"] ?? false }
    set { seldom["cellLayoutMarginsFollowReadableWidth"] = newValue }
  }

  open var insetsContentViewsToSafeArea: Bool {
    get { seldom["insetsContentViewsToSafeArea"] ?? true }
    set { seldom["insetsContentViewsToSafeArea"] = newValue }
  }

  open var remembersLastFocusedIndexPath: Bool {
    get { seldom["remembersLastFocusedIndexPath"] ?? false }
    set { seldom["remembersLastFocusedIndexPath"] = newValue }
  }

  open var selectionFollowsFocus: Bool {
    get { seldom["selectionFollowsFocus"] ?? false }
    set { seldom["selectionFollowsFocus"] = newValue }
  }

  open var allowsFocus: Bool {
    get { seldom["allowsFocus"] ?? false }
    set { seldom["allowsFocus"] = newValue }
  }

  open var allowsFocusDuringEditing: Bool {
    get { seldom["allowsFocusDuringEditing"] ?? false }
    set { seldom["allowsFocusDuringEditing"] = newValue }
  }

  /// When cells that change their size are laid out again. They always are, in the next layout.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { seldom["selfSizingInvalidation"] ?? .enabled }
    set { seldom["selfSizingInvalidation"] = newValue }
  }

  open var hasUncommittedUpdates: Bool { false }
}
