import LayoutTree

/// Finds the pieces of edges that separate inside from outside where outlines overlap or cross.
///
/// A row is cut into bands within which no edge begins, ends, or crosses another. In such a band the edges have
/// an order, a walk along it counts the winding, and the edges at which the inside begins or ends are the
/// outline of the union: their signed area is the exact coverage under either rule.
struct OverlapResolver {
  let rule: FillRule

  /// Adds the separating pieces to a row.
  func add(_ pieces: [EdgePiece], to row: CoverageRow) {
    var heights = pieces.flatMap { [$0.topY, $0.bottomY] }
    heights.sort()
    var top = heights[0]
    for bottom in heights where bottom > top {
      addBand(pieces.filter { $0.topY <= top && $0.bottomY >= bottom }, from: top, to: bottom, to: row)
      top = bottom
    }
  }

  private func addBand(_ pieces: [EdgePiece], from top: Int, to bottom: Int, to row: CoverageRow) {
    var ordered = pieces.map { $0.cut(from: top, to: bottom) }
    ordered.sort { ($0.topX, $0.bottomX) < ($1.topX, $1.bottomX) }
    if bottom - top > 1, let crossing = firstCrossing(of: ordered, from: top, to: bottom) {
      addBand(pieces, from: top, to: crossing, to: row)
      addBand(pieces, from: crossing, to: bottom, to: row)
    } else {
      addSeparating(ordered, to: row)
    }
  }

  /// The height at which the first two neighbours change places; nil where all keep their order.
  private func firstCrossing(of ordered: [EdgePiece], from top: Int, to bottom: Int) -> Int? {
    var first: Int?
    for index in ordered.indices.dropFirst() {
      let (left, right) = (ordered[index - 1], ordered[index])
      let gapAbove = right.topX - left.topX
      let gapBelow = left.bottomX - right.bottomX
      guard gapBelow > 0 else { continue }
      let crossing = top + (bottom - top) * gapAbove / (gapAbove + gapBelow)
      first = min(first ?? bottom, min(max(crossing, top + 1), bottom - 1))
    }
    return first
  }

  private func addSeparating(_ ordered: [EdgePiece], to row: CoverageRow) {
    var winding = 0
    for piece in ordered {
      let wasInside = isInside(winding)
      winding += piece.winding
      let isNowInside = isInside(winding)
      guard wasInside != isNowInside else { continue }
      row.add(
        fromX: piece.topX, fromY: piece.topY, toX: piece.bottomX, toY: piece.bottomY,
        winding: isNowInside ? 1 : -1)
    }
  }

  private func isInside(_ winding: Int) -> Bool {
    switch rule {
    case .nonzero: winding != 0
    case .evenodd: winding & 1 != 0
    }
  }
}
