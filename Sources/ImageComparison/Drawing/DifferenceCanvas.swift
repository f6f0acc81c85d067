import Foundation
import Imaging

/// The picture that a difference image is drawn on, in the order: missing parts, shared part, box.
struct DifferenceCanvas {
  private(set) var bitmap: Bitmap
  private let changed = PremultipliedColor(DifferenceImage.changedColor).packed
  private let boxed = PremultipliedColor(DifferenceImage.boxColor).packed

  /// How far the line of the box stays off what it surrounds, where there is room, in pixels.
  private static let boxGap = 2
  /// How thick the line of the box is, in pixels.
  private static let boxLine = 2

  init(size: PixelSize) {
    bitmap = Bitmap(size: size)
    let outside = PremultipliedColor(DifferenceImage.outsideColor).packed
    bitmap.withMutablePixels { $0.update(repeating: outside, count: size.area) }
  }

  /// Marks all that a picture has; what both have is drawn over it.
  mutating func drawMissing(size: PixelSize) {
    fill(PixelBox(x: 0, y: 0, width: size.width, height: size.height), with: changed)
  }

  mutating func drawShared(reference: Bitmap, actual: Bitmap, shared: PixelBox) {
    let canvasWidth = bitmap.width
    let changed = changed
    bitmap.withMutablePixels { canvas in
      reference.withPixels { referencePixels in
        actual.withPixels { actualPixels in
          var y = 0
          while y < shared.height {
            Self.drawRow(
              canvas + y &* canvasWidth, referencePixels + y &* reference.width,
              actualPixels + y &* actual.width, width: shared.width, changed: changed)
            y &+= 1
          }
        }
      }
    }
  }

  mutating func drawBox(around box: PixelBox) {
    let reach = Self.boxGap + Self.boxLine
    let left = max(box.x - reach, 0)
    let top = max(box.y - reach, 0)
    let right = min(box.endX + reach, bitmap.width)
    let bottom = min(box.endY + reach, bitmap.height)
    let line = min(Self.boxLine, right - left, bottom - top)
    let (width, height) = (right - left, bottom - top)
    fill(PixelBox(x: left, y: top, width: width, height: line), with: boxed)
    fill(PixelBox(x: left, y: bottom - line, width: width, height: line), with: boxed)
    fill(PixelBox(x: left, y: top, width: line, height: height), with: boxed)
    fill(PixelBox(x: right - line, y: top, width: line, height: height), with: boxed)
  }

  private static func drawRow(
    _ canvas: UnsafeMutablePointer<UInt32>, _ reference: UnsafePointer<UInt32>,
    _ actual: UnsafePointer<UInt32>, width: Int, changed: UInt32
  ) {
    var x = 0
    while x < width {
      let pixel = reference[x]
      canvas[x] = pixel == actual[x] ? faded(pixel) : changed
      x &+= 1
    }
  }

  /// A quarter of the pixel over three quarters of white, opaque; two channels to an addition.
  @inline(__always)
  private static func faded(_ pixel: UInt32) -> UInt32 {
    // Over white a premultiplied channel gains what the alpha leaves: 255 - alpha.
    let gain = 255 &- (pixel &>> 24)
    let redBlue = ((pixel & 0x00FF_00FF) &+ gain &* 0x0001_0001) &+ 3 &* 0x00FF_00FF
    let green = ((pixel &>> 8) & 0xFF) &+ gain &+ 3 &* 255
    return 0xFF00_0000 | ((redBlue &>> 2) & 0x00FF_00FF) | ((green &>> 2) & 0xFF) &<< 8
  }

  private mutating func fill(_ box: PixelBox, with color: UInt32) {
    let canvasWidth = bitmap.width
    bitmap.withMutablePixels { canvas in
      var y = box.y
      while y < box.endY {
        (canvas + y &* canvasWidth + box.x).update(repeating: color, count: box.width)
        y &+= 1
      }
    }
  }
}
