public import Foundation

/// Says where the elements of a collection view lie. Subclasses override what they decide.
///
/// Lengths are points in the content, y down.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open private(set) weak var collectionView: UICollectionView?
  private var isInvalid = true
  private var decorationPool = ReusePool<UICollectionReusableView>()

  public override init() {
    super.init()
  }

  /// A layout as `init()` makes it: there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  func attach(to collectionView: UICollectionView?) {
    self.collectionView = collectionView
    isInvalid = true
  }

  /// Works out what the other methods answer. Called before they are, whenever the layout was invalidated.
  open func prepare() {}

  /// What lies at least in part within a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the coordinates run from the right in a right-to-left environment: a layout that counts from the leading
  /// edge need not know of directions then.
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

  /// Whether a scroll or another size makes the layout work anew.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether the size that a view asks for makes the layout work anew.
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
      preconditionFailure(
        "invalidationContextClass of \(Self.self) is no subclass of UICollectionViewLayoutInvalidationContext")
    }
    return type.init()
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Animations jump to their ends, so that where they begin is not asked for.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Registers a class of decorations; nil takes the registration back.
  open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorationPool.register(elementKind, make: viewClass.map { type in { type.init(registeredAs: elementKind) } })
  }

  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    guard let view = decorationPool.dequeue(kind) else {
      preconditionFailure(
        """
        no decoration of kind "\(kind)" is registered; \
        write layout.register(YourView.self, forDecorationViewOfKind: "\(kind)")
        """)
    }
    return view
  }

  func prepareIfNeeded() {
    guard isInvalid else { return }
    isInvalid = false
    prepare()
  }

  /// The attributes of an item as long as they are true.
  func preparedAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    isInvalid ? nil : layoutAttributesForItem(at: path)
  }

  /// What the layout asks for and cannot have.
  var warnings: [String] { [] }

  /// Forgets the sizes of items, which may all be others.
  func invalidateForNewData() {
    invalidateLayout()
  }

  /// Keeps the sizes of items that have moved from an old place to a new one.
  func adopt(_ destinations: [IndexPath: IndexPath]) {
    invalidateLayout()
  }

  /// The sections that scroll across and meet a rectangle of the content.
  func railSections(in rect: CGRect) -> [Int] { [] }

  func rail(inSection section: Int) -> OrthogonalRail? { nil }

  /// Lets an app change how what is on screen is shown.
  func refine(_ visible: [UICollectionViewLayoutAttributes]) {}

  /// What a list looks best on.
  var background: UIColor? { nil }

  /// Attributes of the class that the layout says, for a cell.
  func cellAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("layoutAttributesClass of \(Self.self) is no subclass of UICollectionViewLayoutAttributes")
    }
    let attributes = type.init()
    attributes.indexPath = path
    return attributes
  }
}

/// What of a layout is no longer true.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the content's size, in points, until the layout has worked anew.
  open var contentSizeAdjustment = CGSize.zero
  /// A view's own wish that led to the invalidation.
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
  /// The direction in which content goes on.
  public enum ScrollDirection: Int, CaseIterable, Sendable {
    case vertical = 0
    case horizontal = 1

    var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
  }
}
