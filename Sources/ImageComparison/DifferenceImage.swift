public import FirstFrameImaging

/// A picture of where two pictures differ: the reference in pale greys, what changed in one strong colour, and boxes
/// around the places.
///
/// What only one of the pictures has is hatched in the strong colour, and ignored regions in grey. Anti-aliased pixels
/// that a tolerance lets through are marked in a quiet colour; those below its threshold are not marked.
public struct DifferenceImage: Sendable {
  public let bitmap: Bitmap

  /// The colour of a pixel that differs, and of the hatching over what only one picture has.
  public static let changedColor = Color(red: 230, green: 0, blue: 110)
  /// The colour of a pixel that differs and looks anti-aliased, where the tolerance allows it.
  public static let antialiasedColor = Color(red: 242, green: 184, blue: 75)
  /// The colour of the boxes around the places that differ.
  public static let boxColor = Color(red: 0, green: 102, blue: 255)
  /// The colour of the hatching over ignored regions.
  public static let ignoredColor = Color(red: 128, green: 144, blue: 164)
  /// The colour of what neither picture has.
  public static let outsideColor = Color(red: 120, green: 120, blue: 120)

  /// Draws where two pictures differ, as large as both together.
  ///
  /// - Throws: `BitmapError` where two long thin pictures together are larger than a bitmap may be.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) throws(BitmapError) {
    let size = try PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    var canvas = DifferenceCanvas(size: size)
    let missing = MissingArea(reference: reference.size, actual: actual.size)
    canvas.drawPale(actual)
    canvas.drawPale(reference)
    for box in missing.boxes { canvas.hatch(box, with: Self.changedColor) }
    for box in tolerance.mask { canvas.hatch(box, with: Self.ignoredColor) }
    let grid = PicturePair.with(reference, actual) { canvas.drawChanges($0, tolerance: tolerance) }
    for box in Clusters(grid, missing: missing).boxes { canvas.frame(box, with: Self.boxColor) }
    bitmap = canvas.bitmap
  }
}

/// The picture that a difference image is drawn on.
struct DifferenceCanvas {
  private(set) var bitmap: Bitmap
  /// The pixels to a stroke's unit: strokes stay visible where large pictures are shown small.
  private let unit: Int

  /// The side of a picture for every unit.
  private static let sideOfUnit = 800

  init(size: PixelSize) {
    bitmap = Bitmap(size: size, color: PremultipliedColor(DifferenceImage.outsideColor))
    unit = max(max(size.width, size.height) / Self.sideOfUnit, 1)
  }

  /// Draws a picture in pale greys, from the top left corner.
  mutating func drawPale(_ picture: Bitmap) {
    let canvasWidth = bitmap.width
    bitmap.withMutablePixels { canvas in
      picture.withPixels { pixels in
        var y = 0
        while y < picture.height {
          PaleGrey.draw(pixels + y &* picture.width, count: picture.width, to: canvas + y &* canvasWidth)
          y &+= 1
        }
      }
    }
  }

  /// Marks the pixels that differ, and returns where they are.
  mutating func drawChanges(_ pair: PicturePair, tolerance: ImageTolerance) -> ClusterGrid {
    let canvasWidth = bitmap.width
    let grid = ClusterGrid(width: pair.width, height: pair.height)
    var classifier = RowClassifier(pair, tolerance: tolerance)
    bitmap.withMutablePixels { canvas in
      var y = 0
      while y < pair.height {
        if let (columns, finding) = classifier.classify(row: y) {
          Self.mark(canvas + y &* canvasWidth, columns, kinds: classifier.kinds)
          if finding.differing > 0 { grid.add(row: y, columns, kinds: classifier.kinds) }
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

  /// Draws rising lines across a box, as far as it lies on the canvas.
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

  /// Draws a line around a box, off it where there is room, so that even a single pixel shows.
  mutating func frame(_ box: PixelBox, with color: Color) {
    let (gap, line) = (4 * unit, 2 * unit)
    let reach = gap + line
    let left = max(box.x - reach, 0)
    let top = max(box.y - reach, 0)
    let right = min(box.endX + reach, bitmap.width)
    let bottom = min(box.endY + reach, bitmap.height)
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

/// Draws pixels as opaque greys in the lightest third, so that whatever is drawn over them stands out.
enum PaleGrey {
  static func draw(_ pixels: UnsafePointer<UInt32>, count: Int, to canvas: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x < count {
      canvas[x] = grey(of: pixels[x])
      x &+= 1
    }
  }

  /// Luma by the weights of ITU-R BT.601 in 256ths, over white, and a third of what it lacks to white.
  @inline(__always)
  private static func grey(of pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let luma = ((pixel & 0xFF) &* 77 &+ ((pixel &>> 8) & 0xFF) &* 150 &+ ((pixel &>> 16) & 0xFF) &* 29) &>> 8
    // A premultiplied pixel lacks to white what its alpha has and its channels have not.
    let lack = alpha > luma ? alpha &- luma : 0
    return 0xFF00_0000 | (255 &- lack / 3) &* 0x0001_0101
  }
}
