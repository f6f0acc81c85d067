/// The distance in OKLab.
struct OKLabMetric: PixelMetric {
  private let threshold: Double

  init(threshold: Double) {
    self.threshold = threshold
  }

  func difference(of value: Float) -> Double { min(Double(value), 1) }

  func classify(_ row: PixelRow) -> RowFinding {
    var finding = RowFinding()
    // Neighbours often change from one colour to one other.
    var (lastLeft, lastRight, distance) = (UInt32(0), UInt32(0), 0.0)
    var x = 0
    while x < row.count {
      let (left, right) = (row.reference[x], row.actual[x])
      if left == right {
        row.kinds[x] = PixelKind.equal
        row.values[x] = 0
      } else {
        if left != lastLeft || right != lastRight {
          (lastLeft, lastRight, distance) = (left, right, Self.distance(left, right))
        }
        set(x, of: row, to: distance, in: &finding)
      }
      x &+= 1
    }
    return finding
  }

  @inline(__always)
  private func set(_ x: Int, of row: PixelRow, to distance: Double, in finding: inout RowFinding) {
    let value = Float(distance)
    row.values[x] = value
    if distance > threshold {
      row.kinds[x] = PixelKind.differing
      finding.differing &+= 1
      if value > finding.largestDiffering { finding.largestDiffering = value }
    } else {
      row.kinds[x] = PixelKind.belowThreshold
      finding.belowThreshold &+= 1
      if value > finding.largestBelowThreshold { finding.largestBelowThreshold = value }
    }
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Double {
    let overBlack = OKLabColor(packed: left).distance(to: OKLabColor(packed: right))
    guard (left & right) &>> 24 != 255 else { return overBlack }
    return max(overBlack, OKLabColor(packed: overWhite(left)).distance(to: OKLabColor(packed: overWhite(right))))
  }

  /// A premultiplied channel gains what the alpha leaves; 255 at most, for channels are no larger than the alpha.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    func lifted(_ channel: UInt32) -> UInt32 { min(channel & 0xFF, alpha) &+ 255 &- alpha }
    return lifted(pixel) | lifted(pixel &>> 8) &<< 8 | lifted(pixel &>> 16) &<< 16
  }
}
