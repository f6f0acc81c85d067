/// The part of an edge between two heights of one row of pixels, in steps of the sub-pixel grid.
struct EdgePiece {
  var topX: Int
  /// From the top of the row.
  var topY: Int
  var bottomX: Int
  var bottomY: Int
  var winding: Int

  @inline(__always)
  init(_ edge: Edge, rowTop: Int) {
    let top = max(edge.topY, rowTop)
    let bottom = min(edge.bottomY, rowTop &+ Subpixel.one)
    topX = edge.x(at: top)
    topY = top &- rowTop
    bottomX = edge.x(at: bottom)
    bottomY = bottom &- rowTop
    winding = edge.winding
  }

  @inline(__always)
  init(topX: Int, topY: Int, bottomX: Int, bottomY: Int, winding: Int) {
    self.topX = topX
    self.topY = topY
    self.bottomX = bottomX
    self.bottomY = bottomY
    self.winding = winding
  }

  @inline(__always)
  func x(at y: Int) -> Int {
    if topX == bottomX || y <= topY { return topX }
    if y >= bottomY { return bottomX }
    return topX &+ (bottomX &- topX) &* (y &- topY) / (bottomY &- topY)
  }

  /// The part between two heights that it spans.
  @inline(__always)
  func cut(from top: Int, to bottom: Int) -> EdgePiece {
    EdgePiece(topX: x(at: top), topY: top, bottomX: x(at: bottom), bottomY: bottom, winding: winding)
  }
}
