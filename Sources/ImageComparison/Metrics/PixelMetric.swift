/// A way to tell how far apart two colours are.
protocol PixelMetric: Sendable {
  /// Sets the kind and the value of every pixel of a row, and sums them up. Values are asked for where pixels may
  /// become another kind.
  func classify(_ row: PixelRow) -> RowFinding

  /// A value as a difference in 0...1.
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

/// A run of pixels of one row in both pictures, and the memory for what is found out about them.
struct PixelRow {
  let reference: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  /// How far the first pixel is from the top left one, counted along the rows of the shared part.
  let offset: Int
  let count: Int
  /// What every pixel is: one of the constants of ``PixelKind``.
  let kinds: UnsafeMutablePointer<UInt8>
  /// The difference of every pixel, in the metric's own unit; 0 where they are equal.
  let values: UnsafeMutablePointer<Float>
}

/// Equal or not; the value is the difference of the channel that differs most, 0...255.
struct ExactMetric: PixelMetric {
  /// Whether somebody wants the values.
  let setsValues: Bool

  func difference(of value: Float) -> Double { Double(value) / 255 }

  func classify(_ row: PixelRow) -> RowFinding {
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
    return RowFinding(differing: Int(differing), largestDiffering: Float(Self.largestStep(row)))
  }

  /// Of all channels of all pixels.
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
