import FirstFrameLayoutTree

/// Computes the coverage of a shape row by row.
struct PathScanner {
  let rule: FillRule
  /// The pixels to scan; all other pixels are omitted.
  let clip: PixelRect
  let memory: ScanMemory

  func scan(_ list: EdgeList, into sink: some SpanSink) {
    let bounds = list.pixelBounds.intersection(clip)
    guard !bounds.isEmpty else { return }
    memory.begin(minX: bounds.minX, maxX: bounds.maxX, edgeCount: list.edges.count)
    list.edges.withUnsafeBufferPointer { edges in
      guard let base = edges.baseAddress else { return }
      scan(base, count: edges.count, isSimple: list.isSimple, bounds: bounds, into: sink)
    }
  }

  private func scan(
    _ edges: UnsafePointer<Edge>, count: Int, isSimple: Bool, bounds: PixelRect, into sink: some SpanSink
  ) {
    let row = memory.row
    let active = memory.active
    var activeCount = 0
    var next = 0
    var y = bounds.minY
    while y < bounds.maxY {
      let rowTop = y << Subpixel.bits
      activeCount = removeEnded(active, count: activeCount, at: rowTop)
      while next < count, edges[next].topY < rowTop &+ Subpixel.one {
        if edges[next].bottomY > rowTop {
          active[activeCount] = edges[next]
          activeCount &+= 1
        }
        next &+= 1
      }
      let nextTop = next < count ? edges[next].topY : .max
      let equal = equalRows(active, count: activeCount, from: rowTop, nextTop: nextTop)
      let rowCount = min(equal, bounds.maxY &- y)
      add(active, count: activeCount, isSimple: isSimple, rowTop: rowTop, to: row)
      let spans = row.takeSpans()
      if !spans.isEmpty { sink.fill(y: y, rowCount: rowCount, spans: spans) }
      y &+= rowCount
    }
  }

  private func removeEnded(_ active: UnsafeMutablePointer<Edge>, count: Int, at rowTop: Int) -> Int {
    var remaining = 0
    var index = 0
    while index < count {
      if active[index].bottomY > rowTop {
        if remaining != index { active[remaining] = active[index] }
        remaining &+= 1
      }
      index &+= 1
    }
    return remaining
  }

  /// Returns the number of equal rows, starting with this one: rows that only vertical edges cross, from top to bottom.
  private func equalRows(_ active: UnsafeMutablePointer<Edge>, count: Int, from rowTop: Int, nextTop: Int) -> Int {
    var end = nextTop
    var index = 0
    while index < count {
      guard active[index].isVertical, active[index].topY <= rowTop else { return 1 }
      end = min(end, active[index].bottomY)
      index &+= 1
    }
    return end == .max ? .max : max((end &- rowTop) >> Subpixel.bits, 1)
  }

  private func add(
    _ active: UnsafeMutablePointer<Edge>, count: Int, isSimple: Bool, rowTop: Int, to row: CoverageRow
  ) {
    if count == 0 { return }
    let pieces = memory.pieces
    var index = 0
    while index < count {
      pieces[index] = EdgePiece(active[index], rowTop: rowTop)
      index &+= 1
    }
    guard isSimple || isOnePair(pieces, count: count) else {
      return memory.resolver.add(pieces, count: count, rule: rule, to: row)
    }
    index = 0
    while index < count {
      row.add(pieces[index], winding: pieces[index].winding)
      index &+= 1
    }
  }

  /// Whether there are exactly two pieces, which have opposite directions and do not cross. They enclose their area
  /// once under either fill rule.
  private func isOnePair(_ pieces: UnsafeMutablePointer<EdgePiece>, count: Int) -> Bool {
    guard count == 2, pieces[0].winding != pieces[1].winding else { return false }
    return (pieces[0].topX <= pieces[1].topX) == (pieces[0].bottomX <= pieces[1].bottomX)
      || pieces[0].topX == pieces[1].topX || pieces[0].bottomX == pieces[1].bottomX
  }
}

/// Memory for scanning, which is reused for each shape. Each thread needs its own instance.
final class ScanMemory {
  let row = CoverageRow()
  let resolver = OverlapResolver()
  /// Memory for the edges that cross a row.
  private(set) var active: UnsafeMutablePointer<Edge>
  /// Memory for the pieces of those edges.
  private(set) var pieces: UnsafeMutablePointer<EdgePiece>
  private var capacity = 256

  init() {
    active = .allocate(capacity: capacity)
    pieces = .allocate(capacity: capacity)
  }

  deinit {
    active.deallocate()
    pieces.deallocate()
  }

  func begin(minX: Int, maxX: Int, edgeCount: Int) {
    row.begin(minX: minX, maxX: maxX)
    guard edgeCount > capacity else { return }
    active.deallocate()
    pieces.deallocate()
    capacity = max(edgeCount, 2 * capacity)
    active = .allocate(capacity: capacity)
    pieces = .allocate(capacity: capacity)
  }
}
