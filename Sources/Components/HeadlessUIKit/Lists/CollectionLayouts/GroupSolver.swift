import Foundation

/// Computes the frames of the items in a group.
@MainActor
struct GroupSolver {
  let section: Int
  /// The number of items in the section.
  let count: Int
  let measured: MeasuredSizes
  let traits: UITraitCollection

  /// The rounding error by which an item may exceed the available length, in points.
  private static let tolerance: CGFloat = 0.01

  /// Places an item or a group in a container, starting with an item of the section. `fixed` overrides its length along
  /// one axis.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, from first: Int,
    fixed: (axis: NSLayoutConstraint.Axis, length: CGFloat)? = nil
  ) -> SolvedGroup {
    var (size, axes) = (item.layoutSize.resolved(in: container), item.layoutSize.flexibleAxes)
    if let fixed {
      size[fixed.axis] = fixed.length
      axes.remove(FlexibleAxes(fixed.axis))
    }
    guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, size, axes, at: first) }
    let insets = group.contentInsets.excluding(axes)
    let available = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let content: SolvedGroup
    switch group.arrangement {
    case .row(let axis, let count):
      content = RowSolver(solver: self, group: group, axis: axis, count: count, available: available, axes: axes)
        .solved(
          from: first)
    case .custom(let provider): content = custom(provider, available: available, from: first)
    }
    if axes.contains(.horizontal) { size.width = content.size.width }
    if axes.contains(.vertical) { size.height = content.size.height }
    let offset = CGPoint(x: insets.leading, y: insets.top)
    return SolvedGroup(size: size, items: content.items.map { $0.moved(by: offset) })
  }

  /// Returns the frame of one cell.
  private func leaf(
    _ item: NSCollectionLayoutItem, _ resolvedSize: CGSize, _ axes: FlexibleAxes, at index: Int
  ) -> SolvedGroup {
    var size = resolvedSize
    if let measured = measured[.cell(IndexPath(item: index, section: section))] {
      if axes.contains(.horizontal) { size.width = measured.width }
      if axes.contains(.vertical) { size.height = measured.height }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets.excluding(axes))
    let placed = PlacedItem(
      frame: frame, axes: axes, supplementaries: item.supplementaryItems.map { $0.placed(on: frame) })
    return SolvedGroup(size: size, items: [placed])
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, available: CGSize, from first: Int
  ) -> SolvedGroup {
    let items = provider(LayoutEnvironment(size: available, traits: traits)).prefix(max(count - first, 0))
    let extent = items.reduce(CGRect.zero) { $0.union($1.frame) }
    return SolvedGroup(
      size: CGSize(width: extent.maxX, height: extent.maxY),
      items: items.map { PlacedItem(frame: $0.frame, axes: [], zIndex: $0.zIndex) })
  }

  /// Whether a length fits in another.
  func fits(_ length: CGFloat, in available: CGFloat) -> Bool { length <= available + Self.tolerance }
}

/// Computes the frames of items side by side, or one below the other.
@MainActor
struct RowSolver {
  let solver: GroupSolver
  let group: NSCollectionLayoutGroup
  let axis: NSLayoutConstraint.Axis
  /// The number of items; `nil` for as many as fit.
  let count: Int?
  let available: CGSize
  /// The dimensions of the group that its content determines.
  let axes: FlexibleAxes

  /// An item of the row, and the frames computed for it.
  private struct Part {
    let item: NSCollectionLayoutItem
    let solved: SolvedGroup
  }

  private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }
  private var isSizedByContent: Bool { axes.contains(FlexibleAxes(axis)) }
  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  func solved(from first: Int) -> SolvedGroup {
    place(equalized(parts(from: first)))
  }

  private func parts(from first: Int) -> [Part] {
    var parts: [Part] = []
    var (index, used) = (first, CGFloat(0))
    while index < solver.count, !group.subitems.isEmpty, parts.count < count ?? .max {
      let item = group.subitems[parts.count % group.subitems.count]
      let solved = solver.solve(item, in: available, from: index, fixed: sharedLength.map { (axis, $0) })
      guard !solved.items.isEmpty else { break }
      // A group that is sized by its content contains as many items as fit according to their estimates.
      let length = isSizedByContent ? item.layoutSize.resolved(in: available)[axis] : solved.size[axis]
      used += (parts.isEmpty ? 0 : spacing) + length + minimumSpacing(of: item)
      guard parts.isEmpty || count != nil || solver.fits(used, in: available[axis]) else { break }
      parts.append(Part(item: item, solved: solved))
      index += solved.items.count
    }
    return parts
  }

  /// The length of each item if the number of items is fixed.
  private var sharedLength: CGFloat? {
    guard let count, !isSizedByContent, let item = group.subitems.first else { return nil }
    let gaps = spacing * CGFloat(count - 1) + minimumSpacing(of: item) * CGFloat(count)
    return max((available[axis] - gaps) / CGFloat(count), 0)
  }

  /// Returns the minimum spacing before and after an item along the row.
  private func minimumSpacing(of item: NSCollectionLayoutItem) -> CGFloat {
    (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
  }

  /// Makes items that are uniform across siblings as long as the longest one.
  private func equalized(_ parts: [Part]) -> [Part] {
    let isUniform = { (part: Part) in part.item.layoutSize.dimension(crossAxis).isUniformAcrossSiblings }
    let length = parts.filter(isUniform).map { $0.solved.size[crossAxis] }.max()
    guard let length else { return parts }
    return parts.map { part in
      guard isUniform(part) else { return part }
      var solved = part.solved
      solved.size[crossAxis] = length
      for index in solved.items.indices { solved.items[index].frame.size[crossAxis] = length }
      return Part(item: part.item, solved: solved)
    }
  }

  private func place(_ parts: [Part]) -> SolvedGroup {
    let gaps = gaps(between: parts)
    let extra = flexibleShare(parts, gaps)
    let cross = axes.contains(FlexibleAxes(crossAxis)) ? parts.map(crossLength).max() ?? 0 : available[crossAxis]
    var position: CGFloat = 0
    var items: [PlacedItem] = []
    for (index, part) in parts.enumerated() {
      position += length(of: gaps[index], extra)
      let offset = CGSize(axis, main: position, cross: crossOffset(of: part, in: cross))
      items += part.solved.items.map { $0.moved(by: CGPoint(x: offset.width, y: offset.height)) }
      position += part.solved.size[axis]
    }
    position += gaps.last.map { length(of: $0, extra) } ?? 0
    return SolvedGroup(size: CGSize(axis, main: position, cross: cross), items: items)
  }

  /// Returns the spacings before each item, and after the last one.
  private func gaps(between parts: [Part]) -> [[NSCollectionLayoutSpacing]] {
    var gaps: [[NSCollectionLayoutSpacing]] = parts.enumerated().map { index, part in
      let before = index > 0 ? [parts[index - 1].item.edgeSpacing?.after(axis), group.interItemSpacing] : []
      return (before + [part.item.edgeSpacing?.before(axis)]).compactMap { $0 }
    }
    gaps.append([parts.last?.item.edgeSpacing?.after(axis)].compactMap { $0 })
    return gaps
  }

  /// Returns the share of each flexible spacing in the remaining length.
  private func flexibleShare(_ parts: [Part], _ gaps: [[NSCollectionLayoutSpacing]]) -> CGFloat {
    let flexible = gaps.joined().count { $0.isFlexible }
    guard !isSizedByContent, flexible > 0 else { return 0 }
    let used = parts.reduce(0) { $0 + $1.solved.size[axis] } + gaps.joined().reduce(0) { $0 + $1.spacing }
    return max(available[axis] - used, 0) / CGFloat(flexible)
  }

  private func length(of gap: [NSCollectionLayoutSpacing], _ extra: CGFloat) -> CGFloat {
    gap.reduce(0) { $0 + $1.spacing + ($1.isFlexible ? extra : 0) }
  }

  private func crossLength(of part: Part) -> CGFloat {
    let (before, after) = (part.item.edgeSpacing?.before(crossAxis), part.item.edgeSpacing?.after(crossAxis))
    return part.solved.size[crossAxis] + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  /// Returns the offset across the row. Flexible spacing moves an item to the other side, or to the center.
  private func crossOffset(of part: Part, in cross: CGFloat) -> CGFloat {
    guard let before = part.item.edgeSpacing?.before(crossAxis) else { return 0 }
    guard before.isFlexible else { return before.spacing }
    let rest = max(cross - crossLength(of: part), 0)
    return before.spacing + (part.item.edgeSpacing?.after(crossAxis)?.isFlexible == true ? rest / 2 : rest)
  }
}

/// Solves a repeated group, and reuses the result while none of its items has been measured.
@MainActor
struct GroupRepeater {
  let group: NSCollectionLayoutGroup
  let available: CGSize
  let solver: GroupSolver
  private var estimate: SolvedGroup?

  init(group: NSCollectionLayoutGroup, available: CGSize, solver: GroupSolver) {
    self.group = group
    self.available = available
    self.solver = solver
  }

  mutating func solved(from first: Int) -> SolvedGroup {
    if let estimate, first + estimate.items.count <= solver.count, !isMeasured(first, estimate.items.count) {
      return estimate
    }
    let solved = solver.solve(group, in: available, from: first)
    // If the item after the group is small, the group may contain it, too.
    if !isMeasured(first, solved.items.count + 1), first + solved.items.count < solver.count { estimate = solved }
    return solved
  }

  private func isMeasured(_ first: Int, _ count: Int) -> Bool {
    (first..<first + count).contains { solver.measured[.cell(IndexPath(item: $0, section: solver.section))] != nil }
  }
}

/// The size of a group or item, and the frames of all items in it, relative to its origin.
struct SolvedGroup {
  var size: CGSize
  /// The items, in the order of their index paths.
  var items: [PlacedItem]
}

/// An item of a compositional layout with its frame.
struct PlacedItem {
  var frame: CGRect
  /// The dimensions that the content determines.
  var axes: FlexibleAxes
  var zIndex = 0
  var supplementaries: [PlacedSupplementary] = []

  func moved(by offset: CGPoint) -> PlacedItem {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    moved.supplementaries = supplementaries.map { $0.moved(by: offset) }
    return moved
  }
}
