/// Finds pixels that look like the smoothed edge of a shape, as pixelmatch finds them, after Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector" (2009).
struct AntialiasingDetector {
  private let pair: PicturePair
  private let slope: BrightnessSlope
  private var crowds: CrowdRows

  init(_ pair: PicturePair) {
    self.pair = pair
    slope = BrightnessSlope(pair)
    crowds = CrowdRows(pair)
  }

  /// Marks those of a row's differing pixels that look anti-aliased in either picture, and returns how many.
  mutating func mark(row y: Int, _ columns: Range<Int>, kinds: UnsafeMutablePointer<UInt8>) -> Int {
    let reach = max(columns.lowerBound - 1, 0)..<min(columns.upperBound + 1, pair.width)
    let own = crowds.row(y, reach)
    // Beyond the edge of the picture lies the row itself: nothing new.
    let above = y > 0 ? crowds.row(y - 1, reach) : own
    let below = y + 1 < pair.height ? crowds.row(y + 1, reach) : own
    var count = 0
    var x = columns.lowerBound
    while x < columns.upperBound {
      // A pixel among its own colour is no edge; nor is one without a neighbour among its own colour in both.
      if kinds[x] == PixelKind.differing, own[x] != CrowdRows.inBoth,
        hasCrowdedNeighbor(x, above, own, below), isAntialiased(x, y, crowd: own[x], above, own, below)
      {
        kinds[x] = PixelKind.antialiased
        count &+= 1
      }
      x &+= 1
    }
    return count
  }

  /// The rows are padded by a pixel, which has no crowd.
  @inline(__always)
  private func hasCrowdedNeighbor(
    _ x: Int, _ above: UnsafePointer<UInt8>, _ own: UnsafePointer<UInt8>, _ below: UnsafePointer<UInt8>
  ) -> Bool {
    let both = CrowdRows.inBoth
    return above[x &- 1] == both || above[x] == both || above[x &+ 1] == both
      || own[x &- 1] == both || own[x &+ 1] == both
      || below[x &- 1] == both || below[x] == both || below[x &+ 1] == both
  }

  private func isAntialiased(
    _ x: Int, _ y: Int, crowd: UInt8,
    _ above: UnsafePointer<UInt8>, _ own: UnsafePointer<UInt8>, _ below: UnsafePointer<UInt8>
  ) -> Bool {
    func isCrowded(_ place: BrightnessSlope.Place) -> Bool {
      let row = place.dy < 0 ? above : place.dy > 0 ? below : own
      return row[x &+ place.dx] == CrowdRows.inBoth
    }
    func isEdge(_ ends: BrightnessSlope.Ends?) -> Bool {
      guard let ends else { return false }
      return isCrowded(ends.darkest) || isCrowded(ends.brightest)
    }
    return crowd & CrowdRows.inReference == 0
      && isEdge(slope.ends(x, y, in: pair.reference, stride: pair.referenceStride))
      || crowd & CrowdRows.inActual == 0 && isEdge(slope.ends(x, y, in: pair.actual, stride: pair.actualStride))
  }
}
