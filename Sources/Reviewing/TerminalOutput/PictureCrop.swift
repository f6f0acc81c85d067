package import FirstFrameImaging

/// The part of a picture to show, in pixels: the box that changed, with a margin.
package struct PictureCrop: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  /// The minimum margin and the minimum side of a crop, in pixels.
  private static let minimumMargin = 16
  private static let minimumSide = 96

  /// The part around a box, or the whole picture if the part is at least 70 percent of it.
  ///
  /// - Parameter box: `[x, y, width, height]` in pixels, as in journals.
  package init(around box: [Int], in size: PixelSize) {
    let spans = [
      Self.span(start: box[0], length: box[2], limit: size.width),
      Self.span(start: box[1], length: box[3], limit: size.height),
    ]
    guard spans[0].count * spans[1].count * 10 < size.area * 7 else {
      self.init(whole: size)
      return
    }
    self.init(x: spans[0].lowerBound, y: spans[1].lowerBound, width: spans[0].count, height: spans[1].count)
  }

  package init(whole size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  private init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  private static func span(start: Int, length: Int, limit: Int) -> Range<Int> {
    let start = min(max(start, 0), limit - 1)
    let end = min(max(length, 1), limit - start) + start
    let margin = max(minimumMargin, (end - start) / 4, (minimumSide - (end - start)) / 2)
    return max(start - margin, 0)..<min(end + margin, limit)
  }
}

extension Bitmap {
  /// The part of the picture; clear outside the picture.
  package func cropped(to crop: PictureCrop) throws(BitmapError) -> Bitmap {
    var part = Bitmap(size: try PixelSize(width: crop.width, height: crop.height))
    let (endX, endY) = (min(crop.x + crop.width, width), min(crop.y + crop.height, height))
    guard crop.x < endX, crop.y < endY else { return part }
    withPixels { source in
      part.withMutablePixels { target in
        for y in crop.y..<endY {
          (target + (y - crop.y) * crop.width).update(from: source + y * width + crop.x, count: endX - crop.x)
        }
      }
    }
    return part
  }
}
