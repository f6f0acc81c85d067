/// A measure of the difference between two colors.
protocol PixelMetric: Sendable {
  /// Sets the kinds and the values of all pixels of a row, and returns the number of pixels of each kind. The values
  /// are needed only if kinds can change later.
  func classify(_ row: PixelRow) -> RowCounts

  /// Converts a value to a difference in 0...1.
  func difference(of value: Float) -> Double
}

extension ImageTolerance {
  var pixelMetric: any PixelMetric {
    switch metric {
    case .exact: ExactMetric(setsValues: allowsAntialiasing || !mask.isEmpty)
    case .yiq: YIQMetric(threshold: threshold)
    case .okLab: OKLabMetric(threshold: threshold)
    }
  }
}

/// Consecutive pixels of a row in both pictures, and the memory for their kinds and differences.
struct PixelRow {
  let reference: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  /// The index of the first pixel, counted along the rows of the area that both pictures have.
  let offset: Int
  let count: Int
  /// The kind of each pixel, see ``PixelKind``.
  let kinds: UnsafeMutablePointer<UInt8>
  /// The difference of each pixel, in the unit of the metric; 0 for equal pixels.
  let values: UnsafeMutablePointer<Float>
}

/// Compares bytes. The difference of two pixels is the largest difference of a channel, 0...255.
struct ExactMetric: PixelMetric {
  /// Whether to set the values, which are needed if kinds can change later.
  let setsValues: Bool

  func difference(of value: Float) -> Double { Double(value) / 255 }

  func classify(_ row: PixelRow) -> RowCounts {
    if setsValues { setValues(row) }
    let (reference, actual, kinds, count) = (row.reference, row.actual, row.kinds, row.count)
    var differing: UInt32 = 0
    var x = 0
    while x < count {
      let isDifferent: UInt32 = reference[x] != actual[x] ? 1 : 0
      differing &+= isDifferent
      kinds[x] = UInt8(truncatingIfNeeded: isDifferent)
      x &+= 1
    }
    return RowCounts(differing: Int(differing), largestDiffering: Float(Self.largestStep(row)))
  }

  /// Returns the largest difference of a channel of any pixel.
  private static func largestStep(_ row: PixelRow) -> UInt8 {
    let count = row.count &* 4
    return row.reference.withMemoryRebound(to: UInt8.self, capacity: count) { reference in
      row.actual.withMemoryRebound(to: UInt8.self, capacity: count) { actual in
        var largest: UInt8 = 0
        var index = 0
        while index < count {
          let (left, right) = (reference[index], actual[index])
          let step = left > right ? left &- right : right &- left
          largest = step > largest ? step : largest
          index &+= 1
        }
        return largest
      }
    }
  }

  private func setValues(_ row: PixelRow) {
    var x = 0
    while x < row.count {
      let (left, right) = (row.reference[x], row.actual[x])
      row.values[x] = left == right ? 0 : Self.value(left, right)
      x &+= 1
    }
  }

  private static func value(_ left: UInt32, _ right: UInt32) -> Float {
    var largest: Int32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let step =
        Int32(truncatingIfNeeded: (left &>> shift) & 0xFF) &- Int32(truncatingIfNeeded: (right &>> shift) & 0xFF)
      largest = max(largest, abs(step))
      shift &+= 8
    }
    return Float(largest)
  }
}
