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
}
