import Foundation

extension NSCollectionLayoutSupplementaryItem {
  /// The view where its anchors put it on an item. Without an anchor of its own it lies within the item's edges.
  func placed(on item: CGRect) -> PlacedSupplementary {
    let size = layoutSize.resolved(in: item.size)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let (target, anchor) = (containerAnchor.point(in: item), own.point(in: CGRect(origin: .zero, size: size)))
    let (shift, ownShift) = (containerAnchor.shift(of: size), own.shift(of: size))
    let origin = CGPoint(x: target.x - anchor.x + shift.x + ownShift.x, y: target.y - anchor.y + shift.y + ownShift.y)
    return PlacedSupplementary(kind: elementKind, frame: CGRect(origin: origin, size: size), zIndex: zIndex)
  }
}
