import Foundation

extension UICollectionViewCompositionalLayout {
  private static let pinnedDepth = 1_000

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = boundaries.map { supplementary($0, at: IndexPath(index: 0)) }.filter { $0.frame.meets(rect) }
    for index in sections.indices {
      let section = sections[index]
      // Pinned headers lie within their section too.
      guard section.start < rect.end(axis), section.end > rect.start(axis) else { continue }
      let path = IndexPath(item: 0, section: index)
      found += decorations(inSection: index).filter { $0.frame.meets(rect) }
      found += section.supplementaries.map { supplementary($0, at: path) }.filter { $0.frame.meets(rect) }
      found += items(ofSection: index, in: rect)
    }
    return found
  }

  /// The items of a section that meet a rectangle, with their badges; of a rail, those that are scrolled into sight.
  private func items(ofSection index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    var (visible, groupAxis) = (rect, axis)
    if let rail = section.rail {
      guard rail.frame.meets(rect) else { return [] }
      visible = collectionView?.visibleRect(ofRail: rail, inSection: index) ?? rail.frame
      groupAxis = .horizontal
    }
    var found: [UICollectionViewLayoutAttributes] = []
    for group in section.groups where group.start < visible.end(groupAxis) && group.end > visible.start(groupAxis) {
      for item in group.items {
        let path = IndexPath(item: item, section: index)
        let placed = section.items[item]
        if placed.frame.meets(visible) { found.append(itemAttributes(at: path)) }
        for badge in placed.supplementaries where badge.frame.meets(visible) {
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
      path.count == 1 ? 0...collectionViewContentSize[axis] : sections[path.section].start...sections[path.section].end
    let place = PinnedPlace(visible: collectionView.visibleRange(axis), section: range)
    let (start, length) = (attributes.frame.start(axis), attributes.frame.size[axis])
    let pinned = pin == .start ? place.header(from: start, length: length) : place.footer(from: start, length: length)
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

  /// Edges on whole pixels, so that neighbours touch.
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
