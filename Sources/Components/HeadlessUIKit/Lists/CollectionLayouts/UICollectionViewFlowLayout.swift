public import Foundation

/// A layout of items in lines, like words in a text, with headers and footers.
///
/// Lines are justified: the remaining length is divided equally between the items. Items are centered across their
/// line.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated item size, for cells that are sized by their content.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The minimum distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items that have not been on screen, if the content determines their size; otherwise zero.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateForNewData() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// The size of headers. Only the length along the scroll direction is used; 0 for no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers. Only the length along the scroll direction is used; 0 for no footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var sections: [FlowPlacement] = []
  var measured = MeasuredSizes()
  private(set) var metrics: [FlowSection]?
  private var contentSize = CGSize.zero
  private var preparedLineLength: CGFloat?

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Lines start at the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let metrics = metrics ?? makeMetrics(of: collectionView)
    self.metrics = metrics
    let grid = PixelGrid(collectionView.traitCollection)
    let cross = lineLength
    preparedLineLength = cross
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
    lineLength != preparedLineLength
  }

  /// The context of a flow layout. Where the lines grow by less than an item, the items keep the sizes that the delegate
  /// has answered, until something else invalidates them.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext, let old = preparedLineLength else {
      return context
    }
    let longest = (metrics ?? []).flatMap(\.sizes).map { axis == .vertical ? $0.width : $0.height }.max()
    let growth = lineLength - old
    if let longest, growth > 0, growth < longest { context.invalidateFlowLayoutDelegateMetrics = false }
    return context
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
    measured.removeAll()
    metrics = nil
    super.invalidateForNewData()
  }

  override func moveMeasuredSizes(to destinations: [IndexPath: IndexPath]) {
    measured.move(to: destinations)
    metrics = nil
    super.moveMeasuredSizes(to: destinations)
  }

  override var warnings: [String] { oversizeWarnings }

  /// The boundary that section insets are relative to.
  public enum SectionInsetReference: Int, CaseIterable, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  // MARK: Metrics

  var axis: NSLayoutConstraint.Axis { scrollDirection.axis }

  var isEstimated: Bool { estimatedItemSize != .zero }

  /// The length available to lines and section insets, in points.
  var lineLength: CGFloat {
    guard let available = collectionView?.insetBounds.size else { return 0 }
    return axis == .vertical ? available.width : available.height
  }

  /// Returns the metrics of every section, from the delegate or else from the properties.
  func makeMetrics(of view: UICollectionView) -> [FlowSection] {
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let reference = referenceInsets(of: view)
    return (0..<view.numberOfSections).map { section in
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      return FlowSection(
        axis: axis, sizes: sizes(in: section, of: view, delegate), insets: insets + reference,
        lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing,
        itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing,
        header: header[axis], footer: footer[axis])
    }
  }

  private func sizes(
    in section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    let count = view.numberOfItems(inSection: section)
    if isEstimated, estimatedItemSize != Self.automaticSize { return Array(repeating: estimatedItemSize, count: count) }
    guard let delegate else { return Array(repeating: itemSize, count: count) }
    return (0..<count).map {
      delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: section))
    }
  }

  /// Replaces the estimated sizes of items that have been measured.
  func withMeasuredSizes(_ section: FlowSection, _ index: Int) -> FlowSection {
    guard isEstimated else { return section }
    var section = section
    for item in section.sizes.indices {
      if let size = measured[.cell(IndexPath(item: item, section: index))] { section.sizes[item] = size }
    }
    return section
  }

  private func referenceInsets(of view: UICollectionView) -> UIEdgeInsets {
    let all: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: all = view.safeAreaInsets
    case .fromLayoutMargins: all = view.layoutMargins
    }
    return axis == .vertical
      ? UIEdgeInsets(top: 0, left: all.left, bottom: 0, right: all.right)
      : UIEdgeInsets(top: all.top, left: 0, bottom: all.bottom, right: 0)
  }

  /// The warnings about items that are larger than a line, which UIKit writes to the console.
  var oversizeWarnings: [String] {
    guard let metrics else { return [] }
    let dimension = axis == .vertical ? "width" : "height"
    for section in metrics {
      let available = lineLength - section.crossStart - section.crossEnd
      if let size = section.sizes.first(where: { $0[section.crossAxis] > available + 0.01 }), available > 0 {
        let length = size[section.crossAxis]
        return [
          """
          the item \(dimension) of \(Int(clamping: length.rounded(.up))) points exceeds the \(Int(clamping: available)) points available \
          within the section insets; make items smaller
          """
        ]
      }
    }
    return []
  }

  // MARK: Attributes

  private static let pinnedDepth = 10

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let view = supplementaryAttributes(ofKind: kind, inSection: index), view.frame.overlaps(rect) {
          found.append(view)
        }
      }
      let section = sections[index]
      guard section.start < rect.end(axis), section.end > rect.start(axis) else { continue }
      for (item, frame) in section.items.enumerated() where frame.overlaps(rect) {
        found.append(itemAttributes(at: IndexPath(item: item, section: index)))
      }
    }
    return found
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = cellAttributes(at: path)
    attributes.frame = sections[path.section].items[path.item]
    attributes.flexibleAxes = isEstimated ? .both : []
    return attributes
  }

  /// Returns the header or footer of a section; `nil` if there is none.
  func supplementaryAttributes(ofKind kind: String, inSection index: Int) -> UICollectionViewLayoutAttributes? {
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = isHeader ? section.header : section.footer
    guard frame.size[axis] > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
    attributes.flexibleAxes = []
    attributes.frame = frame
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { pin(attributes, of: section, isHeader: isHeader) }
    return attributes
  }

  private func pin(_ attributes: UICollectionViewLayoutAttributes, of section: FlowPlacement, isHeader: Bool) {
    guard let collectionView else { return }
    let (frame, axis) = (attributes.frame, axis)
    let end = section.footer.start(axis)
    let position = PinnedPosition(
      visible: collectionView.visibleRange(axis),
      section: isHeader
        ? Extent(start: section.start, end: max(end, section.start))
        : Extent(start: section.header.end(axis), end: section.end))
    let start =
      isHeader
      ? position.header(from: frame.start(axis), length: frame.size[axis])
      : position.footer(from: frame.start(axis), length: frame.size[axis])
    attributes.frame = CGRect(
      axis, main: start, cross: 0, mainLength: frame.size[axis],
      crossLength: axis == .vertical ? frame.width : frame.height)
    attributes.zIndex = Self.pinnedDepth
  }
}

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings are read from the delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
