public import Foundation

/// A view of items in sections, placed by a layout. Only items on screen have cells and are measured.
///
/// Reloads, insertions and scrolling take effect in the next layout pass, without animation.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open weak var delegate: (any UICollectionViewDelegate)? {
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
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  var cellPool = ReusePool<UICollectionViewCell>()
  var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
  /// The number of items in each section, as last read from the data source.
  var itemCounts: [Int] = []
  var isReloadPending = true
  /// Whether the view is showing its items, and the data source and the delegate may call it.
  var isTiling = false
  var updates: ListUpdates?
  var shown: [CollectionElement: ShownElement] = [:]
  var rails: [Int: OrthogonalScrollView] = [:]
  /// The scroll offsets of the rails that are off screen, in points.
  var offscreenRailOffsets: [Int: CGFloat] = [:]
  var selectedPaths: [IndexPath] = []
  var prefetchedPaths: Set<IndexPath> = []
  /// The cell that is being reconfigured.
  var reconfigured: UICollectionViewCell?
  /// The bounds when the layout was last prepared.
  var preparedBounds = CGRect.null
  /// The scroll offset of mirrored content from its leading edge, in points.
  var leadingOffset: CGFloat = 0
  /// The horizontal scroll range when ``leadingOffset`` was last computed, in points; `nil` if content is not mirrored.
  var lastScrollRange: CGFloat?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = InterfaceBuilder.layout(of: coder)
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    collectionViewLayout.attach(to: self)
    super.backgroundColor = .systemBackground
  }

  /// The background color; the layout's background unless set.
  open override var backgroundColor: UIColor? {
    didSet { hasCustomBackground = true }
  }

  private var hasCustomBackground = false

  func applyLayoutBackground() {
    guard !hasCustomBackground else { return }
    super.backgroundColor = collectionViewLayout.background ?? .systemBackground
  }

  /// Replaces the layout immediately. The completion handler is called before the method returns.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.attach(to: nil)
    collectionViewLayout.attach(to: self)
    for element in shown.values { element.view.willTransition(from: old, to: collectionViewLayout) }
    // Cells are kept if the new layout shows their items.
    collectionViewLayout.invalidateLayout()
    for element in shown.values { element.view.didTransition(from: old, to: collectionViewLayout) }
  }

  /// Removes all views, and reads the data source again in the next layout pass.
  open func reloadData() {
    recycle { _ in true }
    isReloadPending = true
    selectedPaths = []
    prefetchedPaths = []
    offscreenRailOffsets = [:]
    collectionViewLayout.invalidateForNewData()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    tile()
    prefetch()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
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

  /// Reads the number of items from the data source, if it has not been read since the last reload.
  func loadIfNeeded() {
    guard isReloadPending, !isTiling else { return }
    isReloadPending = false
    itemCounts = loadedItemCounts()
  }

  func loadedItemCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<ListVocabulary.collection.checked(sections, else: .negativeSections(sections))).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      return ListVocabulary.collection.checked(items, else: .negativeItems(items, section: section))
    }
  }

  override var undrawnProperties: [UndrawnProperty] {
    super.undrawnProperties + collectionViewLayout.undrawnProperties
  }

  override var contentWarnings: [String] { super.contentWarnings + collectionViewLayout.warnings }

  // MARK: Items

  open var numberOfSections: Int {
    loadIfNeeded()
    return itemCounts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section) && (0..<itemCounts[path.section]).contains(path.item)
  }

  /// Returns the cell of an item; `nil` if the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns the supplementary view of a kind; `nil` if it is not on screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
  }

  /// The cells on screen, in the order of the items. In UIKit, the order is unspecified.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shown.first { $0.value.view === supplementaryView }?.key.path
  }

  /// Returns the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    settleLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(spot)) ?? []
    let hit = found.filter { $0.representedElementCategory == .cell && shownFrame(of: $0).includes(point) }
    return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Returns the frame of an element in the content, including the scroll offset of its rail.
  private func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let section = attributes.rail, let rail = rails[section] else { return mirrored(attributes.frame) }
    return rail.convert(frame(of: attributes), to: self)
  }

  /// Returns the attributes of an item in the content. The size is an estimate if the content determines it and the
  /// item has not been on screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    settleLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(inViewSpace)
  }

  open func layoutAttributesForSupplementaryElement(
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

  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  /// Selects an item, or none for `nil`. As in UIKit, the delegate is not called.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    loadIfNeeded()
    guard contains(indexPath) || !scrollPosition.isEmpty && canScroll(to: indexPath) else { return }
    if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Members that subclasses can override

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    standardScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    standardPerformBatchUpdates(updates, completion: completion)
  }
  open func insertItems(at indexPaths: [IndexPath]) { standardInsertItems(at: indexPaths) }
  open func deleteItems(at indexPaths: [IndexPath]) { standardDeleteItems(at: indexPaths) }
  open func reloadItems(at indexPaths: [IndexPath]) { standardReloadItems(at: indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    standardMoveItem(at: indexPath, to: newIndexPath)
  }
  open func insertSections(_ sections: IndexSet) { standardInsertSections(sections) }
  open func deleteSections(_ sections: IndexSet) { standardDeleteSections(sections) }
  open func reloadSections(_ sections: IndexSet) { standardReloadSections(sections) }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    standardMoveSection(section, toSection: newSection)
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { standardReconfigureItems(at: indexPaths) }
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    standardRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  @_disfavoredOverload open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    standardRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  @_disfavoredOverload open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { standardRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { standardRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { standardDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    standardDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    standardRegister(nib, forCellWithReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    standardRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  // MARK: Drag and drop

  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { (seldom["dragDelegate"] as WeakDelegate?)?.object as? any UICollectionViewDragDelegate }
    set { seldom["dragDelegate"] = WeakDelegate(object: newValue) }
  }

  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { (seldom["dropDelegate"] as WeakDelegate?)?.object as? any UICollectionViewDropDelegate }
    set { seldom["dropDelegate"] = WeakDelegate(object: newValue) }
  }

  /// Whether cells can be dragged. Nothing is dragged here.
  open var dragInteractionEnabled: Bool {
    get { seldom["dragInteractionEnabled", default: UIDragInteraction.isEnabledByDefault] }
    set { seldom["dragInteractionEnabled", default: false] = newValue }
  }

  open var hasActiveDrag: Bool { false }

  open var hasActiveDrop: Bool { false }

  open var reorderingCadence: ReorderingCadence {
    get { seldom["reorderingCadence", default: .immediate] }
    set { seldom["reorderingCadence", default: .immediate] = newValue }
  }

  // MARK: Editing

  /// Whether the rows of lists show their accessories for editing.
  open var isEditing: Bool {
    get { seldom["isEditing"] ?? false }
    set {
      guard newValue != isEditing else { return }
      seldom["isEditing"] = newValue
      for cell in visibleCells { (cell as? UICollectionViewListCell)?.updateEditing() }
    }
  }

  /// The interaction of the menus of items: there is none, because items are not touched.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  // MARK: Focus and interactive changes

  /// When cells that change their size are laid out again. They always are, in the next layout.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { seldom["selfSizingInvalidation"] ?? .enabled }
    set { seldom["selfSizingInvalidation"] = newValue }
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

  open var hasUncommittedUpdates: Bool { false }

  /// Returns `false`: no item is moved by touches.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  open func endInteractiveMovement() {}

  open func cancelInteractiveMovement() {}

  /// Changes the layout at once, and returns the transition at its end.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let transition = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    transition.transitionProgress = 1
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return transition
  }

  open func finishInteractiveTransition() {}

  open func cancelInteractiveTransition() {}
}
