/// A straight piece of an outline, pointing down, in steps of the sub-pixel grid.
struct Edge {
  let topX: Int
  let topY: Int
  let bottomX: Int
  let bottomY: Int
  /// 1 where the outline ran down here, -1 where it ran up.
  let winding: Int

  var isVertical: Bool { topX == bottomX }

  /// The x at a height within the edge, always computed from the top, so that no error adds up.
  func x(at y: Int) -> Int {
    if isVertical || y <= topY { return topX }
    if y >= bottomY { return bottomX }
    return topX + (bottomX - topX) * (y - topY) / (bottomY - topY)
  }
}
