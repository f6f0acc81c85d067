import Foundation

extension UICollectionViewFlowLayout {
  private static let pinnedDepth = 10

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let view = supplementaryAttributes(ofKind: kind, inSection: index), view.frame.meets(rect) {
          found.append(view)
        }
      }
      let section = sections[index]
      guard section.start < rect.end(axis), section.end > rect.start(axis) else { continue }
      for (item, frame) in section.items.enumerated() where frame.meets(rect) {
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

  /// The header or footer of a section; nil where there is none.
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
    let place = PinnedPlace(
      visible: collectionView.visibleRange(axis),
      section: isHeader ? section.start...max(end, section.start) : section.header.end(axis)...section.end)
    let start =
      isHeader
      ? place.header(from: frame.start(axis), length: frame.size[axis])
      : place.footer(from: frame.start(axis), length: frame.size[axis])
    attributes.frame = CGRect(
      axis, main: start, cross: 0, mainLength: frame.size[axis],
      crossLength: axis == .vertical ? frame.width : frame.height)
    attributes.zIndex = Self.pinnedDepth
  }
}
