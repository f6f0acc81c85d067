import FirstFrameLayoutTree
public import Foundation

/// Returns the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups of items. Every section has its own arrangement.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  var sections: [SolvedSection] = []
  var boundaries: [PlacedSupplementary] = []
  private var measured = MeasuredSizes()
  private var contentSize = CGSize.zero
  private var preparedSize: CGSize?

  /// Creates a layout that uses one definition for all sections.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    super.init()
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout with sections from a closure, which is called again when the available size or the traits change.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) {
    sectionProvider = { _, _ in nil }
    super.init(coder: coder)
  }

  var axis: NSLayoutConstraint.Axis { configuration.scrollDirection.axis }

  /// Coordinates start at the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let available = collectionView.insetBounds.size
    preparedSize = available
    let environment = LayoutEnvironment(size: available, traits: collectionView.traitCollection)
    let boundary = BoundarySolver(
      items: configuration.boundarySupplementaryItems, axis: axis, available: available, crossStart: 0,
      measured: measured,
      path: IndexPath(index: 0))
    var end = boundary.extent(at: .start)
    sections = (0..<collectionView.numberOfSections).map { index in
      if index > 0 { end += configuration.interSectionSpacing }
      let section = solver(for: index, in: environment, of: collectionView).solved(at: end)
      end = section.end
      return section
    }
    end += boundary.extent(at: .end)
    boundaries = boundary.placed(from: 0, to: end)
    contentSize = CGSize(axis, main: end, cross: axis == .vertical ? available.width : available.height)
  }

  private func solver(
    for index: Int, in environment: LayoutEnvironment, of view: UICollectionView
  ) -> SectionSolver {
    let provided = sectionProvider(index, environment)
    if provided == nil {
      UsageErrors.report(
        UsageError(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
            + "section. This is a client error.",
          advice: "The section provider returned nil for section \(index)."))
    }
    let definition = provided ?? .empty
    return SectionSolver(
      index: index, definition: definition, axis: axis,
      count: provided == nil ? 0 : view.numberOfItems(inSection: index),
      environment: environment, reference: referenceInsets(definition.contentInsetsReference, in: view),
      supplementaryReference: definition.supplementaryContentInsetsReference == .automatic
        ? nil : referenceInsets(definition.supplementaryContentInsetsReference, in: view),
      measured: measured)
  }

  /// Returns the insets from the safe area or the layout margins across the scroll direction, unless the content inset
  /// includes them.
  private func referenceInsets(
    _ own: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    let included = view.adjustedContentInset
    let all: UIEdgeInsets
    switch reference {
    case .automatic, .safeArea: all = view.safeAreaInsets
    case .layoutMargins, .readableContent: all = view.layoutMargins
    case .none: return .zero
    }
    let insets = UIEdgeInsets(
      top: max(all.top - included.top, 0), left: max(all.left - included.left, 0),
      bottom: max(all.bottom - included.bottom, 0), right: max(all.right - included.right, 0))
    var directional = insets.directional(in: view.effectiveUserInterfaceLayoutDirection)
    if axis == .vertical {
      (directional.top, directional.bottom) = (0, 0)
    } else {
      (directional.leading, directional.trailing) = (0, 0)
    }
    return directional
  }

  override var undrawnProperties: [UndrawnProperty] {
    guard sections.contains(where: { $0.definition.group.hasGroupSupplementaryItems }) else { return [] }
    return [UndrawnProperty("NSCollectionLayoutGroup.groupSupplementaryItems", drawn: "groups are drawn without them")]
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.insetBounds.size != preparedSize
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.flexibleAxes
    let current = measured[CollectionElement(originalAttributes)] ?? originalAttributes.size
    let preferred = preferredAttributes.size
    return axes.contains(.horizontal) && preferred.width != current.width
      || axes.contains(.vertical) && preferred.height != current.height
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let preferred = context.preferred { measured[CollectionElement(preferred)] = preferred.size }
  }

  override func invalidateForNewData() {
    measured.removeAll()
    super.invalidateForNewData()
  }

  override func moveMeasuredSizes(to destinations: [IndexPath: IndexPath]) {
    measured.move(to: destinations)
    super.moveMeasuredSizes(to: destinations)
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
    supplementaryAttributes(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return decorations(inSection: indexPath.section).first { $0.representedElementKind == elementKind }
  }

  override func railSections(in rect: CGRect) -> [Int] {
    sections.indices.filter { sections[$0].rail?.frame.overlaps(rect) == true }
  }

  override func rail(inSection section: Int) -> OrthogonalRail? {
    sections.indices.contains(section) ? sections[section].rail : nil
  }

  override func refine(_ visible: [UICollectionViewLayoutAttributes]) {
    callHandlers(with: visible)
  }

  override var background: UIColor? { sections.lazy.compactMap { $0.definition.list?.shownBackground }.first }

  // MARK: Attributes

  private static let pinnedDepth = 1_000

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = boundaries.map { supplementary($0, at: IndexPath(index: 0)) }.filter { $0.frame.overlaps(rect) }
    for index in sections.indices {
      let section = sections[index]
      // Pinned headers are within their section, too.
      guard section.start < rect.end(axis), section.end > rect.start(axis) else { continue }
      let path = IndexPath(item: 0, section: index)
      found += decorations(inSection: index).filter { $0.frame.overlaps(rect) }
      found += section.supplementaries.map { supplementary($0, at: path) }.filter { $0.frame.overlaps(rect) }
      found += items(ofSection: index, in: rect)
    }
    return found
  }

  /// Returns the items of a section in a rectangle, with their badges. For a rail, these are the items in its visible
  /// part.
  private func items(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var (visible, groupAxis) = (rect, axis)
    if let rail = section.rail {
      guard rail.frame.overlaps(rect) else { return [] }
      visible = collectionView?.visibleRect(ofRail: rail, inSection: index) ?? rail.frame
      groupAxis = .horizontal
    }
    var found: [UICollectionViewLayoutAttributes] = []
    for group in section.groups where group.start < visible.end(groupAxis) && group.end > visible.start(groupAxis) {
      for item in group.items {
        let path = IndexPath(item: item, section: index)
        let placed = section.items[item]
        if placed.frame.overlaps(visible) { found.append(itemAttributes(at: path)) }
        for badge in placed.supplementaries where badge.frame.overlaps(visible) {
          found.append(badgeAttributes(badge, at: path))
        }
      }
    }
    return found
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = cellAttributes(at: path)
    let section = sections[path.section]
    let item = section.items[path.item]
    attributes.frame = rounded(item.frame)
    attributes.flexibleAxes = item.axes
    attributes.zIndex = item.zIndex
    if section.rail != nil { attributes.rail = path.section }
    attributes.row = section.definition.list?.row(at: path, count: section.items.count)
    return attributes
  }

  private func badgeAttributes(_ badge: PlacedSupplementary, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = supplementary(badge, at: path)
    if sections[path.section].rail != nil { attributes.rail = path.section }
    return attributes
  }

  func supplementaryAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 { return boundaries.first { $0.kind == kind }.map { supplementary($0, at: path) } }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if path.item == 0, let found = section.supplementaries.first(where: { $0.kind == kind }) {
      return supplementary(found, at: path)
    }
    guard section.items.indices.contains(path.item) else { return nil }
    return section.items[path.item].supplementaries.first { $0.kind == kind }.map { badgeAttributes($0, at: path) }
  }

  private func supplementary(_ placed: PlacedSupplementary, at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: placed.kind, with: path)
    attributes.frame = rounded(placed.frame)
    attributes.flexibleAxes = placed.axes
    attributes.zIndex = placed.zIndex
    if let pin = placed.pin { self.pin(attributes, pin, at: path) }
    return attributes
  }

  private func pin(_ attributes: UICollectionViewLayoutAttributes, _ pin: PlacedSupplementary.Pin, at path: IndexPath) {
    guard let collectionView else { return }
    let range =
      path.count == 1
      ? Extent(start: 0, end: collectionViewContentSize[axis])
      : Extent(start: sections[path.section].start, end: sections[path.section].end)
    let position = PinnedPosition(visible: collectionView.visibleRange(axis), section: range)
    let (start, length) = (attributes.frame.start(axis), attributes.frame.size[axis])
    let pinned =
      pin == .start
      ? position.header(from: start, length: length) : position.footer(from: start, length: length)
    if axis == .vertical { attributes.frame.origin.y = pinned } else { attributes.frame.origin.x = pinned }
    attributes.zIndex = Self.pinnedDepth + attributes.zIndex
  }

  func decorations(inSection index: Int) -> [UICollectionViewLayoutAttributes] {
    sections[index].decorations.map { placed in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: placed.kind, with: IndexPath(item: 0, section: index))
      attributes.frame = rounded(placed.frame)
      attributes.flexibleAxes = []
      attributes.zIndex = placed.zIndex
      return attributes
    }
  }

  /// Returns the frame with edges on whole pixels, so that adjacent frames touch.
  private func rounded(_ frame: CGRect) -> CGRect {
    guard let collectionView else { return frame }
    return PixelGrid(collectionView.traitCollection).rounded(frame)
  }

  func callHandlers(with visible: [UICollectionViewLayoutAttributes]) {
    for (index, section) in sections.enumerated() {
      guard let handler = section.definition.visibleItemsInvalidationHandler, let collectionView else { continue }
      let own = visible.filter { $0.indexPath.count == 2 && $0.indexPath.section == index }
      guard !own.isEmpty else { continue }
      let offset =
        collectionView.rails[index].map { CGPoint(x: $0.leadingOffset, y: 0) } ?? collectionView.contentOffset
      handler(own, offset, section.environment)
    }
  }
}

/// The configuration of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}
