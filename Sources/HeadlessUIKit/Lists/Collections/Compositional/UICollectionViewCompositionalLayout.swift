public import Foundation

/// Decides on the section of an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections made of groups, and these of items, each with its own arrangement.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  var sections: [SolvedSection] = []
  var boundaries: [PlacedSupplementary] = []
  private var measured = MeasuredSizes()
  private var contentSize = CGSize.zero
  private var preparedRoom: CGSize?

  /// All sections alike.
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

  /// Every section as a closure says, which is asked again when the room or the traits change.
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

  /// Lengths are told from the leading edge.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = collectionView.uncovered.size
    preparedRoom = room
    let environment = LayoutEnvironment(size: room, traits: collectionView.traitCollection)
    let boundary = BoundarySolver(
      items: configuration.boundarySupplementaryItems, axis: axis, room: room, crossStart: 0, measured: measured,
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
    contentSize = CGSize(axis, main: end, cross: axis == .vertical ? room.width : room.height)
  }

  private func solver(
    for index: Int, in environment: LayoutEnvironment, of view: UICollectionView
  ) -> SectionSolver {
    guard let definition = sectionProvider(index, environment) else {
      preconditionFailure(
        "the section provider has no section \(index); return one for every index below numberOfSections")
    }
    return SectionSolver(
      index: index, definition: definition, axis: axis, count: view.numberOfItems(inSection: index),
      environment: environment, reference: referenceInsets(of: definition, in: view), measured: measured)
  }

  /// What the safe area or the margins take across the direction of scrolling.
  private func referenceInsets(
    of section: NSCollectionLayoutSection, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let own = section.contentInsetsReference
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    let taken = view.adjustedContentInset
    let all: UIEdgeInsets
    switch reference {
    case .automatic, .safeArea: all = view.safeAreaInsets
    case .layoutMargins, .readableContent: all = view.layoutMargins
    case .none: return .zero
    }
    let insets = UIEdgeInsets(
      top: max(all.top - taken.top, 0), left: max(all.left - taken.left, 0), bottom: max(all.bottom - taken.bottom, 0),
      right: max(all.right - taken.right, 0))
    var directional = insets.directional(in: view.effectiveUserInterfaceLayoutDirection)
    if axis == .vertical {
      (directional.top, directional.bottom) = (0, 0)
    } else {
      (directional.leading, directional.trailing) = (0, 0)
    }
    return directional
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.uncovered.size != preparedRoom
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.flexibleAxes
    let known = measured[CollectionElement(originalAttributes)] ?? originalAttributes.size
    let preferred = preferredAttributes.size
    return axes.contains(.horizontal) && preferred.width != known.width
      || axes.contains(.vertical) && preferred.height != known.height
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let preferred = context.preferred { measured[CollectionElement(preferred)] = preferred.size }
  }

  override func invalidateForNewData() {
    measured.forget()
    super.invalidateForNewData()
  }

  override func adopt(_ destinations: [IndexPath: IndexPath]) {
    measured.move(to: destinations)
    super.adopt(destinations)
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
    sections.indices.filter { sections[$0].rail?.frame.meets(rect) == true }
  }

  override func rail(inSection section: Int) -> OrthogonalRail? {
    sections.indices.contains(section) ? sections[section].rail : nil
  }

  override func refine(_ visible: [UICollectionViewLayoutAttributes]) {
    callHandlers(with: visible)
  }

  override var background: UIColor? { sections.lazy.compactMap { $0.definition.list?.shownBackground }.first }
}
