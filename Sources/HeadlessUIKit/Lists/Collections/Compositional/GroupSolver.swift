import Foundation

/// Finds the places of the items in a group.
@MainActor
struct GroupSolver {
  let section: Int
  /// How many items the section has.
  let count: Int
  let measured: MeasuredSizes
  let traits: UITraitCollection

  /// What rounding leaves over must not keep an item out.
  private static let tolerance: CGFloat = 0.01

  /// Places an item or a group in a container, beginning with an item of the section. A length may be given.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, from first: Int,
    given: (axis: NSLayoutConstraint.Axis, length: CGFloat)? = nil
  ) -> SolvedGroup {
    var (size, axes) = (item.layoutSize.resolved(in: container), item.layoutSize.flexibleAxes)
    if let given {
      size[given.axis] = given.length
      axes.remove(FlexibleAxes(given.axis))
    }
    guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, size, axes, at: first) }
    let insets = group.contentInsets.keeping(clearOf: axes)
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let content: SolvedGroup
    switch group.arrangement {
    case .row(let axis, let count):
      content = RowSolver(solver: self, group: group, axis: axis, count: count, room: room, axes: axes).solved(
        from: first)
    case .custom(let provider): content = custom(provider, room: room, from: first)
    }
    if axes.contains(.horizontal) { size.width = content.size.width }
    if axes.contains(.vertical) { size.height = content.size.height }
    let offset = CGPoint(x: insets.leading, y: insets.top)
    return SolvedGroup(size: size, items: content.items.map { $0.moved(by: offset) })
  }

  /// The place of one cell.
  private func leaf(
    _ item: NSCollectionLayoutItem, _ given: CGSize, _ axes: FlexibleAxes, at index: Int
  ) -> SolvedGroup {
    var size = given
    if let measured = measured[.cell(IndexPath(item: index, section: section))] {
      if axes.contains(.horizontal) { size.width = measured.width }
      if axes.contains(.vertical) { size.height = measured.height }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets.keeping(clearOf: axes))
    let placed = PlacedItem(
      frame: frame, axes: axes, supplementaries: item.supplementaryItems.map { $0.placed(on: frame) })
    return SolvedGroup(size: size, items: [placed])
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, room: CGSize, from first: Int
  ) -> SolvedGroup {
    let items = provider(LayoutEnvironment(size: room, traits: traits)).prefix(max(count - first, 0))
    let extent = items.reduce(CGRect.zero) { $0.union($1.frame) }
    return SolvedGroup(
      size: CGSize(width: extent.maxX, height: extent.maxY),
      items: items.map { PlacedItem(frame: $0.frame, axes: [], zIndex: $0.zIndex) })
  }

  /// Whether a length goes into a room.
  func fits(_ length: CGFloat, in room: CGFloat) -> Bool { length <= room + Self.tolerance }
}
