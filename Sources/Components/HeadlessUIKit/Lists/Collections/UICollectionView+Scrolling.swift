import Foundation

extension UICollectionView {
  /// Scrolls to an item, and lays out the view, so that items that come on screen have cells on return.
  func standardScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    settleLayout()
    guard canScroll(to: indexPath) else { return }
    // Items that come on screen differ from their estimates, which moves the target. A few iterations are enough.
    for _ in 0..<4 {
      layoutIfNeeded()
      guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { break }
      let isMoved = attributes.rail.map { scroll(rail: $0, to: attributes, at: scrollPosition) } ?? false
      let offset = offset(moving: target(of: attributes), to: scrollPosition)
      guard offset != contentOffset || isMoved else { break }
      contentOffset = offset
    }
    layoutIfNeeded()
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  func canScroll(to path: IndexPath) -> Bool {
    if contains(path) { return true }
    if path.count != 2 {
      ListError.update(.malformed(path)).report(in: .collection)
    } else if itemCounts.indices.contains(path.section) {
      ListError.scrolledToItem(path, count: itemCounts[path.section]).report(in: .collection)
    } else {
      ListError.scrolledToSection(path.section, count: itemCounts.count).report(in: .collection)
    }
    return false
  }

  /// Returns the frame that the collection view itself scrolls to: the frame of the item, or of its rail.
  private func target(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let rail = attributes.rail.flatMap(collectionViewLayout.rail(inSection:))
    return mirrored(rail?.frame ?? attributes.frame)
  }

  private func scroll(
    rail section: Int, to attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition
  ) -> Bool {
    guard let rail = rails[section] else { return false }
    let frame = frame(of: attributes)
    let last = max(rail.contentSize.width - rail.bounds.width, 0)
    let x = Self.offset(
      of: (frame.minX, frame.maxX), in: (rail.bounds.minX, rail.bounds.maxX), isFirst: position.contains(.left),
      isCentered: position.contains(.centeredHorizontally), isLast: position.contains(.right))
    let offset = CGPoint(x: max(0, min(x, last)), y: 0)
    guard offset != rail.contentOffset else { return false }
    rail.contentOffset = offset
    return true
  }

  private func offset(moving rect: CGRect, to position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    let x = Self.offset(
      of: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX), isFirst: position.contains(.left),
      isCentered: position.contains(.centeredHorizontally), isLast: position.contains(.right))
    let y = Self.offset(
      of: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY), isFirst: position.contains(.top),
      isCentered: position.contains(.centeredVertically), isLast: position.contains(.bottom))
    let last = CGPoint(
      x: max(contentSize.width - visible.width, 0), y: max(contentSize.height - visible.height, 0))
    let grid = PixelGrid(traitCollection)
    return CGPoint(
      x: grid.rounded(max(0, min(x, last.x))) - insets.left, y: grid.rounded(max(0, min(y, last.y))) - insets.top)
  }

  /// Returns the new start of the visible range. Without a position, it is the nearest start that shows the item.
  private static func offset(
    of item: (start: CGFloat, end: CGFloat), in visible: (start: CGFloat, end: CGFloat), isFirst: Bool,
    isCentered: Bool, isLast: Bool
  ) -> CGFloat {
    let length = visible.end - visible.start
    if isFirst { return item.start }
    if isCentered { return (item.start + item.end - length) / 2 }
    if isLast { return item.end - length }
    if item.start < visible.start || item.end - item.start > length {
      return min(item.start, max(visible.start, item.end - length))
    }
    return max(visible.start, item.end - length)
  }
}

extension UICollectionView {
  /// The position of an item after scrolling to it; one in each direction.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
