import FirstFrameImaging

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
