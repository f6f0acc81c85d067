public import Foundation

/// Items in sections, of which only those on screen are made and measured, placed by a layout.
///
/// Everything happens within the call: a reload, an insertion or a scroll is shown by the next layout pass, with no
/// animation.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  override func scrollDelegateDidChange() {
    collectionDelegate = delegate
    collectionViewLayout.invalidateLayout()
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Lies behind the items and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// How many items each section has, as of the last time that the data source was asked.
  var itemCounts: [Int] = []
  var isReloadPending = true
  var updates: ListUpdates?
  var shown: [CollectionElement: ShownElement] = [:]
  var rails: [Int: OrthogonalScrollView] = [:]
  /// How far the rails that are off the screen were scrolled.
  var leftRailOffsets: [Int: CGFloat] = [:]
  var selectedPaths: [IndexPath] = []
  var prefetchedPaths: Set<IndexPath> = []
  /// The cell that is configured anew while it is shown.
  var reconfigured: UICollectionViewCell?
  /// The bounds that the layout was last asked about.
  var seenBounds = CGRect.null
  /// Where mirrored content is, counted from its leading edge.
  var leadingOffset: CGFloat = 0
  /// How far the content scrolled across when the offset was seen to.
  var keptRange: CGFloat = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    collectionViewLayout.attach(to: self)
    super.backgroundColor = .systemBackground
  }

  /// The layout's where the app has set none.
  open override var backgroundColor: UIColor? {
    didSet { isBackgroundGiven = true }
  }

  private var isBackgroundGiven = false

  func adoptLayoutBackground() {
    guard !isBackgroundGiven else { return }
    super.backgroundColor = collectionViewLayout.background ?? .systemBackground
  }

  /// Exchanges the layout at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.attach(to: nil)
    collectionViewLayout.attach(to: self)
    for element in shown.values { element.view.willTransition(from: old, to: collectionViewLayout) }
    // Cells are kept where the new layout shows their items as well.
    collectionViewLayout.invalidateLayout()
    for element in shown.values { element.view.didTransition(from: old, to: collectionViewLayout) }
  }

  /// Lets go of all views, and asks the data source anew in the next layout pass.
  open func reloadData() {
    recycle { _ in true }
    isReloadPending = true
    selectedPaths = []
    prefetchedPaths = []
    leftRailOffsets = [:]
    collectionViewLayout.invalidateForNewData()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    tile()
    prefetch()
  }

  override func adopt(_ traits: UITraitCollection) {
    super.adopt(traits)
    collectionViewLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// Asks the data source how many items there are, if it was not asked since the last reload.
  func loadIfNeeded() {
    guard isReloadPending else { return }
    isReloadPending = false
    itemCounts = loadedItemCounts()
  }

  func loadedItemCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  override var contentWarnings: [String] { super.contentWarnings + collectionViewLayout.warnings }
}
