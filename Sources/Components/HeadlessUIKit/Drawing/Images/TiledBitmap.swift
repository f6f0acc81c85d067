import FirstFrameImaging
import Foundation

/// A bitmap whose middle is repeated, instead of stretched, to fill a larger box. The edges beside the caps are repeated
/// along the edge.
struct TiledBitmap {
  private let bitmap: Bitmap
  private let scale: CGFloat
  private let columns: Axis
  private let rows: Axis

  /// The largest number of pixels that is filled.
  private static let limit = 16_777_216

  /// The pixels of one axis: a part before the middle, the middle, and a part after it.
  private struct Axis {
    let start: Int
    let end: Int
    let length: Int

    init(length: Int, start: CGFloat, end: CGFloat, scale: CGFloat) {
      self.length = length
      self.start = max(0, min(length - 1, Int(clamping: (start * scale).rounded())))
      self.end = max(0, min(length - 1 - self.start, Int(clamping: (end * scale).rounded())))
    }

    private var middle: Int { length - start - end }

    /// Returns the pixel that is shown at a position of a longer axis.
    func source(of position: Int, in total: Int) -> Int {
      if position < start { return position }
      if position >= total - end { return length - (total - position) }
      return start + (position - start) % middle
    }
  }

  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - caps: The edges that are not repeated along their own axis, in points.
  init(_ bitmap: Bitmap, scale: CGFloat, caps: UIEdgeInsets) {
    self.bitmap = bitmap
    self.scale = scale
    columns = Axis(length: bitmap.width, start: caps.left, end: caps.right, scale: scale)
    rows = Axis(length: bitmap.height, start: caps.top, end: caps.bottom, scale: scale)
  }

  /// Returns the bitmap for a box of a size in points; `nil` if the box is smaller than the bitmap, or too large.
  func filling(_ size: CGSize) -> Bitmap? {
    let (width, height) = (
      Int(clamping: (size.width * scale).rounded()), Int(clamping: (size.height * scale).rounded())
    )
    guard bitmap.width > 0, bitmap.height > 0, width >= bitmap.width, height >= bitmap.height,
      width.multipliedReportingOverflow(by: height).overflow == false, width * height <= Self.limit,
      let total = try? PixelSize(width: width, height: height)
    else { return nil }
    var tiled = Bitmap(size: total)
    let sources = (0..<width).map { columns.source(of: $0, in: width) }
    bitmap.withPixels { pixels in
      tiled.withMutablePixels { target in
        for y in 0..<height {
          let row = rows.source(of: y, in: height) * bitmap.width
          for x in 0..<width { target[y * width + x] = pixels[row + sources[x]] }
        }
      }
    }
    return tiled
  }
}
