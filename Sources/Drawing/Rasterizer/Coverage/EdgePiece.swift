/// The part of an edge between two heights of one row of pixels, in sub-pixel steps.
struct EdgePiece {
  var topX: Int
  /// The distance from the top of the row.
  var topY: Int
  var bottomX: Int
  /// The distance from the top of the row.
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

  /// Returns the part between two heights, which must be within the piece.
  @inline(__always)
  func cut(from top: Int, to bottom: Int) -> EdgePiece {
    EdgePiece(topX: x(at: top), topY: top, bottomX: x(at: bottom), bottomY: bottom, winding: winding)
  }
}

/// Sorts edges and parts of edges in place.
///
/// The lists are short or nearly sorted. The standard library's `sort(by:)` is not used because in debug builds calling
/// a closure for each comparison takes longer than the sorting itself.
///
/// Source: D. L. Shell, "A high-speed sorting procedure", CACM 2 (1959), with the gaps of M. Ciura,
/// "Best increments for the average case of Shellsort", FCT 2001, continued by a factor of 9/4.
enum EdgeOrder {
  /// Sorts from top to bottom.
  static func sort(_ edges: UnsafeMutablePointer<Edge>, count: Int) {
    var gap = firstGap(count)
    while gap > 0 {
      var index = gap
      while index < count {
        let edge = edges[index]
        var target = index
        while target >= gap, edges[target &- gap].topY > edge.topY {
          edges[target] = edges[target &- gap]
          target &-= gap
        }
        if target != index { edges[target] = edge }
        index &+= 1
      }
      gap = nextGap(gap)
    }
  }

  /// Sorts by x at the top, then by x at the bottom.
  static func sort(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int) {
    var gap = firstGap(count)
    while gap > 0 {
      var index = gap
      while index < count {
        let piece = pieces[index]
        var target = index
        while target >= gap {
          let x = pieces[target &- gap].topX
          if x < piece.topX || (x == piece.topX && pieces[target &- gap].bottomX <= piece.bottomX) { break }
          pieces[target] = pieces[target &- gap]
          target &-= gap
        }
        if target != index { pieces[target] = piece }
        index &+= 1
      }
      gap = nextGap(gap)
    }
  }

  private static func firstGap(_ count: Int) -> Int {
    if count < 24 { return count > 1 ? 1 : 0 }
    var gap = 701
    while gap * 9 / 4 < count { gap = gap * 9 / 4 }
    while gap >= count { gap = nextGap(gap) }
    return gap
  }

  private static func nextGap(_ gap: Int) -> Int {
    if gap > 701 { return max(gap * 4 / 9, 701) }
    switch gap {
    case 701: return 301
    case 301: return 132
    case 132: return 57
    case 57: return 23
    case 23: return 10
    case 10: return 4
    case 4: return 1
    default: return 0
    }
  }
}
