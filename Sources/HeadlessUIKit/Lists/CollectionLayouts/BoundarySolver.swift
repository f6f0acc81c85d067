import Foundation

/// Finds the places of headers, footers and what else stands at the edges of a section or of the whole layout.
@MainActor
struct BoundarySolver {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  let axis: NSLayoutConstraint.Axis
  /// What sizes and places are counted from, across the direction in which the collection view scrolls.
  let room: CGSize
  let crossStart: CGFloat
  let measured: MeasuredSizes
  let path: IndexPath

  /// The edge of the content at which an item stands.
  enum Edge {
    case start, end, crossStart, crossEnd
  }

  func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var size = item.layoutSize.resolved(in: room)
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

  /// The room that the items at an edge take from the content.
  func extent(at edge: Edge) -> CGFloat {
    let isAlong = edge == .start || edge == .end
    let taking = items.filter { $0.extendsBoundary && self.edge(of: $0) == edge }
    let crossAxis: NSLayoutConstraint.Axis = axis == .vertical ? .horizontal : .vertical
    return taking.map { size(of: $0)[isAlong ? axis : crossAxis] }.max() ?? 0
  }

  /// The places around content that reaches from one offset to another, with what the items took.
  func placed(from start: CGFloat, to end: CGFloat) -> [PlacedSupplementary] {
    items.map { item in
      let (size, edge) = (size(of: item), edge(of: item))
      let main = main(of: item, size, edge, from: start, to: end)
      let cross = cross(of: item, size, edge)
      let origin = axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
      let insets = item.contentInsets.keeping(clearOf: item.layoutSize.flexibleAxes)
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
    // Those that take no room lie over the content's edge.
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
    let rest = room[crossAxis] - size[crossAxis]
    if edges.contains(axis == .vertical ? .leading : .top) { return crossStart }
    return crossStart + (edges.contains(axis == .vertical ? .trailing : .bottom) ? rest : rest / 2)
  }
}

/// A header, a badge or a decoration with its place.
struct PlacedSupplementary {
  let kind: String
  var frame: CGRect
  var axes: FlexibleAxes = []
  var zIndex = 0
  /// The edge at which the view stays on screen.
  var pin: Pin?

  /// The edge at which a view stays on screen.
  enum Pin {
    case start, end
  }

  func moved(by offset: CGPoint) -> PlacedSupplementary {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}
