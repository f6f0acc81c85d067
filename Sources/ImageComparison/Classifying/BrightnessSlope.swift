/// Finds the darkest and the brightest neighbour of a pixel.
struct BrightnessSlope {
  private let width: Int
  private let height: Int

  /// A neighbour, from the pixel.
  struct Place {
    var dx = 0
    var dy = 0
  }

  struct Ends {
    var darkest = Place()
    var brightest = Place()
  }

  init(_ pair: PicturePair) {
    width = pair.width
    height = pair.height
  }

  /// The neighbours that are darker and brighter than the pixel by most; nil where there is none of either, or where
  /// more than two are as bright as the pixel, of which the edge of the picture counts as one.
  ///
  /// Brightness is the Y of YIQ, in whole numbers. Of several, the first by columns is the one.
  func ends(_ x: Int, _ y: Int, in pixels: UnsafePointer<UInt32>, stride: Int) -> Ends? {
    let (minX, maxX) = (x > 0 ? -1 : 0, x &+ 1 < width ? 1 : 0)
    let (minY, maxY) = (y > 0 ? -1 : 0, y &+ 1 < height ? 1 : 0)
    let isAtEdge = minX == 0 || maxX == 0 || minY == 0 || maxY == 0
    let center = pixels + (y &* stride &+ x)
    let background =
      isOpaque(around: center, stride, minX, maxX, minY, maxY)
      ? 0 : Self.brightness(BackgroundPattern(offset: y &* width &+ x))
    let own = Self.brightness(center.pointee, background)
    var ends = Ends()
    var (least, most) = (0, 0)
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
          } else if step < least {
            least = step
            ends.darkest = Place(dx: dx, dy: dy)
          } else if step > most {
            most = step
            ends.brightest = Place(dx: dx, dy: dy)
          }
        }
        dy &+= 1
      }
      dx &+= 1
    }
    return least < 0 && most > 0 ? ends : nil
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

  /// 255 times the Y of a pixel in hundred millionths, less what an opaque background loses behind it.
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
