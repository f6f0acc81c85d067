import FirstFrameImaging

/// The pixels that have many siblings: more than two neighbors of the same color. At the edge of the picture, the
/// missing neighbors count as one sibling.
///
/// Three rows are cached, so that each row is computed only once if rows are read from the top down.
struct SiblingRows {
  static let inReference: UInt8 = 1
  static let inActual: UInt8 = 2
  static let inBoth: UInt8 = 3

  /// A row in the cache, and its columns that were computed.
  private struct CachedRow {
    let y: Int
    let columns: Range<Int>
  }

  private let pair: PicturePair
  private let memory: PixelMemory
  /// A row of pixels without siblings, for rows outside of the picture.
  private let empty: UnsafeMutablePointer<UInt8>
  /// The start of the cached rows. There is one pixel without siblings before and after each row.
  private let start: UnsafeMutablePointer<UInt8>
  private let stride: Int
  /// The row in each slot of the cache.
  private var cached: [CachedRow?] = [nil, nil, nil]

  init(_ pair: PicturePair) {
    self.pair = pair
    stride = pair.width + 2
    memory = PixelMemory(byteCount: stride * 4)
    empty = memory.start.bindMemory(to: UInt8.self, capacity: stride * 4) + 1
    start = empty + stride
  }

  /// Returns, for each pixel of a row, whether it has many siblings in the reference, in the actual picture, in both,
  /// or in neither: ``inReference``, ``inActual``, ``inBoth`` or 0. Pixels outside of the picture have no siblings.
  mutating func row(_ y: Int, _ requested: Range<Int>) -> UnsafePointer<UInt8> {
    guard y >= 0, y < pair.height else { return UnsafePointer(empty) }
    let slot = y % 3
    let output = start + slot &* stride
    if let row = cached[slot], row.y == y, row.columns.contains(requested) { return UnsafePointer(output) }
    let columns = withMargin(requested)
    compute(y, columns, output)
    cached[slot] = CachedRow(y: y, columns: columns)
    return UnsafePointer(output)
  }

  /// Returns the requested columns and a margin, because the next rows need about the same columns.
  private func withMargin(_ requested: Range<Int>) -> Range<Int> {
    guard requested.count &* 2 < pair.width else { return 0..<pair.width }
    return max(requested.lowerBound &- 32, 0)..<min(requested.upperBound &+ 32, pair.width)
  }

  private func compute(_ y: Int, _ columns: Range<Int>, _ output: UnsafeMutablePointer<UInt8>) {
    var x = columns.lowerBound
    let end = min(columns.upperBound, pair.width &- 1)
    if y > 0, y &+ 1 < pair.height {
      if x == 0 {
        output[0] = siblingsAtEdge(0, y)
        x = 1
      }
      x = computeInside(y, x, end, output)
    }
    while x < columns.upperBound {
      output[x] = siblingsAtEdge(x, y)
      x &+= 1
    }
  }

  /// Computes the siblings of pixels that have all eight neighbors, and returns the column after them.
  private func computeInside(_ y: Int, _ first: Int, _ end: Int, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    let (reference, actual) = (pair.referenceRow(y), pair.actualRow(y))
    let (referenceStride, actualStride) = (pair.referenceStride, pair.actualStride)
    var x = first
    while x < end {
      let inReference = Self.equalCount(reference + x, referenceStride) > 2 ? Self.inReference : 0
      let inActual = Self.equalCount(actual + x, actualStride) > 2 ? Self.inActual : 0
      output[x] = inReference | inActual
      x &+= 1
    }
    return x
  }

  @inline(__always)
  private static func equalCount(_ pixel: UnsafePointer<UInt32>, _ stride: Int) -> Int32 {
    let (above, below, own) = (pixel - stride, pixel + stride, pixel[0])
    var count: Int32 = above[-1] == own ? 1 : 0
    count &+= above[0] == own ? 1 : 0
    count &+= above[1] == own ? 1 : 0
    count &+= pixel[-1] == own ? 1 : 0
    count &+= pixel[1] == own ? 1 : 0
    count &+= below[-1] == own ? 1 : 0
    count &+= below[0] == own ? 1 : 0
    count &+= below[1] == own ? 1 : 0
    return count
  }

  private func siblingsAtEdge(_ x: Int, _ y: Int) -> UInt8 {
    func hasManySiblings(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> Bool {
      let own = pixels[y &* stride &+ x]
      // The count includes the pixel itself, which represents the missing neighbors.
      var count = 0
      var row = max(y &- 1, 0)
      while row <= min(y &+ 1, pair.height &- 1) {
        var column = max(x &- 1, 0)
        while column <= min(x &+ 1, pair.width &- 1) {
          if pixels[row &* stride &+ column] == own { count &+= 1 }
          column &+= 1
        }
        row &+= 1
      }
      return count > 2
    }
    return (hasManySiblings(pair.reference, pair.referenceStride) ? Self.inReference : 0)
      | (hasManySiblings(pair.actual, pair.actualStride) ? Self.inActual : 0)
  }
}
