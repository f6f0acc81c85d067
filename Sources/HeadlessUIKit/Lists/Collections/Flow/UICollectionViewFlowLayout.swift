public import Foundation

/// Items one after the other in lines, as words in a text, with headers and footers.
///
/// Lines are justified: the space that their items leave is shared between them. Items that do not fill a line as high
/// as its highest one lie in its middle.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// As an estimate: the content of every cell decides its size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items that were not on screen yet, where their content decides; zero where it does not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateForNewData() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Of the size only the length along the scroll direction counts; 0 for no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Of the size only the length along the scroll direction counts; 0 for no footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var sections: [FlowPlacement] = []
  var measured = MeasuredSizes()
  private(set) var metrics: [FlowSection]?
  private var contentSize = CGSize.zero
  private var preparedCross: CGFloat?

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Lines begin at the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let metrics = metrics ?? askedMetrics(of: collectionView)
    self.metrics = metrics
    let grid = PixelGrid(collectionView.traitCollection)
    let cross = crossRoom
    preparedCross = cross
    var end: CGFloat = 0
    sections = metrics.enumerated().map { index, section in
      let placement = FlowPlacement(withMeasuredSizes(section, index), at: end, cross: cross, grid: grid)
      end = placement.end
      return placement
    }
    contentSize = CGSize(axis, main: end, cross: cross)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    crossRoom != preparedCross
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isEstimated && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let preferred = context.preferred {
      measured[CollectionElement(preferred)] = preferred.size
    } else if (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics != false
    {
      metrics = nil
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return supplementaryAttributes(ofKind: elementKind, inSection: indexPath.section)
  }

  override func invalidateForNewData() {
    measured.forget()
    metrics = nil
    super.invalidateForNewData()
  }

  override func adopt(_ destinations: [IndexPath: IndexPath]) {
    measured.move(to: destinations)
    metrics = nil
    super.adopt(destinations)
  }

  override var warnings: [String] { oversizeWarnings }
}
