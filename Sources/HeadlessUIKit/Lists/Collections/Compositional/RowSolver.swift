import Foundation

/// Finds the places of items beside or below each other.
@MainActor
struct RowSolver {
  let solver: GroupSolver
  let group: NSCollectionLayoutGroup
  let axis: NSLayoutConstraint.Axis
  /// How many items are repeated; nil for as many as there is room for.
  let count: Int?
  let room: CGSize
  /// The lengths of the group that its content decides.
  let axes: FlexibleAxes

  /// An item of the row, with the distances around it.
  private struct Part {
    let item: NSCollectionLayoutItem
    let solved: SolvedGroup
  }

  private var crossAxis: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }
  private var isOpen: Bool { axes.contains(FlexibleAxes(axis)) }
  private var spacing: CGFloat { group.interItemSpacing?.spacing ?? 0 }

  func solved(from first: Int) -> SolvedGroup {
    place(equalized(parts(from: first)))
  }

  private func parts(from first: Int) -> [Part] {
    var parts: [Part] = []
    var (index, used) = (first, CGFloat(0))
    while index < solver.count, !group.subitems.isEmpty, parts.count < count ?? .max {
      let item = group.subitems[parts.count % group.subitems.count]
      let solved = solver.solve(item, in: room, from: index, given: sharedLength.map { (axis, $0) })
      guard !solved.items.isEmpty else { break }
      // A group that grows with its content holds as many items as it was estimated for.
      let length = isOpen ? item.layoutSize.resolved(in: room)[axis] : solved.size[axis]
      used += (parts.isEmpty ? 0 : spacing) + length + around(item)
      guard parts.isEmpty || count != nil || solver.fits(used, in: room[axis]) else { break }
      parts.append(Part(item: item, solved: solved))
      index += solved.items.count
    }
    return parts
  }

  /// The length of each of a number of equal items.
  private var sharedLength: CGFloat? {
    guard let count, !isOpen, let item = group.subitems.first else { return nil }
    let gaps = spacing * CGFloat(count - 1) + around(item) * CGFloat(count)
    return max((room[axis] - gaps) / CGFloat(count), 0)
  }

  /// The least distances that an item keeps along the row.
  private func around(_ item: NSCollectionLayoutItem) -> CGFloat {
    (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
  }

  /// Items that are as high as the highest of their row.
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
    let cross = axes.contains(FlexibleAxes(crossAxis)) ? parts.map(crossLength).max() ?? 0 : room[crossAxis]
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

  /// What lies before each item, and after the last one.
  private func gaps(between parts: [Part]) -> [[NSCollectionLayoutSpacing]] {
    var gaps: [[NSCollectionLayoutSpacing]] = parts.enumerated().map { index, part in
      let before = index > 0 ? [parts[index - 1].item.edgeSpacing?.after(axis), group.interItemSpacing] : []
      return (before + [part.item.edgeSpacing?.before(axis)]).compactMap { $0 }
    }
    gaps.append([parts.last?.item.edgeSpacing?.after(axis)].compactMap { $0 })
    return gaps
  }

  /// What each flexible distance gets of the room that is left over.
  private func flexibleShare(_ parts: [Part], _ gaps: [[NSCollectionLayoutSpacing]]) -> CGFloat {
    let flexible = gaps.joined().count { $0.isFlexible }
    guard !isOpen, flexible > 0 else { return 0 }
    let used = parts.reduce(0) { $0 + $1.solved.size[axis] } + gaps.joined().reduce(0) { $0 + $1.spacing }
    return max(room[axis] - used, 0) / CGFloat(flexible)
  }

  private func length(of gap: [NSCollectionLayoutSpacing], _ extra: CGFloat) -> CGFloat {
    gap.reduce(0) { $0 + $1.spacing + ($1.isFlexible ? extra : 0) }
  }

  private func crossLength(of part: Part) -> CGFloat {
    let (before, after) = (part.item.edgeSpacing?.before(crossAxis), part.item.edgeSpacing?.after(crossAxis))
    return part.solved.size[crossAxis] + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  /// Flexible distances across the row push an item to the other side, or to the middle.
  private func crossOffset(of part: Part, in cross: CGFloat) -> CGFloat {
    guard let before = part.item.edgeSpacing?.before(crossAxis) else { return 0 }
    guard before.isFlexible else { return before.spacing }
    let rest = max(cross - crossLength(of: part), 0)
    return before.spacing + (part.item.edgeSpacing?.after(crossAxis)?.isFlexible == true ? rest / 2 : rest)
  }
}
