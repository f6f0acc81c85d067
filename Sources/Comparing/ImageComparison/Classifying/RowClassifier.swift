import FirstFrameImaging

/// Classifies the pixels of a pair of pictures row by row.
///
/// The result for a row does not depend on the rows that were classified before it.
struct RowClassifier {
  let pair: PicturePair
  private let metric: any PixelMetric
  private let mask: [PixelBox]
  private var antialiasing: AntialiasingDetector?
  private let memory: PixelMemory
  private let values: UnsafeMutablePointer<Float>
  /// The kinds of the pixels of the row that was classified last. Outside of its columns, the kinds are `equal` up to
  /// the next multiples of ``columnGroup``, and undefined beyond them.
  let kinds: UnsafeMutablePointer<UInt8>
  /// For each masked rectangle, whether it had differing pixels.
  private(set) var isRegionNeeded: [Bool]

  /// The number of pixels of a row that other types process together.
  static let columnGroup = 16

  init(_ pair: PicturePair, tolerance: ImageTolerance) {
    self.pair = pair
    metric = tolerance.pixelMetric
    mask = tolerance.mask
    isRegionNeeded = Array(repeating: false, count: mask.count)
    antialiasing = tolerance.allowsAntialiasing ? AntialiasingDetector(pair) : nil
    let capacity = (pair.width / Self.columnGroup + 1) * Self.columnGroup
    memory = PixelMemory(byteCount: capacity * 5, isClear: false)
    values = memory.start.bindMemory(to: Float.self, capacity: capacity)
    kinds = (memory.start + capacity * 4).bindMemory(to: UInt8.self, capacity: capacity)
  }

  /// Classifies the pixels from the first to the last unequal one; returns `nil` if all are equal.
  mutating func classify(row y: Int) -> (columns: Range<Int>, counts: RowCounts)? {
    guard let columns = pair.unequalColumns(row: y) else { return nil }
    clearAround(columns)
    let first = columns.lowerBound
    var counts = metric.classify(
      PixelRow(
        reference: pair.referenceRow(y) + first, actual: pair.actualRow(y) + first,
        offset: y &* pair.width &+ first, count: columns.count, kinds: kinds + first, values: values + first))
    let hasIgnored = ignore(row: y, columns)
    let hasAntialiased = counts.differing > 0 && markAntialiased(row: y, columns)
    if hasIgnored || hasAntialiased { counts = summary(of: columns) }
    return (columns, counts)
  }

  private mutating func markAntialiased(row y: Int, _ columns: Range<Int>) -> Bool {
    let kinds = kinds
    return antialiasing?.mark(row: y, columns, kinds: kinds) ?? false
  }

  private func clearAround(_ columns: Range<Int>) {
    let group = Self.columnGroup
    let start = columns.lowerBound / group &* group
    let end = (columns.upperBound &+ group &- 1) / group &* group
    (kinds + start).update(repeating: PixelKind.equal, count: columns.lowerBound &- start)
    (kinds + columns.upperBound).update(repeating: PixelKind.equal, count: end &- columns.upperBound)
  }

  /// Marks the differing pixels inside of masked rectangles as ignored, and returns whether there are any.
  private mutating func ignore(row y: Int, _ columns: Range<Int>) -> Bool {
    var hasIgnored = false
    var index = 0
    while index < mask.count {
      let region = mask[index]
      if y >= region.y, y < region.endY {
        var x = max(columns.lowerBound, region.x)
        let end = min(columns.upperBound, region.endX)
        while x < end {
          if kinds[x] != PixelKind.equal {
            kinds[x] = PixelKind.ignored
            isRegionNeeded[index] = true
            hasIgnored = true
          }
          x &+= 1
        }
      }
      index &+= 1
    }
    return hasIgnored
  }

  /// Counts the pixels of each kind in a row.
  private func summary(of columns: Range<Int>) -> RowCounts {
    let (kinds, values, end) = (kinds, values, columns.upperBound)
    var (differing, below, antialiased, ignored) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    var largestDiffering: UInt32 = 0
    var largestBelow: UInt32 = 0
    var x = columns.lowerBound
    while x < end {
      let kind = UInt32(kinds[x])
      let bits = values[x].bitPattern
      let isDiffering: UInt32 = kind == 1 ? 1 : 0
      let isBelow: UInt32 = kind == 2 ? 1 : 0
      differing &+= isDiffering
      below &+= isBelow
      antialiased &+= kind == 3 ? 1 : 0
      ignored &+= kind == 4 ? 1 : 0
      let differingBits = bits & (0 &- isDiffering)
      let belowBits = bits & (0 &- isBelow)
      largestDiffering = differingBits > largestDiffering ? differingBits : largestDiffering
      largestBelow = belowBits > largestBelow ? belowBits : largestBelow
      x &+= 1
    }
    return RowCounts(
      differing: Int(differing), belowThreshold: Int(below), antialiased: Int(antialiased), ignored: Int(ignored),
      largestDiffering: Float(bitPattern: largestDiffering),
      largestBelowThreshold: Float(bitPattern: largestBelow))
  }
}

/// The relation between the pixels of two pictures at the same position.
enum PixelKind {
  static let equal: UInt8 = 0
  static let differing: UInt8 = 1
  /// The pixels differ by no more than the threshold.
  static let belowThreshold: UInt8 = 2
  static let antialiased: UInt8 = 3
  static let ignored: UInt8 = 4
}

/// The number of pixels of each kind in one or several rows, and their largest differences.
struct RowCounts {
  var differing = 0
  var belowThreshold = 0
  var antialiased = 0
  var ignored = 0
  /// The largest difference of the differing pixels, in the unit of the metric.
  var largestDiffering: Float = 0
  /// The largest difference of the pixels below the threshold, in the unit of the metric.
  var largestBelowThreshold: Float = 0

  mutating func add(_ other: RowCounts) {
    differing += other.differing
    belowThreshold += other.belowThreshold
    antialiased += other.antialiased
    ignored += other.ignored
    largestDiffering = max(largestDiffering, other.largestDiffering)
    largestBelowThreshold = max(largestBelowThreshold, other.largestBelowThreshold)
  }
}
