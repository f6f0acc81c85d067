import Foundation

/// Computes the frames of headers, footers and other boundary items of a section or of the whole layout.
@MainActor
struct BoundarySolver {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let axis: NSLayoutConstraint.Axis
  /// The size that fractional sizes refer to, in points.
  let available: CGSize
  let crossStart: CGFloat
  let measured: MeasuredSizes
  let path: IndexPath

  /// The edge of the content at which an item is placed.
  enum Edge {
    case start, end, crossStart, crossEnd
  }

  func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var size = item.layoutSize.resolved(in: available)
    let element = CollectionElement(category: .supplementaryView, kind: item.elementKind, path: path)
    guard let measured = measured[element] else { return size }
    if item.layoutSize.widthDimension.isFlexible { size.width = measured.width }
    if item.layoutSize.heightDimension.isFlexible { size.height = measured.height }
    return size
  }

  func edge(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Edge {
    let edges = item.alignment.edges
    let isVertical = axis == .vertical
    if edges.contains(isVertical ? .top : .leading) { return .start }
    if edges.contains(isVertical ? .bottom : .trailing) { return .end }
    return edges.contains(isVertical ? .leading : .top) ? .crossStart : .crossEnd
  }

  /// Returns the length by which the items at an edge extend the boundary, in points.
  func extent(at edge: Edge) -> CGFloat {
    let isAlongAxis = edge == .start || edge == .end
    let extending = items.filter { $0.extendsBoundary && self.edge(of: $0) == edge }
    let crossAxis: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
    return extending.map { size(of: $0)[isAlongAxis ? axis : crossAxis] }.max() ?? 0
  }

  /// Returns the items placed around content. The two offsets include the extents of the items.
  func placed(from start: CGFloat, to end: CGFloat) -> [PlacedSupplementary] {
    items.map { item in
      let (size, edge) = (size(of: item), edge(of: item))
      let main = main(of: item, size, edge, from: start, to: end)
      let cross = cross(of: item, size, edge)
      let origin = axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
      let insets = item.contentInsets.excluding(item.layoutSize.flexibleAxes)
      let frame = CGRect(origin: origin, size: size).inset(by: insets)
      return PlacedSupplementary(
        kind: item.elementKind, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y),
        axes: item.layoutSize.flexibleAxes, zIndex: item.zIndex,
        pin: item.pinToVisibleBounds ? edge == .end ? .end : .start : nil)
    }
  }

  private func main(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ edge: Edge, from start: CGFloat,
    to end: CGFloat
  ) -> CGFloat {
    switch edge {
    // Items that do not extend the boundary overlap the content.
    case .start: return start
    case .end: return end - size[axis]
    case .crossStart, .crossEnd:
      return (start + extent(at: .start) + end - extent(at: .end) - size[axis]) / 2
    }
  }

  private func cross(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ edge: Edge
  ) -> CGFloat {
    let crossAxis: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
    let edges = item.alignment.edges
    let rest = available[crossAxis] - size[crossAxis]
    if edges.contains(axis == .vertical ? .leading : .top) { return crossStart }
    return crossStart + (edges.contains(axis == .vertical ? .trailing : .bottom) ? rest : rest / 2)
  }
}

/// A header, footer, badge or decoration with its frame.
struct PlacedSupplementary {
  let kind: String
  var frame: CGRect
  var axes: FlexibleAxes = []
  var zIndex = 0
  /// The end of the visible range that the view is pinned to.
  var pin: Pin?

  /// An end of the visible range.
  enum Pin {
    case start, end
  }

  func moved(by offset: CGPoint) -> PlacedSupplementary {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}
