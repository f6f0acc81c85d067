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

  // MARK: Items

  public var numberOfSections: Int {
    loadIfNeeded()
    return itemCounts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
  }

  /// The cell of an item that is on screen; else nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The header, footer or other view of a kind that is on screen; else nil.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
  }

  /// In the order of their items; UIKit promises none.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value.view === supplementaryView }?.key.path
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(spot)) ?? []
    let hit = found.filter { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(point) }
    return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Where an element is seen in the content, with its rail's offset.
  private func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.rail, let rail = rails[section] else { return mirrored(attributes.frame) }
    return rail.convert(frame(of: attributes), to: self)
  }

  /// Where an item lies in the content; estimated where its size is its content's and it was not on screen yet.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(inViewSpace)
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(inViewSpace)
  }

  private func inViewSpace(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copied()
    copy.frame = mirrored(copy.frame)
    return copy
  }

  func settleLayout() {
    loadIfNeeded()
    prepareLayout()
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item, or none; the delegate is not told, as code knows what it does.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
