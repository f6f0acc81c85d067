/// The memory that scanning needs, kept from shape to shape; one for each thread.
final class ScanMemory {
  let row = CoverageRow()
  let resolver = OverlapResolver()
  /// Room for the edges that cross a row.
  private(set) var active: UnsafeMutablePointer<Edge>
  /// Room for the pieces of them.
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
