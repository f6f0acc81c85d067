import FirstFrameLayoutTree
public import Foundation

/// Computes the frames of the elements of a collection view. Subclasses override its methods.
///
/// Coordinates are in points, in the space of the content, with y downwards.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open private(set) weak var collectionView: UICollectionView?
  private var isInvalid = true
  private var decorationPool = ReusePool<UICollectionReusableView>()

  public override init() {
    super.init()
  }

  /// Creates a layout like `init()`: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Stands for the dimension that the system chooses, for example as the padding above headers of a list.
  public static let automaticDimension: CGFloat = -1

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  func attach(to collectionView: UICollectionView?) {
    self.collectionView = collectionView
    isInvalid = true
  }

  /// Computes the layout. Called before the other methods after each invalidation.
  open func prepare() {}

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout is mirrored in a right-to-left environment, so that its coordinates start at the leading edge.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    guard let collectionView else { return }
    if context.contentOffsetAdjustment != .zero {
      collectionView.contentOffset.x += context.contentOffsetAdjustment.x
      collectionView.contentOffset.y += context.contentOffsetAdjustment.y
    }
    collectionView.setNeedsLayout()
  }

  /// Whether scrolling or resizing invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the preferred size of a view invalidates the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    return context
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      reportClass("invalidationContextClass", expected: "UICollectionViewLayoutInvalidationContext")
      return UICollectionViewLayoutInvalidationContext()
    }
    return type.init()
  }

  private func reportClass(_ property: String, expected: String) {
    UsageErrors.report(
      UsageError(
        "\(property) of \(Self.self) is not a subclass of \(expected).",
        advice: "Return \(expected).self or a subclass."))
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Not called: changes are never animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  // The animations of changes and of drags are never shown, so that the following methods are not called.

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let hit = layoutAttributesForElements(in: CGRect(origin: position, size: CGSize(width: 1, height: 1)))
    return hit?.first { $0.representedElementCategory == .cell }?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of an item that is dragged, with its middle at a point.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? cellAttributes(at: indexPath)
    attributes.center = position
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Registers a class of decorations; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = UsageWarnings.listed(viewClass, as: UICollectionReusableView.self)
    decorationPool.register(elementKind, make: type.map { type in { type.init(registeredAs: elementKind) } })
  }

  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    guard let view = decorationPool.dequeue(kind) else {
      ListError.unregisteredDecoration(kind: kind).report(in: .collection)
      return UICollectionReusableView(registeredAs: kind)
    }
    return view
  }

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }

  /// Returns the attributes of an item; `nil` while the layout is invalid.
  func preparedAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    isInvalid ? nil : layoutAttributesForItem(at: path)
  }

  /// Problems with the configuration of the layout.
  var warnings: [String] { [] }

  /// The properties of the layout and its parts that are set and visible on a device, but not drawn.
  var undrawnProperties: [UndrawnProperty] { [] }

  /// Invalidates the layout and all measured sizes.
  func invalidateForNewData() {
    invalidateLayout()
  }

  /// Invalidates the layout, and moves measured sizes from old index paths to new ones.
  func moveMeasuredSizes(to destinations: [IndexPath: IndexPath]) {
    invalidateLayout()
  }

  /// Returns the sections that scroll orthogonally and intersect a rectangle of the content.
  func railSections(in rect: CGRect) -> [Int] { [] }

  func rail(inSection section: Int) -> OrthogonalRail? { nil }

  /// Calls handlers that may change the attributes of visible elements.
  func refine(_ visible: [UICollectionViewLayoutAttributes]) {}

  /// The background color of a list.
  var background: UIColor? { nil }

  /// Creates attributes of the layout's class for a cell.
  func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      reportClass("layoutAttributesClass", expected: "UICollectionViewLayoutAttributes")
      return UICollectionViewLayoutAttributes(forCellWith: path)
    }
    let attributes = type.init()
    attributes.indexPath = path
    return attributes
  }
}

/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point to which items are dragged, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment to add to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The adjustment to add to the content size, in points, until the layout is prepared again.
  open var contentSizeAdjustment = CGSize.zero
  /// The preferred attributes of a view that caused the invalidation.
  var preferred: UICollectionViewLayoutAttributes?

  public required override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

extension UICollectionView {
  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, CaseIterable, Sendable {
    case vertical = 0
    case horizontal = 1

    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
  }
}
