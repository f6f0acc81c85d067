package import FirstFrameImaging
import Foundation

/// A picture of the differences between two pictures: the reference in pale grays, differing pixels in a strong color,
/// and boxes around the differing areas.
///
/// Areas that only one of the pictures has are hatched in the strong color, and masked rectangles in gray.
/// Anti-aliased pixels that a tolerance allows are marked in a pale color; differences below its threshold are not
/// marked.
package struct DifferenceImage: Sendable {
  package let bitmap: Bitmap

  /// The color of differing pixels, and of the hatching over areas that only one picture has.
  package static let changedColor = Color(red: 230, green: 0, blue: 110)
  /// The color of differing pixels that look anti-aliased, if the tolerance allows them.
  package static let antialiasedColor = Color(red: 242, green: 184, blue: 75)
  /// The color of the boxes around the differing areas.
  package static let boxColor = Color(red: 0, green: 102, blue: 255)
  /// The color of the hatching over masked rectangles.
  package static let ignoredColor = Color(red: 128, green: 144, blue: 164)
  /// The color of areas that neither picture has.
  package static let outsideColor = Color(red: 120, green: 120, blue: 120)

  /// Draws the differences between two pictures. The result has the larger width and the larger height of the two.
  ///
  /// - Throws: `BitmapError` if this size exceeds the limits of a bitmap, for example for a wide and a tall picture.
  package init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) throws(BitmapError) {
    let size = try PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    var canvas = DifferenceCanvas(size: size)
    let missing = MissingArea(reference: reference.size, actual: actual.size)
    if !missing.boxes.isEmpty { canvas.drawPale(actual) }
    canvas.drawPale(reference)
    for box in missing.boxes { canvas.hatch(box, with: Self.changedColor) }
    for box in tolerance.mask { canvas.hatch(box, with: Self.ignoredColor) }
    let grid = PicturePair.with(reference, actual) { canvas.drawChanges($0, tolerance: tolerance) }
    for box in Clusters(grid, missing: missing).boxes { canvas.frame(box, with: Self.boxColor) }
    bitmap = canvas.bitmap
  }
}

/// The bitmap of a difference image while it is drawn.
struct DifferenceCanvas {
  private(set) var bitmap: Bitmap
  /// The unit of stroke widths in pixels, which grows with the picture, so that strokes stay visible when the picture
  /// is scaled down.
  private let unit: Int

  /// The ratio of the longer side of the picture to the unit.
  private static let pixelsPerUnit = 800

  init(size: PixelSize) {
    bitmap = Bitmap(size: size, color: PremultipliedColor(DifferenceImage.outsideColor))
    unit = max(max(size.width, size.height) / Self.pixelsPerUnit, 1)
  }

  /// Draws a picture in pale grays, from the top left corner.
  mutating func drawPale(_ picture: Bitmap) {
    let canvasWidth = bitmap.width
    bitmap.withMutablePixels { canvas in
      picture.withPixels { pixels in
        var y = 0
        while y < picture.height {
          PaleGray.draw(pixels + y &* picture.width, count: picture.width, to: canvas + y &* canvasWidth)
          y &+= 1
        }
      }
    }
  }

  /// Marks the differing pixels, and returns their positions.
  mutating func drawChanges(_ pair: PicturePair, tolerance: ImageTolerance) -> ClusterGrid {
    let canvasWidth = bitmap.width
    let grid = ClusterGrid(width: pair.width, height: pair.height)
    var classifier = RowClassifier(pair, tolerance: tolerance)
    bitmap.withMutablePixels { canvas in
      var y = 0
      while y < pair.height {
        if let (columns, counts) = classifier.classify(row: y) {
          Self.mark(canvas + y &* canvasWidth, columns, kinds: classifier.kinds)
          if counts.differing > 0 { grid.add(row: y, columns, kinds: classifier.kinds) }
        }
        y &+= 1
      }
    }
    return grid
  }

  private static func mark(_ row: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, kinds: UnsafePointer<UInt8>) {
    let changed = PremultipliedColor(DifferenceImage.changedColor).packed
    let antialiased = PremultipliedColor(DifferenceImage.antialiasedColor).packed
    var x = columns.lowerBound
    while x < columns.upperBound {
      switch kinds[x] {
      case PixelKind.differing: row[x] = changed
      case PixelKind.antialiased: row[x] = antialiased
      default: break
      }
      x &+= 1
    }
  }

  /// Draws diagonal lines across a box, within the canvas.
  mutating func hatch(_ box: PixelBox, with color: Color) {
    let (left, top) = (max(box.x, 0), max(box.y, 0))
    let (right, bottom) = (min(box.endX, bitmap.width), min(box.endY, bitmap.height))
    let (packed, canvasWidth) = (PremultipliedColor(color).packed, bitmap.width)
    let (period, line) = (14 * unit, 2 * unit)
    bitmap.withMutablePixels { canvas in
      var y = top
      while y < bottom {
        var x = left
        while x < right {
          if (x &+ y) % period < line { canvas[y &* canvasWidth &+ x] = packed }
          x &+= 1
        }
        y &+= 1
      }
    }
  }

  /// Draws a line around a box, at a distance from it if there is space, so that the line is visible around a single
  /// pixel.
  mutating func frame(_ box: PixelBox, with color: Color) {
    let (gap, line) = (4 * unit, 2 * unit)
    let outset = gap + line
    let left = max(box.x - outset, 0)
    let top = max(box.y - outset, 0)
    let right = min(box.endX + outset, bitmap.width)
    let bottom = min(box.endY + outset, bitmap.height)
    let (width, height) = (right - left, bottom - top)
    let (sideWidth, sideHeight) = (min(line, width), min(line, height))
    fill(PixelBox(x: left, y: top, width: width, height: sideHeight), with: color)
    fill(PixelBox(x: left, y: bottom - sideHeight, width: width, height: sideHeight), with: color)
    fill(PixelBox(x: left, y: top, width: sideWidth, height: height), with: color)
    fill(PixelBox(x: right - sideWidth, y: top, width: sideWidth, height: height), with: color)
  }

  private mutating func fill(_ box: PixelBox, with color: Color) {
    let (packed, canvasWidth) = (PremultipliedColor(color).packed, bitmap.width)
    bitmap.withMutablePixels { canvas in
      var y = box.y
      while y < box.endY {
        (canvas + y &* canvasWidth + box.x).update(repeating: packed, count: box.width)
        y &+= 1
      }
    }
  }
}

/// Draws pixels as opaque light grays, from two thirds of white to white, so that marks over them are easy to see.
enum PaleGray {
  static func draw(_ pixels: UnsafePointer<UInt32>, count: Int, to canvas: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x < count {
      let length = min(block, count &- x)
      // Most blocks of an interface have one color. Two calls of the C library find and fill them, also in debug builds.
      if memcmp(pixels + x, pixels + x + 1, (length &- 1) &* 4) == 0 {
        fill(canvas + x, with: gray(of: pixels[x]), count: length)
      } else {
        shade(pixels + x, count: length, to: canvas + x)
      }
      x &+= length
    }
  }

  private static let block = 64

  private static func shade(_ pixels: UnsafePointer<UInt32>, count: Int, to canvas: UnsafeMutablePointer<UInt32>) {
    var last = pixels[0]
    var shade = gray(of: last)
    var index = 0
    while index < count {
      if pixels[index] != last {
        last = pixels[index]
        shade = gray(of: last)
      }
      canvas[index] = shade
      index &+= 1
    }
  }

  /// Fills pixels by copying the filled part behind itself.
  private static func fill(_ canvas: UnsafeMutablePointer<UInt32>, with gray: UInt32, count: Int) {
    canvas[0] = gray
    var filled = 1
    while filled < count {
      let added = min(filled, count &- filled)
      memcpy(canvas + filled, canvas, added &* 4)
      filled &+= added
    }
  }

  /// Returns white minus a third of the pixel's distance from white, measured as luma with the weights of ITU-R BT.601
  /// in 256ths.
  @inline(__always)
  private static func gray(of pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let luma = ((pixel & 0xFF) &* 77 &+ ((pixel &>> 8) & 0xFF) &* 150 &+ ((pixel &>> 16) & 0xFF) &* 29) &>> 8
    // The distance of a premultiplied pixel over white is its alpha minus its luma.
    let distance = alpha > luma ? alpha &- luma : 0
    return 0xFF00_0000 | (255 &- distance / 3) &* 0x0001_0101
  }
}
