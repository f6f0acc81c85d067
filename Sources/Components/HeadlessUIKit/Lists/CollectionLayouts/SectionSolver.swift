import Foundation

/// Computes the frames of all elements of a section.
@MainActor
struct SectionSolver {
  let index: Int
  let definition: NSCollectionLayoutSection
  let axis: NSLayoutConstraint.Axis
  let count: Int
  let environment: LayoutEnvironment
  /// The insets from the safe area or the layout margins, according to the section's `contentInsetsReference`.
  let reference: NSDirectionalEdgeInsets
  /// The insets of headers and footers in place of ``reference``; `nil` if they are the same.
  var supplementaryReference: NSDirectionalEdgeInsets?
  let measured: MeasuredSizes

  private var crossAxis: NSLayoutConstraint.Axis { axis == .vertical ? .horizontal : .vertical }
  private var isOrthogonal: Bool { definition.orthogonalScrollingBehavior != .none && axis == .vertical }
  private var groupAxis: NSLayoutConstraint.Axis { isOrthogonal ? crossAxis : axis }
  private var container: CGSize { environment.container.contentSize }

  private var insets: NSDirectionalEdgeInsets { insets(from: reference) }

  private func insets(from reference: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    definition.contentInsets + reference + (definition.list?.gaps(inSection: index) ?? .zero)
  }

  func solved(at start: CGFloat) -> SolvedSection {
    let boundary = boundary
    var section = SolvedSection(definition: definition, environment: environment, start: start, end: start)
    let start = start + headerTopPadding
    let contentStart = start + boundary.extent(at: .start) + insets.start(axis)
    let contentLength = placeGroups(in: &section, at: contentStart, boundary)
    section.end = contentStart + contentLength + insets.end(axis) + boundary.extent(at: .end)
    section.supplementaries = boundary.placed(from: start, to: section.end)
    section.decorations = definition.decorationItems.map { decoration($0, from: start, to: section.end) }
    return section
  }

  /// The space above the header of a list, in points.
  private var headerTopPadding: CGFloat {
    guard let list = definition.list, list.headerMode == .supplementary else { return 0 }
    return max(list.headerTopPadding ?? 0, 0)
  }

  private var boundary: BoundarySolver {
    let own =
      definition.supplementariesFollowContentInsets ? insets(from: supplementaryReference ?? reference) : .zero
    var available = container
    available[crossAxis] -= own.start(crossAxis) + own.end(crossAxis)
    return BoundarySolver(
      items: definition.boundarySupplementaryItems, axis: axis, available: available, crossStart: own.start(crossAxis),
      measured: measured, path: IndexPath(item: 0, section: index))
  }

  /// Returns the start of the groups across the scroll direction, and the size available to a group.
  private func groupArea(_ boundary: BoundarySolver) -> (crossStart: CGFloat, size: CGSize) {
    let (before, after) = (boundary.extent(at: .crossStart), boundary.extent(at: .crossEnd))
    var size = container
    size[crossAxis] -= insets.start(crossAxis) + insets.end(crossAxis) + before + after
    size[axis] -= insets.start(axis) + insets.end(axis)
    return (insets.start(crossAxis) + before, CGSize(width: max(size.width, 0), height: max(size.height, 0)))
  }

  /// Places the groups one after the other, and returns their length along the scroll direction.
  private func placeGroups(
    in section: inout SolvedSection, at start: CGFloat, _ boundary: BoundarySolver
  ) -> CGFloat {
    let (crossStart, available) = groupArea(boundary)
    var repeater = GroupRepeater(
      group: definition.group, available: available,
      solver: GroupSolver(section: index, count: count, measured: measured, traits: environment.traitCollection))
    var position = isOrthogonal ? railStart(crossStart, available) : start
    let (first, fixed) = (position, isOrthogonal ? start : crossStart)
    var breadth: CGFloat = 0
    while section.items.count < count {
      let solved = repeater.solved(from: section.items.count)
      // Stops at a group without items, which would be repeated forever.
      guard !solved.items.isEmpty else { break }
      if position > first || !section.groups.isEmpty { position += definition.interGroupSpacing }
      let offset = CGSize(groupAxis, main: position, cross: fixed)
      let items = section.items.count..<section.items.count + solved.items.count
      section.items += solved.items.map { $0.moved(by: CGPoint(x: offset.width, y: offset.height)) }
      section.groups.append((items, position, position + solved.size[groupAxis]))
      position += solved.size[groupAxis]
      breadth = max(breadth, solved.size[groupAxis == .vertical ? .horizontal : .vertical])
    }
    guard isOrthogonal else { return position - start }
    section.rail = rail(at: start, height: breadth, end: position, section)
    return breadth
  }

  /// Returns the start of the first group in a rail, a section that scrolls orthogonally: at the inset, or centered.
  private func railStart(_ crossStart: CGFloat, _ available: CGSize) -> CGFloat {
    guard definition.orthogonalScrollingBehavior == .groupPagingCentered else { return crossStart }
    let width = definition.group.layoutSize.resolved(in: available).width
    return max((container.width - width) / 2, 0)
  }

  private func rail(at start: CGFloat, height: CGFloat, end: CGFloat, _ section: SolvedSection) -> OrthogonalRail {
    let frame = CGRect(x: 0, y: start, width: container.width, height: height)
    let trailing =
      definition.orthogonalScrollingBehavior == .groupPagingCentered
      ? section.groups.first?.start ?? 0 : insets.trailing
    return OrthogonalRail(
      frame: frame, contentSize: CGSize(width: end + trailing, height: height),
      isPaging: definition.orthogonalScrollingBehavior == .paging)
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, from start: CGFloat, to end: CGFloat
  ) -> PlacedSupplementary {
    let all = CGRect(axis, main: start, cross: 0, mainLength: end - start, crossLength: container[crossAxis])
    let frame = all.inset(by: item.contentInsets)
    return PlacedSupplementary(kind: item.elementKind, frame: frame, zIndex: item.zIndex)
  }
}

/// The frames of all elements in a section of a compositional layout, in the layout's space.
struct SolvedSection {
  let definition: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  /// The range along the scroll direction, including headers and footers.
  let start: CGFloat
  var end: CGFloat
  var items: [PlacedItem] = []
  /// The items of each group, and its range along the direction in which groups follow each other.
  var groups: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
  var supplementaries: [PlacedSupplementary] = []
  var decorations: [PlacedSupplementary] = []
  var rail: OrthogonalRail?
}
