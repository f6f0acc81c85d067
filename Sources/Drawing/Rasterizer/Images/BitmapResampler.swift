import FirstFrameImaging
import Foundation

/// Resizes a picture: each target pixel is a weighted mean of source pixels.
///
/// Each source row is first resized horizontally. The result has 8 fractional bits per channel, and is cached for the
/// target rows that use it. Two channels share one multiplication. Colors are premultiplied.
final class BitmapResampler {
  private let columns: AxisWeights
  private let rows: AxisWeights
  private let width: Int
  /// Two horizontally resized source rows. A pixel has two elements: red and blue, then green and alpha.
  private let weightedRows: UnsafeMutablePointer<UInt64>
  /// The indices of the source rows that are cached; -1 for none.
  private var cachedIndices = [-1, -1]
  private let sums: UnsafeMutablePointer<UInt64>

  init(columns: AxisWeights, rows: AxisWeights) {
    self.columns = columns
    self.rows = rows
    width = columns.starts.count - 1
    weightedRows = .allocate(capacity: 4 * width + 1)
    sums = .allocate(capacity: 2 * width + 1)
  }

  deinit {
    weightedRows.deallocate()
    sums.deallocate()
  }

  /// Draws the resized picture into a canvas. The canvas must have the size for which the weights were computed.
  func resample(_ bitmap: Bitmap, into canvas: Canvas) {
    bitmap.withPixels { pixels in
      for row in 0..<rows.starts.count - 1 {
        memset(sums, 0, 2 * width * MemoryLayout<UInt64>.stride)
        for tap in rows.starts[row]..<rows.starts[row + 1] {
          let source = rows.sources[tap]
          add(weightedRow(source, of: pixels + source * bitmap.width), weight: rows.weights[tap])
        }
        round(to: canvas.pixels + row * width)
      }
    }
  }

  private func weightedRow(_ index: Int, of pixels: UnsafePointer<UInt32>) -> UnsafePointer<UInt64> {
    let row = weightedRows + (index & 1) * 2 * width
    if cachedIndices[index & 1] != index {
      writeWeighted(pixels, into: row)
      cachedIndices[index & 1] = index
    }
    return UnsafePointer(row)
  }

  private func writeWeighted(_ pixels: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt64>) {
    columns.starts.withUnsafeBufferPointer { starts in
      columns.sources.withUnsafeBufferPointer { sources in
        columns.weights.withUnsafeBufferPointer { weights in
          var x = 0
          while x < width {
            var redBlue: UInt64 = 0
            var greenAlpha: UInt64 = 0
            var tap = starts[x]
            let end = starts[x &+ 1]
            while tap < end {
              let pixel = UInt64(truncatingIfNeeded: pixels[sources[tap]])
              redBlue &+= ((pixel & 0xFF) | (pixel & 0xFF_0000) &<< 16) &* weights[tap]
              greenAlpha &+= ((pixel &>> 8 & 0xFF) | (pixel & 0xFF00_0000) &<< 8) &* weights[tap]
              tap &+= 1
            }
            row[2 &* x] = Self.shifted(redBlue)
            row[2 &* x &+ 1] = Self.shifted(greenAlpha)
            x &+= 1
          }
        }
      }
    }
  }

  /// Returns both halves of a number divided by 256 and rounded.
  @inline(__always)
  private static func shifted(_ pair: UInt64) -> UInt64 {
    ((pair &+ 0x0000_0080_0000_0080) &>> 8) & 0x0000_FFFF_0000_FFFF
  }

  private func add(_ row: UnsafePointer<UInt64>, weight: UInt64) {
    let count = 2 &* width
    var index = 0
    while index < count {
      sums[index] &+= row[index] &* weight
      index &+= 1
    }
  }

  private func round(to pixels: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x < width {
      let redBlue = sums[2 &* x] &+ 0x0080_0000_0080_0000
      let greenAlpha = sums[2 &* x &+ 1] &+ 0x0080_0000_0080_0000
      let (red, blue) = (redBlue &>> 24 & 0xFF, redBlue &>> 56)
      let (green, alpha) = (greenAlpha &>> 24 & 0xFF, greenAlpha &>> 56)
      pixels[x] = UInt32(truncatingIfNeeded: red | green &<< 8 | blue &<< 16 | alpha &<< 24)
      x &+= 1
    }
  }
}
