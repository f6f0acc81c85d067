import FirstFrameImaging

/// The pixels that have many siblings: more than two neighbours of the same colour. At the edge of the picture, the
/// missing neighbours count as one sibling.
///
/// Three rows are cached, so that each row is computed only once if rows are read from the top down.
struct SiblingRows {
  static let inReference: UInt8 = 1
  static let inActual: UInt8 = 2
  static let inBoth: UInt8 = 3

  private let pair: PicturePair
  private let memory: PixelMemory
  /// The start of the rows. There is one pixel without siblings before and after each row.
  private let start: UnsafeMutablePointer<UInt8>
  private let stride: Int
  /// The row in each slot; -1 for none.
  private var rows = (-1, -1, -1)
  private var columns = (0..<0, 0..<0, 0..<0)

  init(_ pair: PicturePair) {
    self.pair = pair
    stride = pair.width + 2
    memory = PixelMemory(byteCount: stride * 3)
    start = memory.start.bindMemory(to: UInt8.self, capacity: stride * 3) + 1
  }

  /// Returns, for each pixel of a row, whether it has many siblings in the reference, in the actual picture, in both,
  /// or in neither: ``inReference``, ``inActual``, ``inBoth`` or 0.
  mutating func row(_ y: Int, _ requested: Range<Int>) -> UnsafePointer<UInt8> {
    let slot = y % 3
    let output = start + slot &* stride
    let (cachedRow, columns) =
      slot == 0
      ? (rows.0, self.columns.0)
      : slot == 1
        ? (rows.1, self.columns.1)
        : (rows.2, self.columns.2)
    if cachedRow == y, columns.lowerBound <= requested.lowerBound, requested.upperBound <= columns.upperBound {
      return UnsafePointer(output)
    }
    let computed = withMargin(requested)
    compute(y, computed, output)
    switch slot {
    case 0: (rows.0, self.columns.0) = (y, computed)
    case 1: (rows.1, self.columns.1) = (y, computed)
    default: (rows.2, self.columns.2) = (y, computed)
    }
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
    if y > 0, y &+ 1 < pair.height, x < end {
      if x == 0 {
        output[0] = siblingsAtEdge(0, y)
        x = 1
      }
      if x < end {
        computeInside(y, x, end, output)
        x = end
      }
    }
    while x < columns.upperBound {
      output[x] = siblingsAtEdge(x, y)
      x &+= 1
    }
  }

  /// Computes the siblings of pixels that have all eight neighbours.
  private func computeInside(_ y: Int, _ first: Int, _ end: Int, _ output: UnsafeMutablePointer<UInt8>) {
    let (reference, actual) = (pair.referenceRow(y), pair.actualRow(y))
    let (referenceStride, actualStride) = (pair.referenceStride, pair.actualStride)
    var x = first
    while x < end {
      let inReference = Self.equalCount(reference + x, referenceStride) > 2 ? Self.inReference : 0
      let inActual = Self.equalCount(actual + x, actualStride) > 2 ? Self.inActual : 0
      output[x] = inReference | inActual
      x &+= 1
    }
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
      // The count includes the pixel itself, which represents the missing neighbours.
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
