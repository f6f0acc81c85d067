public import Foundation

/// Rows in one column, of which only those on screen are made and measured.
///
/// Everything happens within the call: a reload, an insertion or a scroll is shown by the next layout pass, with no
/// animation. The heights of rows that were never on screen are estimates; nothing asks for them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Stands for a height that the content decides.
  public static let automaticDimension: CGFloat = -1

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  private(set) weak var tableDelegate: (any UITableViewDelegate)?

  override func scrollDelegateDidChange() {
    tableDelegate = delegate
    reloadData()
  }

  // MARK: Heights

  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { forgetHeights() } }
  }

  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
  }

  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
  }

  /// The height of rows that were not on screen yet; 0 to ask the delegate for all of them at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
  }

  open var estimatedSectionHeaderHeight = automaticDimension
  open var estimatedSectionFooterHeight = automaticDimension

  /// The space above the headers of a plain table.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
  }

  // MARK: Look

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }

  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Lies above the first section, as wide as the table and as high as its own frame says.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// Lies below the last section, as wide as the table and as high as its own frame says.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// Lies behind the rows and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: State

  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  var outline = TableOutline.empty
  var isReloadPending = true
  var updates: ListUpdates?
  /// What is on screen, by its position in the outline.
  var shown: [Int: UIView] = [:]
  var selectedPaths: [IndexPath] = []
  private var measuredWidth: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Lets go of all rows, and asks the data source anew in the next layout pass.
  open func reloadData() {
    for position in shown.keys.sorted() { recycle(position) }
    isReloadPending = true
    selectedPaths = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      estimateHeights()
    }
    tile()
  }

  func forgetHeights() {
    if !isReloadPending { estimateHeights() }
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
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

  public var numberOfSections: Int {
    loadIfNeeded()
    return outline.rowCounts.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? outline.rowCounts[section] : 0
  }

  /// The cell of a row that is on screen; else nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard outline.contains(indexPath), !isReloadPending else { return nil }
    return shown[outline.position(of: .row(indexPath))] as? UITableViewCell
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .header(section))] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    guard outline.rowCounts.indices.contains(section) else { return nil }
    return shown[outline.position(of: .footer(section))] as? UITableViewHeaderFooterView
  }

  /// From the top down.
  public var visibleCells: [UITableViewCell] {
    shown.keys.sorted().compactMap { shown[$0] as? UITableViewCell }
  }

  public var indexPathsForVisibleRows: [IndexPath]? {
    shown.keys.sorted().compactMap { position in
      guard case .row(let path) = outline.part(at: position) else { return nil }
      return path
    }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let position = shown.first(where: { $0.value === cell })?.key,
      case .row(let path) = outline.part(at: position)
    else { return nil }
    return path
  }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let position = outline.heights.index(at: point.y)
    guard point.y >= 0, position < outline.count, case .row(let path) = outline.part(at: position) else { return nil }
    return path
  }

  /// The row's rectangle in the content; estimated where it or a row above was not on screen yet.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return outline.contains(indexPath) ? rect(of: .row(indexPath)) : .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .header(section)) : .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return outline.rowCounts.indices.contains(section) ? rect(of: .footer(section)) : .zero
  }

  public func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// Scrolls a row to a place, and lays out: the heights of rows that come on screen are known on return.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    precondition(outline.contains(indexPath), "the table has no row \(indexPath) to scroll to")
    // The rows that come on screen turn out other than estimated, which moves the row: a few rounds settle it.
    for _ in 0..<4 {
      layoutIfNeeded()
      let offset = offset(bringing: rectForRow(at: indexPath), to: scrollPosition)
      guard offset != contentOffset else { break }
      contentOffset = offset
    }
    layoutIfNeeded()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  private func offset(bringing rect: CGRect, to place: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let y: CGFloat
    switch place {
    case .top: y = rect.minY
    case .middle: y = rect.midY - visible.height / 2
    case .bottom: y = rect.maxY - visible.height
    case .none: y = max(min(visible.minY, rect.minY), rect.maxY - visible.height)
    }
    let last = max(outline.heights.total - visible.height, 0)
    let grid = PixelGrid(traitCollection)
    return CGPoint(x: contentOffset.x, y: grid.rounded(max(0, min(y, last))) - insets.top)
  }

  /// Where a row that is scrolled to comes to lie; `none` moves no further than needed to see it.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row, or none; the delegate is not told, as code knows what it does.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, allowsSelection else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }
}
