/// Equal or not; the value is the difference of the channel that differs most, 0...255.
struct ExactMetric: PixelMetric {
  func difference(of value: Float) -> Double { Double(value) / 255 }

  func classify(_ row: PixelRow) -> RowFinding {
    let (reference, actual, kinds, values) = (row.reference, row.actual, row.kinds, row.values)
    let count = row.count
    var differing: UInt32 = 0
    var largest: Int32 = 0
    var x = 0
    while x < count {
      let (left, right) = (reference[x], actual[x])
      let red = Self.distance(left & 0xFF, right & 0xFF)
      let green = Self.distance((left &>> 8) & 0xFF, (right &>> 8) & 0xFF)
      let blue = Self.distance((left &>> 16) & 0xFF, (right &>> 16) & 0xFF)
      let alpha = Self.distance(left &>> 24, right &>> 24)
      let redGreen = red > green ? red : green
      let blueAlpha = blue > alpha ? blue : alpha
      let most = redGreen > blueAlpha ? redGreen : blueAlpha
      largest = most > largest ? most : largest
      values[x] = Float(most)
      let isDifferent: UInt32 = left != right ? 1 : 0
      differing &+= isDifferent
      kinds[x] = UInt8(truncatingIfNeeded: isDifferent)
      x &+= 1
    }
    return RowFinding(differing: Int(differing), largestDiffering: Float(largest))
  }

  @inline(__always)
  private static func distance(_ left: UInt32, _ right: UInt32) -> Int32 {
    let difference = Int32(truncatingIfNeeded: left) &- Int32(truncatingIfNeeded: right)
    return difference < 0 ? 0 &- difference : difference
  }
}
