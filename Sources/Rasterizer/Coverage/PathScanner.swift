import LayoutTree

/// Walks over the rows of a shape and hands out how much of each pixel it covers.
struct PathScanner {
  let rule: FillRule
  /// Nothing outside is handed out.
  let clip: PixelRect

  func scan(_ list: EdgeList, into sink: some SpanSink) {
    let bounds = list.pixelBounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    let row = CoverageRow(minX: bounds.minX, maxX: bounds.maxX)
    let edges = list.edges
    var active: [Edge] = []
    var next = 0
    var y = bounds.minY
    while y < bounds.maxY {
      let rowTop = y << Subpixel.bits
      active.removeAll { $0.bottomY <= rowTop }
      while next < edges.count, edges[next].topY < rowTop + Subpixel.one {
        if edges[next].bottomY > rowTop { active.append(edges[next]) }
        next += 1
      }
      let nextTop = next < edges.count ? edges[next].topY : .max
      let rowCount = min(equalRows(active, from: rowTop, nextTop: nextTop), bounds.maxY - y)
      add(active, rowTop: rowTop, to: row)
      let spans = row.takeSpans()
      if !spans.isEmpty { sink.fill(y: y, rowCount: rowCount, spans: spans) }
      y += rowCount
    }
  }

  /// The number of rows, from this one on, that only vertical edges cross, from top to bottom.
  private func equalRows(_ active: [Edge], from rowTop: Int, nextTop: Int) -> Int {
    var end = nextTop
    for edge in active {
      guard edge.isVertical, edge.topY <= rowTop else { return 1 }
      end = min(end, edge.bottomY)
    }
    return end == .max ? .max : max((end - rowTop) >> Subpixel.bits, 1)
  }

  private func add(_ active: [Edge], rowTop: Int, to row: CoverageRow) {
    if active.isEmpty { return }
    let pieces = active.map { EdgePiece($0, rowTop: rowTop) }
    if isOnePair(pieces) {
      for piece in pieces {
        row.add(
          fromX: piece.topX, fromY: piece.topY, toX: piece.bottomX, toY: piece.bottomY, winding: piece.winding)
      }
    } else {
      OverlapResolver(rule: rule).add(pieces, to: row)
    }
  }

  /// Two pieces that run against each other, and do not cross, enclose their area once, whatever the rule.
  private func isOnePair(_ pieces: [EdgePiece]) -> Bool {
    guard pieces.count == 2, pieces[0].winding != pieces[1].winding else { return false }
    let (first, second) = (pieces[0], pieces[1])
    return (first.topX <= second.topX) == (first.bottomX <= second.bottomX)
      || first.topX == second.topX || first.bottomX == second.bottomX
  }
}
