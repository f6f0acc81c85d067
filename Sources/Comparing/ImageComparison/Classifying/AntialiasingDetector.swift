/// Finds pixels that look like the smoothed edge of a shape, with the method of pixelmatch.
///
/// Source: Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009).
struct AntialiasingDetector {
  private let pair: PicturePair
  private let slope: BrightnessSlope
  private var siblings: SiblingRows

  init(_ pair: PicturePair) {
    self.pair = pair
    slope = BrightnessSlope(pair)
    siblings = SiblingRows(pair)
  }

  /// Marks the differing pixels of a row that look anti-aliased in either picture, and returns whether there are any.
  mutating func mark(row y: Int, _ columns: Range<Int>, kinds: UnsafeMutablePointer<UInt8>) -> Bool {
    let neighborhood = max(columns.lowerBound - 1, 0)..<min(columns.upperBound + 1, pair.width)
    let own = siblings.row(y, neighborhood)
    let above = siblings.row(y - 1, neighborhood)
    let below = siblings.row(y + 1, neighborhood)
    var hasMarked = false
    var x = columns.lowerBound
    while x < columns.upperBound {
      // A pixel is not part of an edge if it has many siblings, or if no neighbor has many siblings in both pictures.
      if kinds[x] == PixelKind.differing, own[x] != SiblingRows.inBoth,
        hasNeighborWithManySiblings(x, above, own, below), isAntialiased(x, y, siblings: own[x], above, own, below)
      {
        kinds[x] = PixelKind.antialiased
        hasMarked = true
      }
      x &+= 1
    }
    return hasMarked
  }

  /// Whether a neighbor has many siblings in both pictures. The rows are padded by one pixel without siblings.
  @inline(__always)
  private func hasNeighborWithManySiblings(
    _ x: Int, _ above: UnsafePointer<UInt8>, _ own: UnsafePointer<UInt8>, _ below: UnsafePointer<UInt8>
  ) -> Bool {
    let both = SiblingRows.inBoth
    return above[x &- 1] == both || above[x] == both || above[x &+ 1] == both
      || own[x &- 1] == both || own[x &+ 1] == both
      || below[x &- 1] == both || below[x] == both || below[x &+ 1] == both
  }

  private func isAntialiased(
    _ x: Int, _ y: Int, siblings: UInt8,
    _ above: UnsafePointer<UInt8>, _ own: UnsafePointer<UInt8>, _ below: UnsafePointer<UInt8>
  ) -> Bool {
    func hasManySiblings(_ offset: BrightnessSlope.Offset) -> Bool {
      let row = offset.dy < 0 ? above : offset.dy > 0 ? below : own
      return row[x &+ offset.dx] == SiblingRows.inBoth
    }
    func isEdge(_ ends: BrightnessSlope.Ends?) -> Bool {
      guard let ends else { return false }
      return hasManySiblings(ends.darkest) || hasManySiblings(ends.brightest)
    }
    return siblings & SiblingRows.inReference == 0
      && isEdge(slope.ends(x, y, in: pair.reference, stride: pair.referenceStride))
      || siblings & SiblingRows.inActual == 0 && isEdge(slope.ends(x, y, in: pair.actual, stride: pair.actualStride))
  }
}

/// Finds the darkest and the brightest neighbor of a pixel.
struct BrightnessSlope {
  private let width: Int
  private let height: Int

  /// The offset of a neighbor from the pixel.
  struct Offset {
    let dx: Int
    let dy: Int
  }

  struct Ends {
    let darkest: Offset
    let brightest: Offset
  }

  init(_ pair: PicturePair) {
    width = pair.width
    height = pair.height
  }

  /// Returns the darkest and the brightest neighbors; `nil` if none is darker, none is brighter, or more than two are
  /// as bright as the pixel. At the edge of the picture, the missing neighbors count as one equally bright neighbor.
  ///
  /// The brightness is the Y of YIQ, as an integer. If several neighbors are equally dark or bright, the first one in
  /// the order of columns is returned.
  func ends(_ x: Int, _ y: Int, in pixels: UnsafePointer<UInt32>, stride: Int) -> Ends? {
    let (minX, maxX) = (x > 0 ? -1 : 0, x &+ 1 < width ? 1 : 0)
    let (minY, maxY) = (y > 0 ? -1 : 0, y &+ 1 < height ? 1 : 0)
    let isAtEdge = minX == 0 || maxX == 0 || minY == 0 || maxY == 0
    let center = pixels + (y &* stride &+ x)
    let background =
      isOpaque(around: center, stride, minX, maxX, minY, maxY)
      ? 0 : Self.brightness(BackgroundPattern(offset: y &* width &+ x))
    let own = Self.brightness(center.pointee, background)
    var (darkest, brightest): (Offset?, Offset?)
    var (minimum, maximum) = (0, 0)
    var equalCount = isAtEdge ? 1 : 0
    var dx = minX
    while dx <= maxX {
      var dy = minY
      while dy <= maxY {
        if dx != 0 || dy != 0 {
          let step = Self.brightness(center[dy &* stride &+ dx], background) &- own
          if step == 0 {
            equalCount &+= 1
            if equalCount > 2 { return nil }
          } else if step < minimum {
            minimum = step
            darkest = Offset(dx: dx, dy: dy)
          } else if step > maximum {
            maximum = step
            brightest = Offset(dx: dx, dy: dy)
          }
        }
        dy &+= 1
      }
      dx &+= 1
    }
    guard let darkest, let brightest else { return nil }
    return Ends(darkest: darkest, brightest: brightest)
  }

  private func isOpaque(
    around center: UnsafePointer<UInt32>, _ stride: Int, _ minX: Int, _ maxX: Int, _ minY: Int, _ maxY: Int
  ) -> Bool {
    var all = UInt32.max
    var dy = minY
    while dy <= maxY {
      let row = center + dy &* stride
      all &= row[minX] & row[0] & row[maxX]
      dy &+= 1
    }
    return all &>> 24 == 255
  }

  /// Returns 255 times the Y of a pixel, in units of 1e-8, minus the part of an opaque background that the pixel hides.
  @inline(__always)
  private static func brightness(_ pixel: UInt32, _ background: Int) -> Int {
    let red = Int(pixel & 0xFF)
    let green = Int((pixel &>> 8) & 0xFF)
    let blue = Int((pixel &>> 16) & 0xFF)
    let y = red &* 29_889_531 &+ green &* 58_662_247 &+ blue &* 11_448_223
    return y &* 255 &- background &* Int(pixel &>> 24)
  }

  private static func brightness(_ background: BackgroundPattern) -> Int {
    background.red &* 29_889_531 &+ background.green &* 58_662_247 &+ background.blue &* 11_448_223
  }
}
